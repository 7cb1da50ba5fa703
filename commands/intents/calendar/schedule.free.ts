/** When there is room: of one's own, or of a teacher. */
import { addDays, addMinutes, dayOf, type Wall } from '../../../domain/basics/wallTime.ts';
import { command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { assume, say, type Draft } from '../../kernel/draft.ts';
import { has, words, type Interpretation } from '../../kernel/interpretation.ts';
import { aRange } from '../../slots/aRange.ts';
import { weekOf } from '../../world/days.ts';
import { idle } from '../../slots/freeText.ts';
import { somePeople } from '../../slots/somePeople.ts';
import { whenOf } from '../../slots/when.ts';
import { inWords, momentWords } from '../../kernel/words.ts';
import { freeStarts } from './lesson/freeStarts.ts';
import { isWeekOver } from './lesson/weekIsOver.ts';
import type { Held } from '../../world/lesson.ts';
import { teacherExample } from '../../world/teacherExample.ts';

export const scheduleFree = command({
  id: 'schedule.free',
  who: ['teacher', 'student', 'parent'],
  effect: 'reads',
  says: {
    en: [
      '(when|what time|which hours|which days|what days) … (free|available|open|empty)',
      '(am i|are you|are we|is there) … (free|available)',
      'am i (free|available)',
      '(any|a|some|next|first|free|open|empty|available) [free] (slot|slots|gap|gaps|hole|holes|opening|openings)',
      '(find|show|list|look for|search for|get|give) … (time|slot|slots|gap|gaps|opening|openings|space)',
      '(free|open|available|spare|empty) (time|times|hours|hour|slot|slots|spots|spot|windows|window)',
      'find',
      'availability',
      'do i have (time|room|space|a gap|a free|free)',
      '^ free',
      "(what's|what is|who's) (free|open|available)",
      '(is|are) … (free|available|open)',
      '^ available',
      '(what|which|any|got any|got some|have any) (slots|slot|openings|gaps|times|hours|spots|windows|room|space|free time)',
      'good time for',
      'when can i',
      'when can … (see|teach|take|meet|fit|come|do|have)',
      'when (does|do|is|are|will) … (have time|have room|have a slot|have an opening|have space|free|available|not busy|open)',
      "(when's|when is|what's|what is) (my|the) next (opening|gap|free slot|free hour|slot|hole|free time|free spot)",
      "(i'm|am i) (free|available) when",
      'when am i (not busy|free|available|open)',
      '(look|looking) for',
      'need [a|an] [free]',
      '(best|good|possible) (time|times)',
      'fit … in',
      '(where|when) can i (fit|squeeze)',

      '(slots|openings|gaps)',
      '(show|list|check|see) [me] [my|the] availability',
      '(first|earliest|next|soonest|nearest) … (free|available|open|gap|slot|opening|opportunity)',
      'do you have (anything|any|something|space|room|time|a slot|a gap|an opening)',
      'anything (open|free|available)',
      'when could (i|we)',
      "(what's|what is) the (earliest|soonest|first)",
    ],
    he: [
      'מתי … (פנוי|פנויה|פנויים|זמין|זמינה|זמינים)',
      '(יש|מה) … (חלון|חלונות|פנוי|מקום|זמן|משבצת|משבצות)',
      '(חלון|חלונות|זמן|שעות|שעה|משבצת|משבצות|מקום|מקומות) (פנוי|פנויים|פנויות|פנויה|ריק|ריקים|ריקות)',
      '(למצוא|מצא|לחפש) … (זמן|חלון|מקום|שעה|משבצת)',
      '(למצוא|מצא)',
      '(איזה|אילו|באיזה|באילו) (שעות|ימים|חלונות|בקרים|ערבים)',
      '(חלונות|חלון)',
      'כמה (חלונות|חורים|שעות פנויות) [נשארו|יש] [לי]',
      'איפה יש לי (מקום|זמן|חלון)',
      'מתי (אפשר|אוכל|נוכל|אני יכול|אני יכולה) (להכניס|לדחוף|לשבץ|לשים|להוסיף)',
      'איפה (אפשר|אני יכול|אני יכולה) (להכניס|לדחוף|לשבץ)',
      'זמנים (פנויים|פנויות)',
      'מתי אין לי',
      '(באיזה|באיזו|באילו) (יום|ימים|שעה|שעות) … (פנוי|פנויה|פנויים)',
      '(חור|חורים|החורים|רווח|רווחים)',
      '(השעות|הזמנים|החלונות|המקומות|המשבצות|הימים) (הפנויות|הפנויים|הפנוי|הריקים|הריקות|הזמינים|הזמינות) [שלי]',
      'מתי … לא (עסוק|עסוקה|תפוס|תפוסה|מלמד|מלמדת|עובד|עובדת)',
      '(לחפש|צריך|צריכה) [לי]',
      '(מתי|איפה) … (חור|חלון|זמן|מקום)',
      '(הזמינות|זמינות) [שלי|שלך|שלכם]',
      'מתי יש (לי|לך|לה|לו|לנו) (זמן|מקום|חלון)',
      '(פנוי|פנויה|פנויים|פנויות)',
      'אני (חופשי|חופשיה|חופשייה)',
      'מתי (אפשר|ניתן|כדאי|עדיף) (ללמד|לקבוע|לשבץ|להיפגש|לבוא|להגיע|להביא)',
      'מתי הכי (מוקדם|קרוב) [שאפשר|שיש]',
      '(מתי|איפה) … (נכנס|נכנסת)',
      'יש (לך|לכם) [אולי] (משהו|משו)',
      'מתי (נוח|מתאים) (לך|לכם)',
      'מתי (תוכלי|תוכל|את יכולה|אתה יכול) [לקבל|ללמד|לפגוש]',
      '(יכול|יכולה)',
      '(תורים|תור|מועדים) (פנויים|פנוי)',
      '(תראה|תראי|הצג|תציג|תציגי) [לי] [את] (זמינות|הזמינות|חלונות|החלונות)',
    ],
  },
  takes: ['person', 'time', 'noun', 'which', 'it', 'all', 'place', 'length', 'subject'],
  extra: (said) => idle(said, /^פנוי(?:ה|ים|ות)?$/),
  price: (reading, { text }) =>
    reading.kind === 'time' &&
    ((reading.time.kind === 'instant' &&
      /\bbefore\b|\bafter\b|לפני|אחרי/.test(text.slice(reading.from, reading.to))) ||
      // "An hour and a half in the coming week" is no length of days.
      (reading.time.kind === 'duration' && reading.time.minutes > 1440))
      ? null
      : 0,
  /** A question about one moment is schedule.check. */
  declines: (heard, world) => {
    // "לא פנויה בחמישי" tells.
    if (/^לא פנויה?/.test(heard.normal.text) && !heard.questionMark) return true;
    // "נועה לא יכולה", "איתי יכול בשישי" tell.
    // "צריך לעשות את נועם בזום" is of a lesson.
    if (heard.verb?.pattern === '(לחפש|צריך|צריכה) [לי]' && words(heard, 'place').length > 0) return true;
    if (heard.verb?.pattern === '(יכול|יכולה)' && !heard.asks && !heard.questionMark) return true;
    // "Can the lesson be on zoom" looks for no other hour.
    if (heard.verb?.pattern === '(יכול|יכולה)' && /(?<![A-Za-zÀ-ӿא-ي])ה?שיעור/u.test(heard.normal.text))
      return true;
    // "Which days does Dana learn"
    if (/^ב?אי(?:לו|זה) ימים (?!.*פנוי).*(?:לומד|מגיע|באה?(?![A-Za-zÀ-ӿא-ي])|יש ל)/u.test(heard.normal.text))
      return true;
    // "Is there room in the group" asks for no hour.
    if (
      world.role !== 'teacher' &&
      /\b(?:room|space|places?|spots?)\b|מקום|מקומות/.test(heard.normal.text) &&
      has(heard, 'noun', 'group')
    )
      return true;
    // "No need for another lesson" looks for no hour.
    if (
      /\bno need\b|\b(?:every|each) time\b|לא צריכ?ה?|יש ל(?:י|נו) שיעור|תלמידים שלי/.test(heard.normal.text)
    )
      return true;
    // "חפשי שעה וחצי" looks for room; without a length it looks for words.
    if (
      (/חפש|צריכ?ה?(?![A-Za-zÀ-ӿא-ي])/u.test(heard.normal.text) ||
        /^(?:find|\(למצוא\|מצא\))$/.test(heard.verb?.pattern ?? '')) &&
      !heard.items.some((item) => item.kind === 'time' && item.time.kind === 'duration')
    )
      return !/פנו|חלו[ןנ]|חור|מקום|מקומות|זמן|זמנים|משבצ|free|open|room|time|space|hour/.test(
        heard.normal.text,
      );
    if (heard.unread.length > 0 && (heard.verb?.words === 1 || heard.items.length === 0)) return true;
    const when = whenOf(heard.items);
    if (isOneStretch.test(heard.normal.text) && when.clock !== undefined && !when.hours) return true;
    return when.clock !== undefined && when.endClock === undefined && when.day !== undefined;
  },
  resolve,
  plan(slots, world) {
    const { from, to, minutes = 45, teacher, hours, isNext } = slots as Slots;
    if (from === undefined || to === undefined) return {};
    const found = freeIn(world, { from, to, minutes, teacher, hours });
    const lines =
      found.length === 0
        ? [inWords(world, 'No free time then.', 'אין שעה פנויה בזמן הזה.')]
        : found.map((start) => momentWords(world, start));
    const over = inWords(world, 'This week is over. Free next week:', 'השבוע הזה נגמר. פנוי בשבוע הבא:');
    return {
      reply: {
        ...(isNext ? { title: over } : {}),
        text: (isNext ? [over, ...lines] : lines).join('\n'),
        free: found.map((start) => ({ start, end: addMinutes(start, minutes) })),
      },
    };
  },
  examples: (world) =>
    teacherExample(
      world,
      {
        en: ['when am I free this week?', 'find 45 minutes before Friday'],
        he: ['מתי יש לי זמן פנוי השבוע?', 'תמצא לי 45 דקות לפני שישי'],
      },
      { en: ['any slot on Tuesday afternoon?'], he: ['יש מקום בשלישי אחר הצהריים?'] },
    ),
  counterexamples: {
    en: [
      'is Thursday at 5 free?',
      'free up tomorrow noon',
      'what do I have this week?',
      'find student noam@mail.com',
    ],
    he: ['חמישי ב-5 פנוי?', 'מה יש לי השבוע?', 'לבטל את מחר', 'תזיז את דנה ל-5'],
  },
});

/** "is Friday 9 to 10 free" asks of one stretch: schedule.check. */
const isOneStretch = /^(?:is|are|am i|are we) (?!there\b)/;

type Hours = { from: string; to: string };
type Slots = {
  from?: string;
  to?: string;
  minutes?: number;
  teacher?: string;
  hours?: Hours;
  /** Of the week that comes, since this one is over. */
  isNext?: true;
};
type Wanted = {
  from: Wall;
  to: Wall;
  minutes: number;
  teacher: string | undefined;
  hours: Hours | undefined;
};

const mostADay = 12;
const mostInAll = 60;

/** A student asks for hours that are free for both: another teacher's hours do not matter where one is named. */
function freeIn(world: IndexedWorld, { from, to, minutes, teacher, hours }: Wanted): Wall[] {
  const found: Wall[] = [];
  const begin = from > world.now ? from : world.now;
  const takes = ({ lesson }: Held): boolean =>
    !lesson.busyOnly || teacher === undefined || lesson.teacherId === teacher;
  const ofTeacher = (id: string): boolean => teacher === undefined || id === teacher;
  // "After 6 this week": on each of its days.
  const within = (day: string) => hours && { from: `${day}T${hours.from}`, to: `${day}T${hours.to}` };
  for (let day = dayOf(begin), n = 0; `${day}T00:00` < to && n < 62; day = addDays(day, 1), n++)
    for (const start of freeStarts(world, day, minutes, mostADay, takes, ofTeacher, within(day)))
      if (start >= begin && addMinutes(start, minutes) <= to) found.push(start);
  return found.slice(0, mostInAll);
}

const hourOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

function resolve(draft: Draft, heard: Interpretation, world: IndexedWorld): void {
  somePeople(draft, 'teacher', heard.items, ['teacher'], world);
  somePeople(draft, 'child', heard.items, ['child'], world);
  const when = whenOf(heard.items);
  const long = when.items.filter((item) => item.kind === 'time' && item.time.kind === 'duration');
  const { text } = heard.normal;
  if (when.minutes !== undefined) say(draft, 'minutes', when.minutes, long, 'when');
  // "a free hour" is an hour long, "which hours" is any.
  else if (
    /\b(?:an?|next|free|one|first) (?:free )?hour\b|(?:^|\s)שעה(?:\s|$)/.test(text) &&
    !/what|which|באיזו|איזו/.test(text)
  )
    draft.slots['minutes'] = 60;
  const range = aRange(when, world);
  if (range) {
    say(
      draft,
      'from',
      range.from,
      when.items.filter((item) => !long.includes(item)),
      'when',
    );
    draft.slots['to'] = range.to;
    if (when.hours) draft.slots['hours'] = { from: hourOf(when.hours.from), to: hourOf(when.hours.to) };
    if (range.from === thisWeek(world).from && range.to === thisWeek(world).to) comingWeek(draft, world);
  } else {
    const week = thisWeek(world);
    assume(draft, 'from', week.from, inWords(world, 'this week', 'השבוע'), 'when');
    draft.slots['to'] = week.to;
    comingWeek(draft, world);
  }
}

function thisWeek(world: IndexedWorld): { from: Wall; to: Wall } {
  const week = weekOf(world.now, world);
  return { from: `${week}T00:00`, to: `${addDays(week, 7)}T00:00` };
}

/** Once no working hour is left in this week, its free hours are those of the next. */
function comingWeek(draft: Draft, world: IndexedWorld): void {
  if (!isWeekOver(world)) return;
  const { to } = thisWeek(world);
  draft.slots['from'] = to;
  draft.slots['to'] = `${addDays(dayOf(to), 7)}T00:00`;
  draft.slots['isNext'] = true;
}
