/** Whether somebody was at a lesson that has been. */
import { addDays, dayOf } from '../../../domain/basics/wallTime.ts';
import { command } from '../../kernel/command.ts';
import { firstLessons } from '../../world/exampleWords.ts';
import type { Held } from '../../world/lesson.ts';
import { wallOfMoment } from '../../world/moments.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { mark } from '../../kernel/draft.ts';
import type { Plan } from '../../kernel/plan.ts';
import type { Interpretation } from '../../kernel/interpretation.ts';
import { pastHeld } from '../../slots/aPastMeeting.ts';
import { selectorOf } from '../../slots/selector.ts';
import { somePeople } from '../../slots/somePeople.ts';
import { idle } from '../../slots/freeText.ts';
import { whenOf } from '../../slots/when.ts';
import { inWords, lessonWords } from '../../kernel/words.ts';

const came =
  /attend|\bcame\b|\bcome\b|show(?:ed|ing)? up|turn(?:ed|ing)? up|\bbeen coming\b|\bpresent\b|\babsen(?:t|ces)\b|missed|\bmiss\b|was .* (?:there|here|at)|attendance|הגיע|(?<![A-Za-zÀ-ӿא-ي])(?:בא|באה|באו)(?![A-Za-zÀ-ӿא-ي])|נכח|נוכח|נעדר|היי?ת?[הי]? (?:ב|שם)|החסי?ר|הבריז|פספס|חיסורים|היעדרויות|נוכחות/u;

/** "מי בא" may be who came; of a day on which nobody came yet it is who comes. */
const comes = /(?<![A-Za-zÀ-ӿא-ي])מי באה?(?![A-Za-zÀ-ӿא-ي])/u;

const isAhead = ({ items, normal }: Interpretation, world: IndexedWorld): boolean => {
  const { day } = whenOf(items);
  if (day === undefined) return false;
  const today = dayOf(world.now);
  if (comes.test(normal.text) && day.which !== 'last' && (day.weekday !== undefined || day.date === today))
    return day.weekday !== undefined || pastHeld(selectorOf(items), world).length === 0;
  return day.weekday === undefined && day.date > today;
};

export const attendanceShow = command({
  id: 'attendance.show',
  who: ['teacher', 'student', 'parent'],
  effect: 'reads',
  says: {
    en: [
      'how many … (miss|missed)',
      'how many (absences|no shows) [does|did|has]',
      'did … (attend|come|show up|turn up|make it|miss)',
      '(was|were) … (there|here|present|absent|at)',
      'who (came|attended|missed|was absent|was present|showed up|was there|was missing|was here)',
      'has … (attended|been to|missed|been showing up|been coming|been attending|been turning up)',
      '(show|list|check) [me] … attendance',
      'attendance (of|for)',
      "'s attendance",
      'my attendance',
    ],
    he: [
      'האם … (הגיע|הגיעה|היה|הייתה|היתה|נכח|נכחה|בא|באה)',
      'מי (הגיע|היה|בא|נכח|נעדר|לא הגיע|לא היה|החסיר)',
      'כמה [פעמים] (חיסורים|היעדרויות|הברזות)',
      'כמה … לא (הגיע|הגיעה|בא|באה|היה|הייתה|היתה)',
      'כמה … (החסיר|החסירה|החסרתי|נעדר|נעדרה|נעדרתי|הבריז|הבריזה|פספס|פספסה|פספסתי)',
      '(הגיע|הגיעה|היה|הייתה|היתה|נכח|נכחה|בא|באה|הייתי|הגעתי)',
      '(נוכחות|הנוכחות|חיסורים|החיסורים) [של|שלי]',
    ],
  },
  takes: ['person', 'subject', 'time', 'noun', 'which', 'it', 'count'],
  extra: (said) =>
    idle(said, /^(?:יש|היו|have|had|attendance|there|here|at|to|שם|נוכחות|הנוכחות|האם|בשיעור|לשיעור)$/),
  declines: (heard, world) =>
    heard.unread.length > 0 ||
    (heard.negated && !/^(?:כמה|מי) /.test(heard.normal.text)) ||
    !came.test(heard.normal.text) ||
    // "מי בא מחר" asks of what is ahead.
    isAhead(heard, world) ||
    !(
      heard.questionMark ||
      heard.asks ||
      /^(?:did|was|were|who|has|show|list|check|my|האם|מי)\b|attendance|נוכחות|^(?:how many|האם|מי|כמה)/.test(
        heard.normal.text,
      )
    ) ||
    // A group's roll of what is to come is another question.
    heard.items.some((item) => item.kind === 'money' || item.kind === 'link') ||
    (world.role === 'teacher' &&
      !heard.items.some(({ kind }) => kind === 'person') &&
      !/who|מי|attendance|נוכחות/.test(heard.normal.text)),
  resolve(draft, heard, world) {
    const { items } = heard;
    somePeople(draft, 'students', items, ['student'], world);
    somePeople(draft, 'child', items, ['child'], world);
    mark(
      draft,
      'meeting',
      items.filter(({ kind }) => kind === 'subject'),
      'what',
    );
    mark(
      draft,
      'occurrence',
      items.filter(({ kind }) => kind === 'time'),
      'when',
    );
    if (countsMissed.test(heard.normal.text)) {
      draft.slots['details'] = 'missed';
      return;
    }
    const all = pastHeld(selectorOf(items), world);
    const [held] = all;
    const asksWho =
      world.role === 'teacher' && /^(?:who|מי)(?![A-Za-z\u05d0-\u05ea])/.test(heard.normal.text);
    // "Who was absent yesterday" is of the whole day.
    const days = new Set(all.map(({ start }) => dayOf(start)));
    if (asksWho && held && all.length > 1 && days.size === 1 && whenOf(items).clock === undefined) {
      draft.slots['day'] = dayOf(held.start);
      draft.slots['details'] = /absent|missed|missing|n't|not|נעדר|החסיר|לא/.test(heard.normal.text)
        ? 'away'
        : 'there';
      return;
    }
    if (held) {
      draft.slots['meeting'] = held.lesson.id;
      draft.slots['occurrence'] = held.start;
    }
  },
  plan(slots, world) {
    if (typeof slots['day'] === 'string') return rollOf(slots['day'], slots['details'] === 'away', world);
    if (slots['details'] === 'missed') return { reply: { text: missedWords(slots, world) } };
    const { meeting, occurrence, students, child } = slots as {
      meeting?: string;
      occurrence?: string;
      students?: string[];
      child?: string;
    };
    const lesson = meeting === undefined ? undefined : world.lessonById.get(meeting);
    if (lesson === undefined || occurrence === undefined)
      return { reply: { text: inWords(world, 'I couldn’t find that lesson.', 'לא היה שיעור כזה.') } };
    const held: Held = { lesson, start: occurrence, end: occurrence };
    const own = world.role === 'student' && world.user ? [world.user.id] : [];
    const asked = students ?? (child === undefined ? own : [child]);
    const ids = asked.length > 0 ? asked : lesson.attendeeIds;
    const said = ids.map((id) => {
      const name = world.named.get(id)?.name ?? world.user?.username ?? '';
      return wasAway(held, id, world)
        ? inWords(world, `${name}: was not there`, `${name}: היעדרות`)
        : inWords(world, `${name}: was there`, `${name}: נוכחות`);
    });
    return {
      reply: { text: [lessonWords(world, held), ...said].join(' · '), rows: [lesson.id] },
    };
  },
  examples(world) {
    const { person } = firstLessons(world);
    if (world.role === 'teacher')
      return { en: [`did ${person.en} attend yesterday?`], he: [`הנוכחות של ${person.he} אתמול`] };
    const child = (world.children[0]?.username ?? '').split(' ')[0];
    return world.role === 'parent' && child
      ? { en: [`did ${child} attend yesterday?`], he: [`הנוכחות של ${child}`] }
      : { en: ['show my attendance'], he: ['הנוכחות שלי'] };
  },
  counterexamples: {
    en: [
      "Dana didn't come yesterday",
      'mark Dana absent',
      'is Dana coming tomorrow?',
      'when was the last lesson with Dana?',
    ],
    he: ['דנה לא הגיעה אתמול', 'לסמן את דנה כנעדרת', 'דנה מגיעה מחר?', 'מתי היה השיעור האחרון של דנה?'],
  },
});

