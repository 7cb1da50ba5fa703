/** Adds a student to a group, or takes one out of it. */
import { isBesideLesson } from './lesson/clearsStretch.ts';
import { command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { mark, type Draft } from '../../kernel/draft.ts';
import { has, unnamed, type Interpretation, type Entity } from '../../kernel/interpretation.ts';
import { heldToConstraints } from '../../slots/temporalConstraints.ts';
import { linkOf } from '../../slots/theStudents.ts';
import { aChange, openPrice } from '../../slots/aChange.ts';
import { idle } from '../../slots/freeText.ts';
import { peopleOf, somePeople } from '../../slots/somePeople.ts';
import { inWords } from '../../kernel/words.ts';
import { addressOf, stepToChange } from './lesson/address.ts';
import { isOnlyOf } from './lesson/forThemAlone.ts';
import { firstLessons } from '../../world/exampleWords.ts';
import { goesByGroup, moves } from './lesson/goesByGroup.ts';
import { takesOneOut } from './lesson/takesOneOut.ts';

const outOfGroup = /(?:\b(?:move|transfer|switch)\b.* from .*group|עביר.* מה?קבוצ)/;

function takesOut(heard: Interpretation): boolean {
  const text = unnamed(heard);
  return (
    outOfGroup.test(text) ||
    (!/\b(?:take|bring|move) .*\b(?:into|along|to)\b/.test(text) &&
      /\b(?:take|remove|drop|out|kick|delete|leaves|leaving|leave|quits|quitting)\b/.test(text)) ||
    /\bno longer\b|n't .*\bany ?more\b|הוצ|[תנ]וצי|יוצא|עו?זו?ב|פרו?ש|עזיבה|ורי?ד|עיפ|עיף|הסר|[לתנ]ה?סיר/.test(
      text,
    )
  );
}

/** "add Omer to Yael's lesson": whose lesson it is, beside who is added. */
function ofOwner({ items, normal: { text } }: Interpretation): Entity | null {
  if (
    !/\b(?:add|put|include|join|remove|take|drop|bring|let|coming|comes?)\b.*\b(?:to|into|in|on|from|off|out of)\b/.test(
      text,
    )
  )
    return hebrewOwner(items, text);
  const people = items.filter(({ kind }) => kind === 'person');
  const owner = people.find((item) => item.role === 'of' && items[items.indexOf(item) + 1]?.kind === 'word');
  return people.length > 1 && owner !== undefined && has({ items } as Interpretation, 'noun', 'lesson')
    ? owner
    : null;
}

/** "תצרף את עומר לשיעור של יעל": who stands after של is whose lesson it is. */
function hebrewOwner(items: Entity[], text: string): Entity | null {
  const people = items.filter(({ kind }) => kind === 'person');
  if (!/(?<![A-Za-zÀ-ӿא-ي])[למ]ה?(?:שיעור|פגישה|מפגש) (?:של|עם)/u.test(text)) return null;
  const last = people.at(-1);
  return people.length > 1 && last !== undefined && (last.role === 'of' || last.role === 'with')
    ? last
    : null;
}

/** "Dana is coming to the group on Monday", who is in it. */
const areMembers = ({ items }: Interpretation, world: IndexedWorld): boolean =>
  peopleOf(items).every(({ named }) =>
    named.some(({ id }) => (world.lessonsOf.get(id) ?? []).some(({ attendeeIds }) => attendeeIds.length > 1)),
  );

/** "swap Itay for Yael in the group": one goes, another comes. */
const isSwap = ({ items, normal: { text } }: Interpretation): boolean =>
  /\b(?:swap|replace|exchange|switch)\b.*\b(?:for|with)\b|חלי[ףפ]/.test(text) &&
  items.filter(({ kind }) => kind === 'person').length === 2;

/** A group, somebody's lesson that others come to, or one out of which somebody is taken. */
const isOfLesson = (heard: Interpretation, world: IndexedWorld): boolean =>
  has(heard, 'noun', 'group') || ofOwner(heard) !== null || takesOneOut(heard, world);

const comesHe = '(בא|באה|באים|באות|מגיע|מגיעה|לבוא)';

