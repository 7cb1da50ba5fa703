/** A student or a parent asks a teacher for a lesson. */
import { newLessonWords } from './lesson/firstLesson.ts';
import {
  addDays,
  addMinutes,
  dayOf,
  minutesBetween,
  type Day,
  type Wall,
} from '../../../domain/basics/wallTime.ts';
import type { Location } from '../../../domain/calendar/meeting.ts';
import { command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { ask, assume, mark, say, type Draft } from '../../kernel/draft.ts';
import { words, type Interpretation, type Entity } from '../../kernel/interpretation.ts';
import { learnerGate, teachersOf } from '../../slots/gates.ts';
import { heldToConstraints } from '../../slots/temporalConstraints.ts';
import { aChild } from '../../slots/aChild.ts';
import { askedTeacher } from '../../slots/askedTeacher.ts';
import { saidSubject, tellUnpriced, usualSubject } from '../../slots/aSubject.ts';
import { isOfSeveral } from '../../slots/severalDays.ts';
import { aRange } from '../../slots/aRange.ts';
import { aRule, firstOf } from '../../slots/aRule.ts';
import {
  endOf,
  forWeeks,
  isDouble,
  minutesOr,
  newMoment,
  onItsDay,
  openEnded,
} from '../../slots/newMoment.ts';
import { saysOnlyEnd, whenOf } from '../../slots/when.ts';
import { idle } from '../../slots/freeText.ts';
import { inWords, minutesWords, momentWords } from '../../kernel/words.ts';
import type { WorldPerson } from '../../world/world.ts';
import { freeStarts } from './lesson/freeStarts.ts';
import { fits, selectorOf } from '../../slots/selector.ts';
import { isOwnElsewhen } from './lesson/namesOne.ts';
import { stands } from './lesson/stands.ts';
import { toldBefore } from './toldBefore.ts';
import { beginsFrom } from './beginsFrom.ts';
import { placeAsked } from './placeAsked.ts';

const timed = (heard: Interpretation): boolean => {
  const when = whenOf(heard.items);
  return when.clock !== undefined || when.recurrence !== undefined;
};

const another =
  /(?<![A-Za-zÀ-ӿא-ي])(?:עוד|נוס(?:ף|פת))(?![A-Za-zÀ-ӿא-ي])|\b(?:another|extra|additional|second)\b/u;

/** Of a day on which they come anyway, and of no lesson by its name: another hour may be meant, and no second one. */
function isOfHeld({ items, normal: { text } }: Interpretation, world: IndexedWorld, isTimed = true): boolean {
  const { day, clock } = whenOf(items);
  const who = selectorOf(items.filter(({ kind }) => kind === 'person'));
  return (
    day !== undefined &&
    (clock !== undefined || !isTimed) &&
    !another.test(text) &&
    items.every((item) => item.kind !== 'subject' && !(item.kind === 'word' && item.sense === 'noun')) &&
    world.heldBetween(`${day.date}T00:00`, `${day.date}T23:59`).some(({ lesson }) => fits(lesson, who))
  );
}

const isTheLesson =
  /(?<![A-Za-zÀ-ӿא-ي])(?:ש|ב|ל)?השיעור(?![A-Za-zÀ-ӿא-ي])|\b(?:the|my|our|his|her|their|'s) (?:[A-Za-zÀ-ӿא-ي]+ )?(?:lesson|class)\b/u;

export const meetingRequest = command({
  id: 'meeting.request',
  who: ['student', 'parent'],
  effect: 'does',
  asking: true,
  says: {
    en: [
      '(needs|wants|would like) [a|an|another|to] [extra]',
      'we need',
      'ask … for',
      'help me with',
      'give me (a|an|another)',
      '(can|could|may) i come',
      '(sign|put|pencil|fit|squeeze) … (in|up|down)',
      '(have|book|request|schedule|reserve|arrange|order|get|add|set up)',
      'i (need|want) [a|another]',
      "(i'd|i would|we'd|we would) (like|love)",
      '^ (request|one more|another|an extra)',
      'would be (great|good|nice|perfect|ideal)',
      '(need|want) a',
      'ask for',
      '(save|hold) (me|us)',
    ],
    he: [
      '(לקבוע|לעשות|תעשי|תעשה|נעשה|קבע|נקבע|לבקש|להזמין|לתאם|להוסיף|לשבץ|להכניס|לקבל|לרשום|שים|שימי|תשים|תשימי|לארגן|לסדר|לקפוץ|אפשר לבוא|לבוא|להגיע|ישמח ל|תשמח ל|ישמח|תשמח)',
      'לשמור (לי|לנו)',
      '[הייתי|היינו] (זקוק|זקוקה|צריך|צריכה|רוצה|צריכים|רוצים)',
    ],
  },
  takes: ['person', 'subject', 'time', 'number', 'noun', 'place', 'count', 'length', 'it', 'title'],
  extra: (said) => [
    ...newLessonWords(said),
    ...idle(
      said,
      /^(?:learn|study|practice|practise|come|start|starting|session|help|להתחיל|ללמוד|כפולה?|זוגי|עזרה|tutoring|exam|exams|test|tests|finals?|quiz|ה?מבחן|ה?בחינה|ה?בגרות|ה?מתכונת)$/,
    ),
  ],
  bare: (heard, world) =>
    !heard.asks &&
    !stands(heard, world) &&
    !saysOnlyEnd(heard.items) &&
    whenOf(heard.items).moreClocks.length === 0 &&
    !heard.negated &&
    // "Sick, can it be on zoom on Sunday?" is of the lesson that is there.
    (!heard.excused ||
      (words(heard, 'noun', 'lesson').length > 0 &&
        (timed(heard) || another.test(heard.normal.text)) &&
        !/(?<![A-Za-zÀ-ӿא-ي])(?:יום|יומיים|ערב) לפני|\bday before\b/u.test(heard.normal.text))) &&
    // "בא לי שיעור בחמישי": when is asked.
    (timed(heard) ||
      ((heard.polite || another.test(heard.normal.text)) && words(heard, 'noun', 'lesson').length > 0)),
  declines: (heard, world) =>
    heard.unread.length > 1 ||
    isOwnElsewhen(heard, world) ||
    /(?<![A-Za-zÀ-ӿא-ي])(?:שהשיעורים|להפוך את)(?![A-Za-zÀ-ӿא-ي])/u.test(heard.normal.text) ||
    // "On Sunday I'm coming at 4:30", who comes at 4 then.
    (/(?<![A-Za-zÀ-ӿא-ي])(?:מגיעה?|באה?|(?:אפשר|יכול(?:ה|ים)?|רוצ(?:ה|ים)) (?:לבוא|להגיע)|[אנית](?:גיע|בוא)ו?|ש?מעכשיו .{2,30}יהיה|יכול(?:ה|ים)? .{0,30}רק)(?![A-Za-zÀ-ӿא-ي])|\bi'm coming\b/u.test(
      heard.normal.text,
    ) &&
      isOfHeld(heard, world)) ||
    // "Does Dana need to bring a calculator to the lesson?" asks for none.
    (/[?]|(?<![A-Za-zÀ-ӿא-ي])כמה(?![A-Za-zÀ-ӿא-ي])/u.test(heard.normal.text) &&
      heard.unread.length > 0 &&
      whenOf(heard.items).items.length === 0) ||
    heard.normal.text.startsWith('please move ') ||
    // "אפשר לעבור לשני": from where they come now.
    /(?<![A-Za-zÀ-ӿא-ي])לעבור ל|\bswitch(?:ing)? to\b/u.test(heard.normal.text) ||
    // "Can the lesson on Sunday be on zoom", "… an hour and a half": the one that is there.
    (whenOf(heard.items).clock === undefined &&
      (isTheLesson.test(heard.normal.text)
        ? words(heard, 'place').length > 0 || whenOf(heard.items).minutes !== undefined
        : (words(heard, 'place').length > 0 ||
            whenOf(heard.items).minutes !== undefined ||
            /(?<![A-Za-zÀ-ӿא-ي])(?:מגיעה?|באה?)(?![A-Za-zÀ-ӿא-ي])/u.test(heard.normal.text)) &&
          isOfHeld(heard, world, false))) ||
    (/\bwould be (?:great|good|nice|perfect|ideal)\b/.test(heard.normal.text) &&
      whenOf(heard.items).clock === undefined) ||
    // "at 7 instead of 6", "half an hour later" are of a lesson that is there.
    /\b(?:later|earlier)\b/.test(heard.normal.text) ||
    heard.items.some(({ role }) => role === 'instead') ||
    (whenOf(heard.items).items.length === 0 &&
      !heard.items.some(({ kind }) => kind === 'subject') &&
      words(heard, 'noun', 'lesson').length === 0 &&
      !(heard.polite && heard.verb === null)) ||
    // "A lesson before the group, at 6"
    heard.items.some(
      (item) =>
        item.kind === 'word' &&
        item.sense === 'noun' &&
        item.value === 'group' &&
        !(/before|after/.test(item.role ?? '') && words(heard, 'noun', 'lesson').length > 0),
    ),
  resolve: heldToConstraints(resolve),
  plan(slots, world) {
    const { start, end, subject, rrule, place, child, teacher } = slots as {
      start?: Wall;
      end?: Wall;
      subject?: string;
      rrule?: string;
      place?: string;
      child?: string;
      teacher?: string;
    };
    if (start === undefined || end === undefined) return {};
    const name = subject === undefined ? undefined : (world.named.get(subject)?.name ?? subject);
    const attendee = child ?? world.user?.id;
    const organizer = teacher ?? teachersOf(world, child)?.[0] ?? world.teachers[0]?.id ?? null;
    const input = {
      organizer,
      start,
      end,
      ...(name === undefined ? {} : { subject: name }),
      ...(rrule === undefined ? {} : { rrule }),
      ...(place === undefined ? {} : { location: place as Location }),
      attendees: attendee === undefined ? [] : [{ attendeeId: attendee }],
    };
    return (
      learnerGate(world, organizer, child) ?? { steps: [{ name: 'addPendingMeeting', args: { input } }] }
    );
  },
  examples: (world) => {
    const child = world.role === 'parent' ? (world.children[0]?.username?.split(' ')[0] ?? null) : null;
    const [en, he] = child === null ? ['', ''] : [` for ${child}`, ` ל${child}`];
    return { en: [`book a lesson${en} Sunday at 5 online`], he: [`לקבוע${he} שיעור בראשון ב-5 בזום`] };
  },
  counterexamples: {
    en: [
      "don't book Sunday at 5",
      'when is Rivka free?',
      "I can't come tomorrow",
      'should I book Sunday at 5?',
    ],
    he: ['אל תקבע בראשון ב-5', 'מתי רבקה פנויה?', 'אני לא יכולה להגיע מחר', 'האם לקבוע בראשון ב-5?'],
  },
});

function countOf(items: Entity[]): (Entity & { kind: 'number' }) | null {
  for (const [at, item] of items.entries()) {
    const next = items[at + 1];
    if (
      item.kind === 'number' &&
      next?.kind === 'word' &&
      (next.sense === 'count' || next.value === 'lessons')
    )
      return item;
  }
  return null;
}

/** The usual length of the teacher who is asked. */
const usualMinutes = (teacher: WorldPerson | null): number =>
  Number(teacher?.userData?.['lessonDuration']) || 45;

/** Free hours that keep to what was said of when. */
function startsIn(
  range: { from: Wall; to: Wall } | null,
  day: Day | undefined,
  minutes: number,
  asked: WorldPerson | null,
  world: IndexedWorld,
): Wall[] {
  const starts = (on: Day | undefined, most: number) =>
    freeStarts(
      world,
      on,
      minutes,
      most,
      ({ lesson }) => !lesson.busyOnly || lesson.teacherId === asked?.id,
      (id) => id === asked?.id,
    );
  if (range === null) return starts(day, 4);
  const found: Wall[] = [];
  for (let at = 0; at < 7 && found.length < 4; at++) {
    const on = addDays(dayOf(range.from), at);
    if (`${on}T00:00` < range.to)
      found.push(
        ...starts(on, 24).filter((start) => start >= range.from && addMinutes(start, minutes) <= range.to),
      );
  }
  return found.slice(0, 4);
}

function resolve(draft: Draft, heard: Interpretation, world: IndexedWorld): void {
  const told = toldBefore(heard);
  if (heard.excused) mark(draft, 'start', told, 'when');
  const items = heard.items.filter((one) => !told.includes(one));
  const children = items.filter(
    (item) => item.kind === 'person' && item.named.some(({ kind }) => kind === 'child'),
  );
  // A parent asks for a child, never for themselves.
  const child = world.role === 'parent' && world.children.length > 0 ? aChild(draft, items, world) : null;
  // "From 4 to 5:30 from now on" is of more than one.
  if (/from now on|onwards?\b|מעכשיו|ו?הלאה/.test(heard.normal.text) && !aRule(items, countOf(items)))
    draft.doubts.push('scope');
  // One request is for one child: the other is not left out in silence.
  if (children.length > 1) draft.doubts.push('children');
  if (isOfSeveral(items)) draft.doubts.push('days');
  // "Sunday at 6 from now on", "can come only at 5", "both, alternating" are more, or other, than one new lesson.
  if (
    /(?<![A-Za-zÀ-ӿא-ي])(?:מעכשיו|מהיום והלאה|לסירוגין)|(?<![A-Za-zÀ-ӿא-ي])יכול[A-Za-zÀ-ӿא-ي]* .*רק |\b(?:from now on|can only|alternating|as well as)\b/u.test(
      heard.normal.text,
    )
  )
    draft.doubts.push('now');
  mark(draft, 'subject', words(heard, 'title'), 'what');
  const subject = saidSubject(draft, items, world);
  const asked = askedTeacher(draft, items, world, { subject, child });
  const taught = world.subjects.filter(({ teacherId }) => !asked || !teacherId || teacherId === asked.id);
  const learner = child ?? world.user?.id;
  usualSubject(draft, learner === undefined ? [] : [learner], world, taught);
  tellUnpriced(draft, world, taught);
  placeAsked(draft, words(heard, 'place').at(-1), asked, world);
  const when = whenOf(items);
  const rule = aRule(items, countOf(items)) ?? forWeeks(when);
  // "אפשר עוד רבע שעה בראשון?" is longer by that, and no moment from now.
  if (
    when.moreDays.length > 0 &&
    items.some((item) => item.kind === 'time' && item.time.text.startsWith('עוד '))
  )
    draft.doubts.push('days');
  openEnded(when);
  if (rule) {
    onItsDay(rule, when);
    say(draft, 'rrule', rule.rrule, rule.items, 'when');
    const from = beginsFrom(rule, when, world);
    when.day = { date: firstOf(rule, from) };
    if ('missing' in newMoment(when, world) && when.clock !== undefined)
      when.day = { date: firstOf(rule, addDays(from, 1)) };
  }
  const moment =
    typeof draft.given['start'] === 'string'
      ? { start: draft.given['start'], others: [], why: null }
      : newMoment(when, world);
  if (when.endClock === undefined && isDouble(heard.normal.text)) when.minutes ??= 2 * usualMinutes(asked);
  const minutes = minutesOr(usualMinutes(asked), when, draft);
  const free = aRange(when, world);
  // "Between 4 and 6": a time in which it lies, and not how long it takes.
  const isWindow =
    typeof draft.given['start'] !== 'string' &&
    free !== null &&
    when.endClock !== undefined &&
    /\bbetween\b|(?<![A-Za-zÀ-ӿא-ي])בין(?![A-Za-zÀ-ӿא-ي])/u.test(heard.normal.text) &&
    minutesBetween(free.from, free.to) > minutes;
  if ('missing' in moment || isWindow) {
    if (free && !rule) {
      say(draft, 'from', free.from, when.items, 'when');
      draft.slots['to'] = free.to;
    } else say(draft, 'from', undefined, when.items, 'when');
    if (draft.slots['from'] === undefined) delete draft.slots['from'];
    ask(
      draft,
      'start',
      inWords(world, 'When?', 'מתי?'),
      startsIn(free, 'missing' in moment ? moment.day : undefined, minutes, asked, world).map((start) => ({
        label: momentWords(world, start),
        value: start,
      })),
    );
    return;
  }
  say(
    draft,
    'start',
    moment.start,
    when.items.filter((item) => item.kind === 'time' && item.time.kind !== 'duration'),
    'when',
  );
  draft.slots['end'] = endOf(moment.start, when, minutes);
  const long = when.items.filter((item) => item.kind === 'time' && item.time.kind === 'duration');
  if (when.minutes !== undefined && !rule?.items.some((item) => long.includes(item)))
    say(draft, 'minutes', minutes, long, 'when');
  else if (when.minutes === undefined && when.endClock === undefined && !rule)
    assume(
      draft,
      'end',
      draft.slots['end'],
      `${minutesWords(world, minutes)}, ${inWords(world, 'the teacher’s usual length', 'האורך הרגיל של המורה')}`,
      'when',
    );
  // "I'll be there on Sunday at 4:30", "I can also do 5", who comes at 4 then: late, or another hour.
  if (
    ((heard.polite &&
      heard.verb === null &&
      !/(?<![A-Za-zÀ-ӿא-ي])(?:ו?גם|אחרי|לפני)(?![A-Za-zÀ-ӿא-ي])/u.test(heard.normal.text)) ||
      /\b(?:i'll|i will) (?:be|come|get|arrive)\b|\bso (?:can|could)\b|\b(?:can|could) (?:i|we|he|she) do\b|\bcan also\b|(?<![A-Za-zÀ-ӿא-ي])(?:[אנ](?:גיע|בוא)|יכולה? גם|אז אפשר)(?![A-Za-zÀ-ӿא-ي])/u.test(
        heard.normal.text,
      )) &&
    isOfHeld(heard, world)
  )
    draft.doubts.push('late');
  for (const other of moment.others)
    draft.others.push({ label: momentWords(world, other), slots: { start: other } });
}
