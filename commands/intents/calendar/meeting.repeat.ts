/** Changes how a lesson repeats, or until when. */
import { dayOf, minuteOfDay, weekdayOf } from '../../../domain/basics/wallTime.ts';
import { parseRule, printRule } from '../../../domain/calendar/recurrence.ts';
import { command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { assume, say, type Draft } from '../../kernel/draft.ts';
import { words, type Interpretation, type Entity } from '../../kernel/interpretation.ts';
import { recurrenceAdjective } from '../../grammar/he/recurrenceAdjectives.ts';
import { heldToConstraints } from '../../slots/temporalConstraints.ts';
import { aChange } from '../../slots/aChange.ts';
import { idle } from '../../slots/freeText.ts';
import { aRule } from '../../slots/aRule.ts';
import { findHeld, selectorOf } from '../../slots/selector.ts';
import { whenOf } from '../../slots/when.ts';
import { inWords } from '../../kernel/words.ts';
import { addressOf, stepToChange } from './lesson/address.ts';
import { firstLessons } from '../../world/exampleWords.ts';

const isRule = (item: Entity): boolean =>
  item.kind === 'time' &&
  item.time.kind === 'recurrence' &&
  !item.time.rrule.startsWith('FREQ=WEEKLY;INTERVAL=1;BYDAY=');

const isWeekly = (item: Entity): boolean => item.kind === 'time' && item.time.kind === 'recurrence';

const ends =
  /stop|end\b|ends|ending|finish|quit|until|\bno\b|not|n't|last|פס[יק]|נגמר|סתיי|סיי[םמ]|(?<![A-Za-zÀ-ӿא-ي])לא |יותר|אחרון/u;

/** "after June 30", "until the end of June": the last day. What comes back after a day does not end with it. */
const isEnd = (item: Entity, { normal }: Interpretation): boolean =>
  item.kind === 'time' &&
  (ends.test(normal.text) ||
    (item.role !== 'after' && !('open' in item.time && item.time.open === 'after'))) &&
  ((item.time.kind === 'interval' &&
    item.time.open !== undefined &&
    !/hour|minute/.test(item.time.grain) &&
    item.time.open !== 'from' &&
    item.time.open !== 'since') ||
    (item.time.kind === 'date' && (item.role === 'after' || item.role === 'until')));

/** "end repeating Noam on June 30" */
const isLastDay = (item: Entity, { normal }: Interpretation): boolean =>
  item.kind === 'time' &&
  item.time.kind === 'date' &&
  item.time.day.weekday === undefined &&
  /\b(?:stop|end|finish|quit) repeating|[מתי]י?סתיי|[נת]י?גמר|[לת]סיי|הפסיק|תפסיק/.test(normal.text);

/** "That ends at five": an hour is no last day of anything. */
const endsAtHour = ({ items, normal: { text } }: Interpretation): boolean =>
  items.some(
    (item) =>
      (item.kind === 'number' || (item.kind === 'time' && 'clock' in item.time)) &&
      /(?:\b(?:ends?|ending|finish(?:es|ing)?|stops?)(?: at)?|נגמר[ית]?ם?|סתיי[A-Za-zÀ-ӿא-ي]+) ?(?:ב-?)?$/u.test(
        text.slice(0, item.from),
      ),
  );

const codes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

export const meetingRepeat = command({
  id: 'meeting.repeat',
  who: ['teacher'],
  effect: 'does',
  // An end takes away every lesson after it.
  weighs: ({ rrule }) => typeof rrule === 'string' && /UNTIL|COUNT/.test(rrule),
  says: {
    en: [
      '(make|have|change|switch|set|turn) … (every|weekly|biweekly|bi-weekly|monthly|daily|repeat|once)',
      '(stop|end|quit|finish) repeating',
      'should (end|stop)',
      '(end|ends|ending) (on|in|at|after|with)',
      '(repeats|recurs|repeating|recur)',
      '(repeat|extend|prolong|continue|carry on|keep on)',
      '(keep|carry) … (going|on|running)',
      '(make|switch|change|set|turn|convert|move|put)',
      '(goes|go|moves|switches) to',
      '(comes|come|meets|meet|runs|run|continues|goes on) [only]',
      '(have|let|get) … (come|meet|repeat|continue|stop repeating)',
    ],
    he: [
      '(יהיו|להפוך|תהפוך|תהפכי|תהפכו|נהפוך|הפוך|הפכי|הפכו|לעשות|לקבוע|להיפגש|ייפגש|נפגשים|נפגשת|ייפגשו|מתקיים|מתקיימת|יתקיים|תתקיים)',
      '(עובר|עוברת|עוברים|יעבור|תעבור|להעביר|לשנות|תעשה|תעשי)',
      '(לחזור|יחזור|יחזרו|יגיע|תגיע|יבוא|תבוא|מגיע|מגיעה) [על]',
      '(להמשיך|ימשיך|תמשיך|ימשיכו|נמשך|נמשכת|נמשכים|יימשך|תימשך)',
      'להפסיק (לחזור|את החזרה)',
      '(לסיים|להפסיק) [את] [כל] (הסדרה|השיעורים)',
      '(נגמר|נגמרת|נגמרים|ייגמר|תיגמר|ייגמרו|מסתיים|מסתיימת|מסתיימים|יסתיים|תסתיים|יסתיימו)',
      '(יהיה|תהיה)',
    ],
  },
  takes: [
    'person',
    'subject',
    'time',
    'noun',
    'which',
    'scope',
    'notify',
    'it',
    'all:all',
    'number',
    'same:time',
  ],
  extra: (said) => [...recurrenceAdjective(said), ...idle(said, /^(?:thing|one|event|basis|affair)$/)],
  // "כל שבועיים מעכשיו" is no day in two weeks.
  // "Stop repeating Noam's Monday after 30 June": from then on, and no one Monday.
  price: (reading, { text }) =>
    reading.kind === 'time' &&
    (text.endsWith('כל שבועיים', reading.from + 7) ||
      (reading.time.kind === 'date' && / (?:after|ש?אחרי) /.test(reading.time.text)))
      ? null
      : 0,
  lightly: true,
  /** "Dana every two weeks from now on": a rule without an hour, of a lesson that is there. */
  bare: (heard, world) =>
    !heard.asks &&
    !heard.negated &&
    heard.items.some(isRule) &&
    whenOf(heard.items).clock === undefined &&
    (heard.light || whenOf(heard.items).day === undefined) &&
    heard.items.some(({ kind }) => kind === 'person') &&
    (words(heard, 'scope').length > 0 ||
      /from now on|מעכשיו/.test(heard.normal.text) ||
      heard.items.every(
        (item) =>
          item.kind !== 'subject' &&
          !(item.kind === 'time' && /BYDAY/.test('rrule' in item.time ? item.time.rrule : '')),
      )) &&
    findHeld(selectorOf(heard.items.filter((item) => !isRule(item))), world).length > 0,
  declines: (heard) =>
    // "שעה וחצי קבוע": how long, and not how often.
    heard.items.some(
      (item) => item.kind === 'time' && item.time.kind === 'duration' && !item.time.calendar,
    ) ||
    (!heard.items.some(
      (item) => isRule(item) || (isWeekly(item) && /יחזור|חוזר|תחזר|\brepeat/.test(heard.normal.text)),
    ) &&
      !(
        /repeat|\bruns?\b|continue|goes on|\bgoing\b|carry on|keep on|חזור|חוזר|סדרה|חזרה|נגמר|[מת]סתי|נפסק|משי[ךכ]|משכ|משך/.test(
          heard.normal.text,
        ) &&
        !endsAtHour(heard) &&
        heard.items.some((item) => isEnd(item, heard) || isLastDay(item, heard))
      )),
  resolve: heldToConstraints(resolve),
  plan(slots, world) {
    const addressed = addressOf(slots, world);
    const { rrule, end, start } = slots as { rrule?: string; end?: string; start?: string };
    if (addressed === null || rrule === undefined) return {};
    const hours = start === undefined || end === undefined ? {} : { start, end };
    return { steps: [stepToChange(addressed, { rrule, ...hours })] };
  },
  examples(world) {
    const { person } = firstLessons(world);
    return {
      en: [`make ${person.en}'s next lesson every two weeks`],
      he: [`${person.he} עוברת לפעם בשבועיים`],
    };
  },
  counterexamples: {
    en: [
      "don't make Dana every two weeks",
      'every Sunday at 4 English with Noam',
      'should Dana be every two weeks?',
      'move Dana two weeks later',
    ],
    he: [
      'אל תעביר את דנה לפעם בשבועיים',
      'כל ראשון ב-4 אנגלית עם נועם',
      'האם להעביר את דנה לפעם בשבועיים?',
      'תדחה את דנה בשבועיים',
    ],
  },
});

/** "Weekly for twelve weeks". */
const isCalendarLength = (item: Entity): boolean =>
  item.kind === 'time' && item.time.kind === 'duration' && item.time.calendar !== undefined;

const isDenied = (before: string): boolean =>
  /(?:(?<![A-Za-zÀ-ӿא-ي])(?:ו?לא|במקום)|\b(?:not|no longer|instead of|rather than))(?: (?:רק|עוד|just|only))? $/u.test(
    before,
  );

/** "Weekly, once a month": how often is said twice. */
const differ = (rules: Entity[]): boolean =>
  new Set(
    rules.flatMap((item) =>
      isRule(item) && item.kind === 'time' && 'rrule' in item.time ? [item.time.rrule.slice(0, 9)] : [],
    ),
  ).size > 1;

function resolve(draft: Draft, heard: Interpretation, world: IndexedWorld): void {
  const { text } = heard.normal;
  const isRepeated = heard.items.some(isRule);
  const rules = heard.items.filter(
    (item) =>
      isRule(item) || isEnd(item, heard) || isLastDay(item, heard) || (isRepeated && isCalendarLength(item)),
  );
  // "Not once in two weeks but every week": how often it was says nothing of how often it is to be.
  const former = rules.filter(
    (item) => isRule(item) && (item.role === 'instead' || isDenied(text.slice(0, item.from))),
  );
  const anew = rules.filter((item) => !former.includes(item));
  if (anew.filter(isRule).length !== 1 && (former.length > 0 || differ(anew))) draft.doubts.push('often');
  const said = aRule(anew, null);
  const left = heard.items.filter((item) => !rules.includes(item));
  const single = said?.rrule === 'FREQ=WEEKLY;INTERVAL=1';
  // "Make Itay weekly", "תקבעי את איתי קבוע" may be of a lesson that is not there yet.
  if (
    single &&
    (/^[לתנ]?קב[ועי]/.test(text.slice(heard.verb?.ranges[0]?.from)) ||
      !(words(heard, 'noun').length > 0 || /every|כל/.test(text))) &&
    findHeld(selectorOf(left), world).length > 1
  )
    draft.doubts.push('new');
  const held = aChange(
    draft,
    left,
    world,
    {
      scope: 'future',
      why: inWords(world, 'from this one on', 'מכאן והלאה'),
      // What recurs every week already is not made to.
      once: single,
    },
    said?.start,
  );
  if (held === null) return;
  // An hour that is not the lesson's is where it goes, and nothing here holds it.
  const clock =
    anew
      .map((item) => ('time' in item && 'clock' in item.time ? item.time.clock : undefined))
      .find(Boolean) ?? whenOf(heard.items).clock;
  if (clock && (clock.minute - minuteOfDay(held.start)) % 720 !== 0) draft.doubts.push('clock');
  // "Fortnightly, this week off": with which week it begins.
  if (
    heard.items.some(
      (item) =>
        item.kind === 'time' &&
        item.time.kind === 'interval' &&
        item.time.grain === 'week' &&
        item.time.open === undefined,
    )
  )
    draft.doubts.push('week');
  if (said?.rrule.startsWith('FREQ=DAILY') && said.start && dayOf(said.start) !== dayOf(held.start))
    draft.doubts.push('start');
  const standing = held.lesson.rrule === null ? null : parseRule(held.lesson.rrule);
  const end = rules.find((item) => !isRule(item));
  // "Repeat Itay's lesson every Friday until the end of June": the day is that of the lesson, and the rule too.
  const rule = said ?? (end ? null : aRule(heard.items.filter(isWeekly), null));
  if (rule) {
    const weekly = rule.rrule.startsWith('FREQ=WEEKLY') && !rule.rrule.includes('BYDAY');
    const days =
      standing !== null && standing.weekdays.length > 0
        ? standing.weekdays.map((day) => codes[day])
        : [codes[weekdayOf(held.start)]];
    say(
      draft,
      'rrule',
      weekly ? rule.rrule.replace(/(INTERVAL=\d+)/, `$1;BYDAY=${days.join(',')}`) : rule.rrule,
      rules,
      'when',
    );
    return;
  }
  if (standing === null || end?.kind !== 'time') return;
  const day = lastDay(end);
  if (day === null) return;
  say(draft, 'rrule', printRule({ ...standing, count: null, until: day }), rules, 'when');
  if (draft.slots['scope'] === undefined)
    assume(draft, 'scope', 'all', inWords(world, 'the end of the series', 'סוף הסדרה'), 'scope');
}

function lastDay({ time }: Entity & { kind: 'time' }): string | null {
  if (time.kind === 'date') return time.start;
  if (time.kind !== 'interval') return null;
  // "after June 30" begins on 1 July; "until June 30" ends there.
  const edge = time.open === 'after' ? time.start : time.end;
  if (edge === undefined) return null;
  return new Date(Date.parse(`${edge.slice(0, 10)}T00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}