export const meetingAttendees = command({
  id: 'meeting.attendees',
  who: ['teacher'],
  effect: 'does',
  weighs: ({ remove }) => remove !== undefined,
  says: {
    en: [
      '(add|put|include|enrol|enroll|take|remove|drop|join)',
      '(joins|joining|leaves|leaving|quits|quitting)',
      '[is] (joining|joins) … (add|put) (him|her|them|it) [in|to]',
      'bring … along',
      '(coming|comes|come|is coming) [along] to',
      'sit in on',
      'move … out of',
      '(swap|replace|exchange|switch)',
      '(put|include|enrol|enroll|add|pop|let|get|bring|sign) … [in|into|up]',
      'wants (in|into)',
      '(starting|starts|begins) in',
      '(starting|starts|begins) in … (put|add|pop) … in',
      '(take|kick|leave) … out of',
      '(add|put|join|invite) … (to|into)',
      '(move|transfer|switch) [over]',
      'to (leave|quit)',
      '(remove|drop|delete|take [out]) … (from|off)',
    ],
    he: [
      comesHe,
      '(להעביר|עובר|עוברת|לשתף|להחליף|להוסיף|לצרף|לחבר|לשבץ|להצטרף|להכניס|להוציא|להוריד|להסיר|להעיף|מצטרף|הצטרף|הצטרפה|מצטרפת|מצטרפים|נכנס|נכנסת|עוזב|עוזבת|לעזוב|לפרוש|פרש|פרשה|עזב|עזבה|יוצא|יוצאת)',
    ],
  },
  takes: ['person', 'subject', 'time', 'noun', 'which', 'scope', 'notify', 'it', 'prep:except'],
  extra: (said) => idle(said, /^(?:both|along|list|register|במקומ[וה])$/),
  // "תוסיפי את כולם" are the people, and not how far it reaches.
  price: (reading, { text }) =>
    reading.kind === 'word' &&
    reading.sense === 'scope' &&
    text.slice(reading.from, reading.to).endsWith('כולם')
      ? null
      : openPrice(reading),
  declines: (heard, world) =>
    (moves.test(heard.normal.text) && !goesByGroup(heard) && !/\bout of\b/.test(heard.normal.text)) ||
    (heard.verb?.pattern === comesHe && !/ לקבוצ/.test(heard.normal.text)) ||
    // "מהשבוע הבא": nobody comes there.
    heard.verb?.ranges.some(({ from, to }) => heard.normal.text.slice(from - 1, to) === 'הבא') === true ||
    // Who comes late comes already.
    /\blate\b/.test(heard.normal.text) ||
    ((heard.verb?.pattern.startsWith('(coming') === true || heard.verb?.pattern === comesHe) &&
      (isOnlyOf(heard) || areMembers(heard, world))) ||
    isBesideLesson(heard) ||
    !isOfLesson(heard, world) ||
    !peopleOf(heard.items).some(({ named }) => named.some(({ kind }) => kind === 'student')) ||
    heard.items.some((item) => item.kind === 'word' && item.sense === 'limit'),
  resolve: heldToConstraints(resolve),
  plan(slots, world) {
    const addressed = addressOf(slots, world);
    const { add, remove } = slots as { add?: string[]; remove?: string[] };
    if (addressed === null || (add === undefined && remove === undefined)) return {};
    const lesson = world.lessonById.get(addressed.id);
    const ids = new Set([...(lesson?.attendeeIds ?? []), ...(add ?? [])]);
    for (const id of remove ?? []) ids.delete(id);
    const attendees = [...ids].map((attendeeId) => ({ attendeeId }));
    return { steps: [stepToChange(addressed, { attendees })] };
  },
  examples(world) {
    const { person } = firstLessons(world);
    return { en: [`add ${person.en} to the group`], he: [`תוסיף את ${person.he} לקבוצה`] };
  },
  counterexamples: {
    en: [
      "don't add Yael to the group",
      'book Yael Wednesday at 5',
      'is Yael in the group?',
      'group physics Wednesday 18:00, max 4: Dana, Noam',
    ],
    he: [
      'אל תוסיף את יעל לקבוצה',
      'תקבע ליעל רביעי ב-5',
      'האם יעל בקבוצה?',
      'קבוצת פיזיקה ברביעי ב-18:00, עד 4 תלמידים',
    ],
  },
});

const going =
  /\b(?:take|remove|drop|kick|delete|leaves?|leaving|quits?|out of)\b|הוצ|[תנ]וצי|יוצא|עו?זב|פרש|ורי?ד|[לת]ה?עי[ףפ]|הסר|[לתנ]ה?סיר/g;
