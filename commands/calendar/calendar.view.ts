/** How the calendar is shown: month, week, work week, day or agenda. */
import { command } from '../command.ts';

const views: [RegExp, string][] = [
  [/work ?week|working week|שבוע (?:עבודה|העבודה)/, 'workWeek'],
  [/month|חודש/, 'month'],
  [/agenda|list|רשימה|סדר יום/, 'agenda'],
  [/week|שבוע/, 'week'],
  [/day|יום/, 'day'],
];

export const calendarView = command({
  id: 'calendar.view',
  who: ['teacher'],
  deed: 'reads',
  says: {
    en: [
      '(show|switch to|change to|go to|see) [the] (month|week|day|work week|working week|agenda|list) [view]',
      '^ (month|week|day|work week|working week|agenda|list) [view] $',
      '(month|week|day|work week|agenda|list|monthly|weekly|daily) view',
    ],
    he: [
      '[תעבור|תעברי|לעבור|עבור|עברי] (תצוגת|תצוגה|מבט|לתצוגת|בתצוגת) (חודש|שבוע|יום|שבוע עבודה|רשימה|סדר יום|חודשית|שבועית|יומית|חודשי|שבועי|יומי)',
      '^ (חודש|שבוע|יום|שבוע עבודה) $',
      '(תראה|תראי|תעבור|תעברי|לעבור|הצג) (חודש|שבוע|יום|לחודש|לשבוע|ליום|שבוע עבודה)',
    ],
  },
  takes: [],
  declines: (heard) => heard.unread.length > 0 || heard.items.length > 0,
  resolve(draft, heard) {
    draft.slots['view'] = views.find(([pattern]) => pattern.test(heard.normal.text))?.[1];
  },
  plan: (slots) => ({ effect: { kind: 'page', value: `/home?view=${String(slots['view'])}` } }),
  examples: () => ({ en: ['show month', 'work week'], he: ['תצוגת חודש', 'תצוגת שבוע'] }),
  counterexamples: {
    en: ['what do I have this month?', 'picture of my month', 'how was the week?', 'book Dana this week'],
    he: ['מה יש לי החודש?', 'איך היה השבוע?', 'תקבע לדנה השבוע', 'תעבור ל-12 בדצמבר'],
  },
});
