/** On which days and at which hours the teacher works. */
import type { Weekday } from '../../../domain/people/people.ts';
import { command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import type { TimeReading } from '../../grammar/time/readings.ts';
import { ask, mark, say, type Draft } from '../../kernel/draft.ts';
import { isTime, type Interpretation } from '../../kernel/interpretation.ts';
import type { EntityCandidate, AnnotatedText } from '../../kernel/annotatedText.ts';
import { idle } from '../../slots/freeText.ts';
import { inWords } from '../../kernel/words.ts';
import { ownPatch } from './ownPatch.ts';
import { weekdayCodes, weekHours, type DayHours } from './weekHours.ts';

const ofWork =
  /\bhours\b|\b(?:work|works|working|teach|teaching|available|open|availability)\b|שעות|עובד|עבודה|לעבוד|מלמד|ללמד|זמינ?ה?(?![A-Za-zÀ-ӿא-ي])/u;
const ofHours = /\b(?:work|working|office|teaching) hours\b|שעות (?:ה?עבודה|ה?פעילות|שלי)/;
const off =
  /\b(?:don't|dont|do not|never|no|not|stop|quit)\b|\boff\b|(?<![A-Za-zÀ-ӿא-ي])(?:לא|בלי|אין|להפסיק|תפסיק|תפסיקי|חופשי|חופשיים|חופש)(?![A-Za-zÀ-ӿא-ي])/u;
/** A single day of the week is every week's where that is said. */
const always = /every week|always|never|each week|קבוע|תמיד|אף פעם|כל שבוע/;

const hasHours = ({ readings }: Pick<AnnotatedText, 'readings'>): boolean =>
  readings.some((one) => one.kind === 'time' && 'endClock' in one.time && one.time.endClock !== undefined);

export const settingsHours = command({
  id: 'settings.hours',
  who: ['teacher'],
  effect: 'does',
  says: {
    en: [
      '[my] [working|work|office|teaching] hours',
      '(i|we) [also|only|usually] (work|teach)',
      "(don't|never) (work|teach) [on]",
      '(no|stop|not) (work|working|teaching) [on]',
      "i'm [usually] available",
      '^ no',
      '[day] off [every week]',
    ],
    he: [
      '[את] (שעות|השעות|לשעות) [העבודה|עבודה|הפעילות] [שלי]',
      '[אני|אנחנו] (עובד|עובדת|מלמד|מלמדת|זמין|זמינה)',
      '[אני|אנחנו] לא (עובד|עובדת|מלמד|מלמדת)',
      '^ (אין|בלי) [עבודה]',
      'להפסיק (לעבוד|ללמד)',
      '(חופשי|חופשיים|יום חופש|חופש)',
    ],
  },
  takes: ['time', 'number', 'it', 'scope:future', 'noun:lessons'],
  // Days and hours of a week are what this is about: elsewhere they are said beside something.
  price(reading) {
    if (reading.kind !== 'time') return 0;
    const { time } = reading;
    if (time.kind !== 'interval') return time.kind === 'recurrence' ? -0.8 : 0;
    // "עד חמישי מ-14:00 עד 20:00" as one stretch has lost its hours.
    return time.open === 'until' && time.grain === 'minute' ? null : -0.6;
  },
  extra: (said) => [
    ...neverIn(said),
    ...idle(
      said,
      hasHours(said)
        ? /^(?:set|change|update|make|working|work|teaching|office|usual|hours|available|day|week|on|i|am|are|add|to|תשני|תוסיפי?|[בהולמשת]{0,3}(?:שנות|שנה|עדכן|עדכני|קבוע|קבע|קבעי|הגדיר|גדיר|עבודה|שעות|הן|פעילות))$/
        : /^(?:don't|dont|not|never|no|work|working|teach|teaching|day|off|week|on|i|my|is|[בהולמש]{0,2}(?:לא|אין|בלי|יום|ימי|זה|קבוע|עבודה|לעבוד|חופשיים|חופש)|אף|פעם)$/,
    ),
  ],
  declines: (heard, world) => !isOfWeek(heard, world),
  resolve(draft, whole, world) {
    const heard = ofDaysOff(draft, whole);
    const said = weekHours(heard);
    if (!said) return;
    if (/\bonly\b|(?<![A-Za-zÀ-ӿא-ي])רק(?![A-Za-zÀ-ӿא-ي])/u.test(heard.normal.text))
      draft.slots['scope'] = 'all';
    // "Sunday 14–20, Monday 15–19": each day its own; where it is not told which, it is asked.
    if (said.differ) draft.doubts.push('hours');
    if (said.differ && said.each) {
      say(draft, 'items', said.each, said.items, 'when');
      return;
    }
    if (said.days.length > 0) say(draft, 'days', said.days, said.items, 'when');
    else {
      mark(draft, 'days', said.items, 'when');
      ask(
        draft,
        'days',
        inWords(world, 'On which days?', 'באילו ימים?'),
        [5, 6].map((count) => ({
          label: inWords(
            world,
            `Sunday–${count === 5 ? 'Thursday' : 'Friday'}`,
            `ראשון–${count === 5 ? 'חמישי' : 'שישי'}`,
          ),
          value: weekdayCodes.slice(0, count),
        })),
      );
    }
    if (said.hours && !said.differ) draft.slots['hours'] = said.hours;
    else if (off.test(heard.normal.text)) draft.slots['hours'] = null;
    else
      ask(
        draft,
        'hours',
        inWords(world, 'From when until when?', 'ממתי עד מתי?'),
        [
          { from: '08:00', to: '14:00' },
          { from: '14:00', to: '19:00' },
          { from: '15:00', to: '20:00' },
        ].map((value) => ({ label: `${value.from}–${value.to}`, value })),
      );
  },
  plan(slots, world) {
    const { days, hours, scope, items } = slots as {
      days?: Weekday[];
      hours?: { from: string; to: string } | null;
      scope?: string;
      items?: DayHours[];
    };
    const each = items ?? (days === undefined || hours === undefined ? [] : [{ days, hours }]);
    if (each.length === 0) return {};
    // "Only Sundays": the other days are free from now on.
    const rest = scope === 'all' ? weekdayCodes.map((day) => [day, []] as const) : [];
    const said = each.flatMap((one) =>
      one.days.map((day) => [day, one.hours === null ? [] : [one.hours]] as const),
    );
    return ownPatch(world, { workingHours: Object.fromEntries([...rest, ...said]) });
  },
  examples: () => ({
    en: ['I work Sunday to Thursday 14:00 to 20:00', "I don't work on Fridays"],
    he: ['שעות העבודה שלי ראשון עד חמישי 14:00–20:00', 'שעות העבודה שלי בשישי 9:00–13:00'],
  }),
  counterexamples: {
    en: [
      "don't change my working hours to Sunday 14-20",
      'when do I work on Sunday?',
      'I worked Sunday 14 to 20',
      'no lessons on Friday',
      'open a class Friday at 9am',
      'block Fridays',
    ],
    he: [
      'אל תשנה את שעות העבודה לראשון 14-20',
      'מתי אני עובדת בראשון?',
      'אני לא עובד מחר',
      'אין לי שיעורים בשישי?',
      'אילו שעות פנויות לי בראשון?',
      'לחסום את ימי שישי',
    ],
  },
});

/** "I work Sunday to Thursday, not on Tuesday": the days off are those of that part alone; what hours the others have is asked where they are said. */
function ofDaysOff(draft: Draft, heard: Interpretation): Interpretation {
  const { text } = heard.normal;
  const cut = /[,;]| but | אבל /.exec(text)?.index;
  if (cut === undefined || !off.test(text.slice(cut)) || off.test(text.slice(0, cut))) return heard;
  const items = heard.items.filter(({ from }) => from > cut);
  if (!ofWork.test(text.slice(0, cut)) || !items.some(isTime)) return heard;
  if (hasHours({ readings: heard.items })) draft.doubts.push('days');
  else mark(draft, 'days', heard.items.filter(isTime), 'when');
  return hasHours({ readings: heard.items }) ? heard : { ...heard, items };
}

/** Some days of every week, or the whole of its end. */
const isOfDays = ({ text, day }: Extract<TimeReading, { kind: 'interval' }>): boolean =>
  day?.weekday !== undefined || /(?:weekends?|סו(?:ף|פי) ?ה?שבוע|סופ["״]?ש)$/i.test(text);

/** A date, a length, a moment or a holiday is of something that happens once. */
function isOnce(time: TimeReading): boolean {
  if (time.kind === 'date')
    return time.day.weekday === undefined || time.day.which === 'next' || time.day.which === 'last';
  if (time.kind === 'interval' && time.grain !== 'minute' && time.grain !== 'hour')
    return time.grain !== 'day' || !isOfDays(time) || /\d/.test(time.text);
  return ['duration', 'instant', 'time'].includes(time.kind);
}

const saysHour = (time: TimeReading): boolean =>
  ('clock' in time && time.clock !== undefined) || ('startClock' in time && time.startClock !== undefined);

/** "לא עובד אף פעם" says no twice and means it once. */
const neverIn = ({ normal: { text } }: AnnotatedText): EntityCandidate[] => {
  const at = text.indexOf('אף פעם');
  return at < 0
    ? []
    : [{ kind: 'word', sense: 'filler', value: '', from: at, to: at + 'אף פעם'.length, cost: 0.2 }];
};

function isOfWeek(heard: Interpretation, world: IndexedWorld): boolean {
  const { text } = heard.normal;
  const said = weekHours(heard);
  if (said === null || heard.unread.length > 0 || heard.asks || heard.past || world.role !== 'teacher')
    return false;
  const strange = ({ kind }: { kind: string }) => !['time', 'word', 'number'].includes(kind);
  if (heard.items.some(strange)) return false;
  const other = heard.items.some((item) => isTime(item) && isOnce(item.time));
  if (other || (/שיעור|lesson|class|meeting/.test(text) && !ofWork.test(text))) return false;
  // "My hours are 9 to 6": of which days is asked.
  if (said.days.length === 0 && (off.test(text) || !ofHours.test(text))) return false;
  // "Not on Sundays until 4", "not between 2 and 4" are the hours off; "until Passover", "every other Friday" end, or come and go.
  if (said.hours !== null && off.test(text.slice(0, said.items[0]?.from))) return false;
  if (
    off.test(text) &&
    heard.items.some(
      (item) =>
        isTime(item) &&
        ((item.time.kind === 'recurrence' && /UNTIL|COUNT|INTERVAL=[2-9]/.test(item.time.rrule)) ||
          (item.time.kind === 'interval' && /week|month|year/.test(item.time.grain)) ||
          (item.time.kind === 'interval' &&
            item.time.open === 'until' &&
            item.time.day?.weekday === undefined)),
    )
  )
    return false;
  if (said.hours !== null) return ofWork.test(text) && (said.weekly || /hours|שעות|עובד|work/.test(text));
  // "I stop working at 6 on Wednesdays" leaves the hours before it.
  if (heard.items.some((item) => isTime(item) && saysHour(item.time))) return false;
  return off.test(text) && (said.weekly || always.test(text)) && !/lesson|class|שיעור/.test(text);
}
