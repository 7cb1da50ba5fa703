/** What a lesson costs, line by line; and what another price would come to, a month and over the year, before anything is changed. */
import type { Id } from '../../../domain/basics/ids.ts';
import { toMinor } from '../../../domain/basics/money.ts';
import { dayOf } from '../../../domain/basics/wallTime.ts';
import { leftOutOf, priceOf } from '../../../domain/money/price.ts';
import { command } from '../../kernel/command.ts';
import type { Outcome } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { assume, say, type Draft } from '../../kernel/draft.ts';
import { words, type Interpretation } from '../../kernel/interpretation.ts';
import type { Slots } from '../../kernel/plan.ts';
import { saidSubject } from '../../slots/aSubject.ts';
import { numberBeside } from '../../slots/aNumber.ts';
import { idle } from '../../slots/freeText.ts';
import { findHeld, selectorOf } from '../../slots/selector.ts';
import { somePeople } from '../../slots/somePeople.ts';
import { whenOf } from '../../slots/when.ts';
import { exampleSubject } from '../../slots/theSubject.ts';
import { dateWords, inWords, minutesWords } from '../../kernel/words.ts';
import { currencyOf } from '../../world/world.ts';
import { booksOf, nameOfPerson } from './booksOf.ts';
import { sumOf } from './figuresOf.ts';
import { lessonsWords } from './owedAnswers.ts';
import { hourlyOf, ifPriced, lessonOfHeld, quoteMinor, type Difference } from './priceParts.ts';

const wonders = /\b(?:what if|suppose|say|if i (?:raise|charge|make))\b|מה אם|נניח|אם (?:אני )?(?:אעלה|אגבה)/;
const usualMinutes = 60;

export const priceQuote = command({
  id: 'price.quote',
  who: ['teacher', 'student', 'parent'],
  effect: 'reads',
  says: {
    en: [
      'how much (is|are|would|does|do|will|for|should)',
      'what (do|would|does|will|should) … (charge|cost|be|pay|come to)',
      'what if … (is|was|were|cost|costs|at|becomes)',
      '^ suppose … (is|was|were|cost|costs|at)',
    ],
    he: [
      'כמה … (עולה|עולות|יעלה|תעלה|עולים|יעלו|ייצא|יוצא|יהיה|לוקחת|לוקח|משלם|משלמת)',
      'מה [ה] (מחיר|המחיר|תעריף|התעריף|עלות)',
      '(מה אם|נניח) … (יהיה|יעלה|תעלה|תהיה|ב|עולה)',
      '(מה אם|נניח ש)',
    ],
  },
  takes: [
    'subject',
    'person',
    'time',
    'number',
    'money',
    'noun',
    'place',
    'which',
    'count',
    'price',
    'it',
    'length',
  ],
  extra: (said) =>
    idle(
      said,
      /^(?:how|much|what|is|would|does|cost|costs|price|be|charge|pay|per|hour|an|for|if|suppose|lesson|now|still|it|get|discount|כמה|מה|אם|עולה|יעלה|המחיר|מחיר|שיעור|לשעה|שעה|אצלי|לי|של|נניח|ש|תעריף|יהיה)$/,
    ),
  // What an hour of a subject costs is in the list; a quote is of a length, a lesson, a person, a place or a number.
  declines: (heard) =>
    heard.unread.length > 0 ||
    Boolean(heard.verb?.misspelt) ||
    // "What if we do Omer at seven" asks of no price.
    (wonders.test(heard.normal.text) &&
      !heard.items.some(({ kind }) => kind === 'money' || kind === 'number')) ||
    !heard.items.some(
      (item) =>
        ['time', 'person', 'number', 'money'].includes(item.kind) ||
        (item.kind === 'word' && item.sense === 'place') ||
        (item.kind === 'subject' && wonders.test(heard.normal.text)),
    ),
  resolve(draft: Draft, heard: Interpretation, world: IndexedWorld) {
    saidSubject(draft, heard.items, world);
    if (world.role === 'teacher') somePeople(draft, 'students', heard.items, ['student'], world);
    const when = whenOf(heard.items.filter(({ kind }) => kind === 'time'));
    if (wonders.test(heard.normal.text)) return whatIf(draft, heard, when.items, world);
    if (when.minutes !== undefined) say(draft, 'minutes', when.minutes, when.items, 'when');
    const [place] = words(heard, 'place');
    if (place) say(draft, 'place', place.value, [place], 'what');
    const count = numberBeside(heard.items, 'count');
    if (count) say(draft, 'count', count.value, [count], 'what');
    const isOfLesson = when.day !== undefined || draft.slots['students'] !== undefined;
    const [held] = isOfLesson ? findHeld(selectorOf(heard.items), world) : [];
    if (!held || when.minutes !== undefined) return;
    say(draft, 'meeting', held.lesson.id, [], 'what');
    say(draft, 'occurrence', held.start, when.items, 'when');
  },
  plan(slots, world) {
    if (slots['cost'] !== undefined) return difference(slots, world);
    return slots['meeting'] === undefined ? ofSubject(slots, world) : ofLesson(slots, world);
  },
  examples(world) {
    const name = exampleSubject(world);
    return {
      en: [`how much would 90 minutes of ${name} be?`],
      he: [`כמה יעלה שיעור ${name} של שעה וחצי?`],
    };
  },
  counterexamples: {
    en: [
      'maths is 220 an hour from now on',
      'how much does Dana owe?',
      'Dana paid 300',
      'how much did I make this month?',
    ],
    he: ['מתמטיקה 220 לשעה מעכשיו', 'כמה דנה חייבת?', 'דנה שילמה 300', 'כמה הרווחתי החודש?'],
  },
});