const joining =
  /\b(?:add|put|include|enroll?|joins?|bring)\b|\bin$|הוס|[לתנ]וסי|צר[ףפ]|כני?ס|נכנס|מצטר|חבר|שב[ץצ]/g;

/** "Take Itay out of the group and put Omer in", "Noam instead of Itay": who goes and who comes, where both are said. */
function apart(heard: Interpretation, people: Entity[]): { slot: 'add' | 'remove'; one: Entity }[] | null {
  const text = unnamed(heard);
  const verbs = [
    ...[...text.matchAll(going)].map(({ index }) => ({ index, slot: 'remove' as const })),
    ...[...text.matchAll(joining)].map(({ index }) => ({ index, slot: 'add' as const })),
  ].sort((a, b) => a.index - b.index);
  const isInstead = people.some(({ role }) => role === 'instead');
  const [first] = verbs;
  if (first === undefined || (!isInstead && verbs.every(({ slot }) => slot === first.slot))) return null;
  const isBefore = first.index < (people[0]?.from ?? 0);
  return people.map((one) => {
    const verb = isBefore
      ? verbs.findLast(({ index }) => index < one.from)
      : verbs.find(({ index }) => index > one.from);
    const { slot } = verb ?? first;
    return { one, slot: one.role !== 'instead' ? slot : slot === 'add' ? 'remove' : 'add' };
  });
}

/** "Take Itay off Wednesday's lesson": the one that he is in. */
const choosing = (heard: Interpretation, people: Entity[], world: IndexedWorld): Entity[] =>
  takesOneOut(heard, world) ? heard.items : heard.items.filter((item) => !people.includes(item));

/** Who leaves "at the end of March" is there until then. */
const fromEndOn = (item: Entity): Entity =>
  item.kind === 'time' && item.time.kind === 'date' && /\bend of\b|סוף/.test(item.time.text)
    ? { ...item, role: 'from' }
    : item;

function resolve(draft: Draft, heard: Interpretation, world: IndexedWorld): void {
  const slot = takesOut(heard) ? 'remove' : 'add';
  const owner = ofOwner(heard);
  const people = heard.items.filter((item: Entity) => item.kind === 'person' && item !== owner);
  const [gone, come] = people;
  if (isSwap(heard) && gone && come) {
    somePeople(draft, 'remove', [gone], ['student'], world);
    somePeople(draft, 'add', [come], ['student'], world);
    aChange(
      draft,
      heard.items.filter((item) => !people.includes(item)),
      world,
      usual(world),
    );
    return;
  }
  // Whether a lesson of their own ends with it, or begins, was not said; what somebody wishes is not yet done.
  if (goesByGroup(heard) || /רוצה לעזוב|wants to (?:leave|quit)/.test(heard.normal.text))
    draft.doubts.push('moves');
  const out = people.filter(({ role }) => role === 'except');
  if (out.length > 0) {
    allBut(draft, slot, heard, out, world);
    return;
  }
  const told = apart(heard, people);
  if (told === null) somePeople(draft, slot, people, ['student'], world);
  else
    for (const side of ['add', 'remove'] as const)
      somePeople(
        draft,
        side,
        told.flatMap(({ one, slot }) => (slot === side ? [one] : [])),
        ['student'],
        world,
      );
  mark(draft, slot, people, 'who');
  // Who does not learn here would be left out in silence.
  if (peopleOf(people).some(({ named }) => named.every(({ kind }) => kind !== 'student')))
    draft.doubts.push('people');
  aChange(draft, choosing(heard, people, world).map(fromEndOn), world, usual(world));
}

/** "Add everyone to the group except Yael", "take all out but Dana": the others, and never she. */
function allBut(
  draft: Draft,
  slot: 'add' | 'remove',
  heard: Interpretation,
  out: Entity[],
  world: IndexedWorld,
): void {
  const kept = somePeople(draft, slot, out, ['student'], world);
  const others = heard.items.filter((item) => item.kind !== 'person');
  const there = aChange(draft, others, world, usual(world))?.lesson.attendeeIds ?? [];
  draft.slots[slot] = (
    slot === 'remove'
      ? there
      : world.students.flatMap((one) =>
          there.includes(one.id) || linkOf(world, one).archived ? [] : [one.id],
        )
  ).filter((id) => !kept.includes(id));
  draft.doubts.push('except');
}

const usual = (world: IndexedWorld) => ({
  scope: 'future' as const,
  why: inWords(world, 'this one and the future ones', 'מהשיעור הזה והלאה'),
});