/** How many of the lessons of the last half year somebody missed. */
const daysBack = 182;
const countsMissed = /^(?:how many|how often|כמה)(?![A-Za-zÀ-ӿא-ي])/u;

function missedWords(slots: Record<string, unknown>, world: IndexedWorld): string {
  const { students, child } = slots as { students?: string[]; child?: string };
  const own = world.role === 'student' && world.user ? [world.user.id] : [];
  const asked = students ?? (child === undefined ? own : [child]);
  const [from, to] = [`${addDays(world.now.slice(0, 10), -daysBack)}T00:00`, world.now];
  return asked
    .map((id) => {
      const name = world.named.get(id)?.name ?? world.user?.username ?? '';
      const among = world.lessonsOf.get(id) ?? [];
      const held = world.search({ from, to, among, wanted: ({ start }) => start < to });
      const missed = held.filter((one) => wasAway(one, id, world)).length;
      return inWords(
        world,
        `${name}: missed ${missed} of ${held.length} in the last half year`,
        `${name}: ${missed} חיסורים מתוך ${held.length} שיעורים בחצי השנה האחרונה`,
      );
    })
    .join(' · ');
}

/** Everybody of a day who was there, or who was not, each with the lesson. */
function rollOf(day: string, away: boolean, world: IndexedWorld): Pick<Plan, 'reply'> {
  const held = world
    .heldBetween(`${day}T00:00`, `${addDays(day, 1)}T00:00`)
    .filter(({ start, lesson }) => start <= world.now && !lesson.busyOnly);
  const people = held.flatMap((one) =>
    one.lesson.attendeeIds
      .filter((id) => wasAway(one, id, world) === away)
      .map((id) => ({ id, name: world.named.get(id)?.name ?? '', note: lessonNote(one) })),
  );
  const text = away
    ? people.length === 0
      ? inWords(world, 'Nobody was marked absent.', 'לא נרשמו היעדרויות.')
      : inWords(world, `Absent: ${people.length}`, `היעדרויות: ${people.length}`)
    : inWords(world, `Present: ${people.length}`, `נוכחות: ${people.length}`);
  return { reply: { text, title: text, people } };
}

const lessonNote = ({ lesson, start }: Held): string =>
  [lesson.subject || lesson.summary, start.slice(11, 16)].filter(Boolean).join(' ');

/** Away, as the teacher wrote it down or as it was told before. */
function wasAway({ lesson, start }: Held, id: string, { timeZone }: IndexedWorld): boolean {
  const attendee = (lesson.meeting.attendees ?? []).find(
    (one) => typeof one !== 'string' && (one.attendeeId ?? one.studentId ?? one.id) === id,
  );
  if (attendee === undefined || typeof attendee === 'string') return false;
  const isThen = (moment: string | number): boolean => wallOfMoment(moment, timeZone) === start;
  return (
    (attendee.cant ?? []).some(isThen) ||
    (attendee.absences ?? []).some(({ occurrence }) => isThen(occurrence))
  );
}