function whatIf(
  draft: Draft,
  heard: Interpretation,
  when: Interpretation['items'],
  world: IndexedWorld,
): void {
  const sum = heard.items.find(({ kind }) => kind === 'money' || kind === 'number');
  if (sum?.kind === 'money' || sum?.kind === 'number') say(draft, 'cost', sum.value, [sum], 'money');
  const time = when[0]?.kind === 'time' ? when[0].time : undefined;
  const start = time && 'start' in time ? time.start : time && 'day' in time ? time.day?.date : undefined;
  if (start && dayOf(start) > dayOf(world.now)) say(draft, 'from', `${dayOf(start)}T00:00`, when, 'when');
  else assume(draft, 'from', `${dayOf(world.now)}T00:00`, inWords(world, 'from today', 'מהיום'), 'when');
}

const signed = (minor: number, world: IndexedWorld): string =>
  `${minor > 0 ? '+' : minor < 0 ? '−' : ''}${sumOf(Math.abs(minor), world)}`;

const changeOf = ({ beforeMinor, afterMinor }: Difference): number => afterMinor - beforeMinor;

/** A month is a twelfth of the year. */
const perMonth = (minor: number): number => Math.round(minor / 12);

const overTime = (minor: number, world: IndexedWorld): string =>
  inWords(
    world,
    `${signed(perMonth(minor), world)} a month, ${signed(minor, world)} over the year`,
    `${signed(perMonth(minor), world)} לחודש, ${signed(minor, world)} לשנה`,
  );

/** What the heading's first price does not say. */
function olderWords(older: number, world: IndexedWorld): string {
  if (older === 0) return '';
  const lessons = lessonsWords(older, world);
  return inWords(
    world,
    ` (${lessons} ${older === 1 ? 'has' : 'have'} an earlier price)`,
    ` (${lessons} במחיר קודם)`,
  );
}

function difference(slots: Slots, world: IndexedWorld): Outcome {
  const { subject, cost, from } = slots as { subject?: Id; cost?: number; from?: string };
  const hourlyMinor = cost === undefined ? null : toMinor(cost, currencyOf(world));
  if (subject === undefined || hourlyMinor === null || from === undefined)
    return { reply: { text: inWords(world, 'Of which subject?', 'של איזה מקצוע?') } };
  const name = world.named.get(subject)?.name ?? '';
  const { students: all, older } = ifPriced({ subject, hourlyMinor, from }, world);
  const sum = all.reduce((total, each) => total + changeOf(each), 0);
  const says = inWords(
    world,
    `${name} is ${cost} an hour from ${dateWords(world, dayOf(from))}`,
    `${name} ${cost} לשעה מ-${dateWords(world, dayOf(from))}`,
  );
  const title = `${name} ${sumOf(hourlyOf(subject, world), world)} → ${sumOf(hourlyMinor, world)}${olderWords(older, world)}: ${overTime(sum, world)}`;
  const people = all.map((each) => ({
    id: each.studentId,
    name: nameOfPerson(each.studentId, world),
    note: overTime(changeOf(each), world),
  }));
  const text = inWords(world, 'Nothing is changed. To do it, write:', 'לא השתנה דבר. כדי לבצע, כותבים:');
  const lines = [title, ...people.map((each) => `${each.name} · ${each.note}`), `${text} ${says}`];
  return { reply: { text: lines.join('\n'), title, people, hint: { text, says } } };
}

