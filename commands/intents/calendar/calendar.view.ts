/** How the calendar is shown: month, week, work week, day or agenda. */
import { command } from '../../kernel/command.ts';

const views: [RegExp, string][] = [
  [/work ?week|working week|שבוע (?:עבודה|העבודה)/, 'workWeek'],
  [/agenda|list|רשימה|סדר יום/, 'agenda'],
  [/month|חודש/, 'month'],
  [/week|שבוע/, 'week'],
  [/day|יום|יומ/, 'day'],
];

export const calendarView = command({
  id: 'calendar.view',
  who: ['teacher'],
  effect: 'reads',
  says: {
    en: [
      '(show|switch to|change to|go to|see|give me|back to) [me] [the] (month|week|day|work week|working week|agenda|list) [view]',
      '^ (month|week|day|work week|working week|agenda|list) [view] $',
      '(month|week|day|work week|agenda|list|monthly|weekly|daily) view',
      '(show|display|see|view|switch|change|set) [me] [the|my] [calendar] [view] (as|by|to|in) [a|the] (month|week|day|work week|agenda|list)',
      '(show|display|see|view|have) [it|them|this] as [a] list',
      '(show|see|view) [me] (the (whole|full|entire)|one) (month|week|day)',
      '(switch|change|set) [the|my] calendar (to|into) [a|the] (month|week|day|work week|agenda|list) [view]',
    ],
    he: [
      '[לעבור|עבור|אפשר|לפתוח|להציג|להראות|לתת|תן|תני] [לי] [את] (תצוגת|תצוגה|התצוגה|מבט|לתצוגת|לתצוגה|בתצוגת|בתצוגה|למבט|במבט|לפי) (חודש|שבוע|יום|שבוע עבודה|רשימה|סדר יום|חודשית|שבועית|יומית|חודשי|שבועי|יומי)',
      '(להראות|להציג|לראות|תראה|תראי) [לי] [את] (היומן|הלוח|הלו"ז) (בתצוגת|בתצוגה|במבט|לפי) (חודש|שבוע|יום|שבוע עבודה|רשימה|חודשית|שבועית|יומית|חודשי|שבועי|יומי)',
      '[להציג|להראות|לראות|לפתוח] [לי] [את] (לוח|יומן|היומן|הלוח) (חודשי|שבועי|יומי|החודשי|השבועי|היומי) $',
      '^ (יומן|היומן|לוח) לפי (חודש|שבוע|יום)',
      '^ (חודש|שבוע|יום|שבוע עבודה|חודשי|שבועי|יומי|סדר יום) $',
      '(לראות|להראות|להציג|לסדר) … לפי (חודש|שבוע|יום|חודשים|שבועות|ימים|רשימה)',
      '(לראות|להראות|להציג) [לי] [את] [היומן|הלוח|זה|הלו"ז] (כרשימה|כסדר יום|כחודש|כשבוע)',
      '(להראות|לעבור|הצג) [לי] (חודש|שבוע|יום|לחודש|לשבוע|ליום|שבוע עבודה)',
      'להציג [לי] [את] (חודש|שבוע|יום|החודש|השבוע|היום|שבוע עבודה)',
      '(להחליף|לעבור|לשנות|שנה|שני) [לי] [את] [התצוגה|היומן|הלוח|ביומן|בלוח] (לתצוגת|למבט|לתצוגה) (חודש|שבוע|יום|רשימה|שבוע עבודה|חודשית|שבועית|יומית|חודשי|שבועי|יומי)',
    ],
  },
  takes: [],
  declines: (heard) =>
    heard.unread.length > 0 ||
    heard.items.length > 0 ||
    /^היום|(?:יום|שבוע|חודש) (?:טוב|נעים|מקסים)/.test(heard.normal.text),
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