function ofSubject(slots: Slots, world: IndexedWorld): Outcome {
  const {
    subject,
    minutes = usualMinutes,
    place,
    count = 1,
  } = slots as {
    subject?: Id;
    minutes?: number;
    place?: 'teacher' | 'student' | 'online';
    count?: number;
  };
  const asked = subject === undefined ? world.subjects : world.subjects.filter(({ id }) => id === subject);
  const lines = asked
    .filter(({ id }) => hourlyOf(id, world) > 0)
    .map(({ id, name }) => {
      const minor = count * quoteMinor({ subject: id, minutes, place }, world);
      const of = count === 1 ? minutesWords(world, minutes) : `${count} × ${minutesWords(world, minutes)}`;
      return { id, name, note: `${sumOf(minor, world)}, ${of}` };
    });
  const [only, another] = lines;
  if (!only)
    return { reply: { text: inWords(world, 'No price is known for that.', 'המחיר של זה לא ידוע.') } };
  if (!another) return { reply: { text: `${only.note} (${only.name})` } };
  const title = inWords(world, 'Prices', 'מחירים');
  return {
    reply: {
      text: [title, ...lines.map(({ name, note }) => `${name} · ${note}`)].join('\n'),
      title,
      people: lines,
    },
  };
}

function leftOutWords(names: readonly string[], world: IndexedWorld): string {
  if (names.length === 0) return '';
  const listed = names.join(', ');
  return inWords(
    world,
    `; not added: ${listed}, only the largest discount counts`,
    `; לא ${names.length === 1 ? 'נוספה' : 'נוספו'}: ${listed}, רק ההנחה הגדולה נחשבת`,
  );
}

/** "₪144: ₪160 − ₪16 siblings". */
function ofLesson(slots: Slots, world: IndexedWorld): Outcome {
  const { meeting, occurrence, students } = slots as { meeting: Id; occurrence?: string; students?: Id[] };
  const lesson = world.lessonById.get(meeting);
  const found = lesson && occurrence ? lessonOfHeld({ lesson, start: occurrence }, world) : null;
  if (!lesson || !found)
    return { reply: { text: inWords(world, 'I couldn’t find that lesson.', 'לא מצאתי שיעור כזה.') } };
  const own = [world.user?.id ?? '', ...world.children.map(({ id }) => id)];
  const ids = students ?? (world.role === 'teacher' ? lesson.attendeeIds : own);
  const coming = ids.filter((id) => lesson.attendeeIds.includes(id));
  const lines = coming.map((id) => {
    const { pricing } = booksOf(world);
    const price = priceOf(found, id, pricing);
    const { minor, lines: parts } = price;
    const leftOut = leftOutWords(leftOutOf(found, price, id, pricing), world);
    const why = parts
      .map(({ amountMinor, name, percent, kind }) => {
        const of =
          kind === 'lesson' ? '' : ` ${name ?? ''}${percent === undefined ? '' : ` ${percent}%`}`.trimEnd();
        return `${amountMinor < 0 ? '− ' : ''}${sumOf(Math.abs(amountMinor), world)}${of}`;
      })
      .join(' ');
    const told = parts.length > 1 ? `${sumOf(minor, world)} (${why}${leftOut})` : sumOf(minor, world);
    return { id, name: nameOfPerson(id, world) || (world.user?.username ?? ''), note: told };
  });
  const [first] = lines;
  const title = [first?.note ?? '', lesson.subject, dateWords(world, dayOf(found.start))]
    .filter(Boolean)
    .join(', ');
  return lines.length > 1 ? { reply: { text: title, title, people: lines } } : { reply: { text: title } };
}
