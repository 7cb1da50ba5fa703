/** How many lessons there were, how many were attended or paid for, and which number the next one has. */
import { addDays, dayOf, type Wall } from '../../../domain/basics/wallTime.ts';
import { onWallOf, toMs } from '../../../domain/basics/zones.ts';
import { attendanceOf, type Attendance } from '../../../domain/attendance/attendance.ts';
import { afterSlot, nobodyComes, numberSeries } from '../../../domain/calendar/number.ts';
import type { MeetingWithOccurrences } from '../../../domain/calendar/occurrence.ts';
import { heldMeetings } from '../../slots/answers.ts';
import { command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { say } from '../../kernel/draft.ts';
import { aRange } from '../../slots/aRange.ts';
import { idle } from '../../slots/freeText.ts';
import { peopleOf } from '../../slots/somePeople.ts';
import { whenOf } from '../../slots/when.ts';
import { inWords } from '../../kernel/words.ts';
import { firstLessons } from '../../world/exampleWords.ts';
import { sayWhose } from './lesson/sayWhose.ts';

const isPaid = /\bpa(?:id|y|ys)\b|שיל[מם]|משולמ|שולמ/;
const isPresent = /\b(?:attend|attended|come|came|here|there)\b|הגיע|היי?ת[הי]|נכח|הופיע|עש[הת]|נוכח/;

/** What is counted has mostly been; "how many will I have on Monday" has not. */
const looksAhead =
  /\b(?:will|left|remaining|do (?:i|we) have|have i got|are there|coming|upcoming|going to)\b|(?<![A-Za-zÀ-ӿא-ي])(?:יהיו?|תהיה|יש)(?![A-Za-zÀ-ӿא-ي])/u;

const isLeft = /\b(?:left|remain(?:ing)?)\b|(?<![א-ת])(?:נשאר|נותר)ו?(?![א-ת])/;

export const lessonCount = command({
  id: 'lesson.count',
  who: ['teacher', 'student', 'parent'],
  effect: 'reads',
  says: {
    en: [
      '(what|which) … (on|up to)',
      "(what|what's|which) … (lesson number|number of lessons|number is)",
      '(what|which) number',
      'how many (lessons|classes|sessions|meetings|times)',
      'how many (lessons|classes|sessions|meetings|times) … (attended|attend|come to|come|paid for|pay for|pay|paid|had so far|had|here|taught|take so far|take|so far)',
      'how often … (attend|come|attended)',
      'count … lessons',
      '(number|amount|total|count) of (lessons|classes|sessions|meetings)',
      'lesson number',
      '(lesson|lessons|class|session) count',
      'how many (lessons|classes|sessions) did i (give|teach|do|have)',
    ],
    he: [
      '(באיזה|איזה|מה) (שיעור|מספר שיעור|מספר השיעור)',
      '[זה] (השיעור|שיעור) הכמה [זה]',
      'בשיעור הכמה [אנחנו|אני|נמצא|נמצאת|היא|הוא]',
      'באיזה שיעור … (נמצא|נמצאת|עכשיו|אני)',
      '(בכמה|לכמה) (שיעורים|פעמים|מפגשים|פגישות)',
      '(בכמה|לכמה) (שיעורים|פעמים|מפגשים) … (הייתה|היה|היתה|הגיע|הגיעה|נכח|נכחה|עשה|עשתה|היו|לימדתי|עשיתי|שילם|שילמה|שילמו|משולמים|עד עכשיו|עד היום)',
      'מספר השיעור',
      'מספר (השיעורים|שיעורים|הפגישות) [של]',
      '(כמה שיעורים|כמה פעמים) … (צבר|צברה|למד|למדה|למדתי|לקח|לקחה|לקחתי|הספיק|הספיקה|הספקתי|הספקנו)',
      '(צבר|צברה|עשה|עשתה|למד|למדה) [כבר] (כמה שיעורים|כמה פעמים)',
      'כמה (שיעורי|שעורי) … (נתתי|העברתי|לימדתי|עשיתי|עשינו|היו|יש)',
      '(כמה שיעורים|כמה פעמים) (נפגשתי|נפגשנו|עשינו|עשיתי|העברנו|ראיתי|פגשתי|נתתי|העברתי|לימדתי|קיימתי|היו לי)',
    ],
  },
  takes: ['time', 'person', 'subject', 'noun', 'it', 'count', 'scope', 'which'],
  extra: (said) =>
    idle(
      said,
      /^(?:ש?קיימתי|עומדת?|השתתף|השתתפה|far|number|left|remaining|got|give|gave|given|giving|teach|teaching|did|had|have|hold|held|העברתי|נתתי|מעביר|מעבירה|נותן|נותנת|מלמד|מלמדת|אצל|אצלי|attended|paid|take|taken|today|taught|done|finished|עשינו|למדנו|עשיתי|עד|עכשיו|היום|לימדתי|משולמים|יש|היו)$/,
    ),
  declines: (heard, world) =>
    heard.unread.length > 0 ||
    // What is left, and of no days, is left of those paid ahead (money.owed).
    (isLeft.test(heard.normal.text) && whenOf(heard.items).items.length === 0) ||
    // "Which lessons are on Monday": they are shown, and not counted.
    /^(?:what|which) (?:lessons|classes|sessions) are\b/.test(heard.normal.text) ||
    /\b(?:miss(?:ed)?|absences)\b/.test(heard.normal.text) ||
    /לא (?:הגיע|בא|הי)/.test(heard.normal.text) ||
    // Of a group as such nothing is counted.
    heard.items.some((item) => item.kind === 'word' && item.value === 'group') ||
    (/\b(?:do i|do we|am i) (?:have|teach)/.test(heard.normal.text) && peopleOf(heard.items).length === 0) ||
    /כמה שיעורים יש ל(?:י|נו)(?! )/.test(heard.normal.text) ||
    (world.role === 'teacher' &&
      whenOf(heard.items).items.length === 0 &&
      peopleOf(heard.items).length === 0 &&
      !heard.items.some(({ kind }) => kind === 'subject')),
  resolve(draft, heard, world) {
    sayWhose(draft, heard, world);
    const { text } = heard.normal;
    const when = whenOf(heard.items);
    const range = when.items.length > 0 ? aRange(when, world, !looksAhead.test(text)) : null;
    if (range) {
      say(draft, 'from', range.from, when.items, 'when');
      // "Since January" has no end of its own: what has been.
      const isSince = when.stretch?.open === 'since' || when.stretch?.open === 'from';
      draft.slots['to'] = isSince && range.from < world.now && range.to > world.now ? world.now : range.to;
    }
    if (isPaid.test(text)) say(draft, 'paid', true, [], 'what');
    else if (isPresent.test(text)) say(draft, 'present', true, [], 'what');
  },
  plan(slots, world) {
    const { students, child, subject, paid, present, from, to } = slots as {
      from?: Wall;
      to?: Wall;
      students?: string[];
      child?: string;
      subject?: string;
      paid?: boolean;
      present?: boolean;
    };
    const who =
      students ??
      (child === undefined ? (world.role === 'student' && world.user ? [world.user.id] : []) : [child]);
    const name = subject === undefined ? undefined : (world.named.get(subject)?.name ?? subject);
    const asked = who.length > 0 ? who : world.children.map(({ id }) => id);
    if (from !== undefined && to !== undefined)
      return { reply: { text: countedIn(asked, { from, to, name }, world) } };
    // Only their own series are put together: a calendar of thousands takes too long.
    const own = asked.flatMap((id) => world.lessonsOf.get(id) ?? []).map(({ meeting }) => meeting);
    const series = new Set(own.map(({ id, seriesId }) => seriesId ?? id));
    const meetings = world.meetings.filter(({ id, seriesId }) => series.has(seriesId ?? id));
    const held = heldMeetings({ ...world, meetings }).filter(
      ({ meeting }) => name === undefined || meeting.subject === name,
    );
    const nowMs = toMs(world.now, world.timeZone);
    const lines = asked.map((id) =>
      lineOf(id, attendanceOf(held, id, nowMs), { paid, present }, held, world),
    );
    return { reply: { text: lines.join('\n') } };
  },
  examples(world) {
    const { person } = firstLessons(world);
    return world.role === 'teacher'
      ? {
          en: [`what lesson number is ${person.en} on?`, `how many lessons has ${person.en} attended?`],
          he: [`באיזה שיעור ${person.he}?`, `על כמה שיעורים ${person.he} שילמה?`],
        }
      : { en: ['how many lessons have I had?'], he: ['כמה שיעורים היו לי?'] };
  },
  counterexamples: {
    en: [
      "Dana's numbering starts at 12",
      'how many late cancels does Noa have?',
      'what lessons do I have this week?',
      'how much does Dana owe?',
    ],
    he: [
      'המספור של דנה מתחיל מ-12',
      'כמה ביטולים מאוחרים נשארו לי?',
      'אילו שיעורים יש לי השבוע?',
      'כמה דנה חייבת?',
    ],
  },
});

/** How many stand in the calendar in a stretch of time, each person's by name. */
function countedIn(
  ids: string[],
  { from, to, name }: { from: Wall; to: Wall; name: string | undefined },
  world: IndexedWorld,
): string {
  const held = world
    .heldBetween(from, to)
    .filter(({ lesson }) => !lesson.busyOnly && (name === undefined || lesson.subject === name));
  const told = (n: number) => inWords(world, `lessons: ${n}`, `שיעורים: ${n}`);
  if (ids.length === 0) return told(held.length);
  return ids
    .map((id) => {
      const own = held.filter(({ lesson }) => lesson.attendeeIds.includes(id)).length;
      const who = world.named.get(id)?.name ?? '';
      return `${who === '' ? '' : `${who}: `}${told(own)}`;
    })
    .join('\n');
}

function lineOf(
  id: string,
  { attended, paid, unpaid }: Attendance,
  asked: { paid?: boolean | undefined; present?: boolean | undefined },
  held: MeetingWithOccurrences[],
  world: IndexedWorld,
): string {
  const name = world.named.get(id)?.name ?? '';
  const told = name === '' ? '' : `${name}: `;
  if (asked.paid)
    return told + inWords(world, `paid: ${paid}, not yet: ${unpaid}`, `שולמו: ${paid}, עוד לא: ${unpaid}`);
  const came = inWords(world, `lessons attended: ${attended}`, `שיעורים עד עכשיו: ${attended}`);
  const numbers = asked.present ? [] : nextNumbers(id, held, world);
  const next = numbers.map(({ number, subject }) => {
    const of = numbers.length > 1 && subject !== '' ? subject : null;
    return inWords(
      world,
      `the next ${of === null ? '' : `of ${of} `}is number ${number}`,
      `${of === null ? 'הבא' : `הבא ב${of}`} הוא מספר ${number}`,
    );
  });
  return told + [came, ...next].join(', ');
}

/** The numbers that the next lessons have in their series, as the calendar counts them; what comes once only where nothing recurs. */
function nextNumbers(
  id: string,
  held: MeetingWithOccurrences[],
  world: IndexedWorld,
): { number: number; subject: string }[] {
  const seen = new Set<string>();
  const ahead = world
    .search({
      from: world.now,
      to: `${addDays(dayOf(world.now), 92)}T00:00`,
      wanted: () => true,
      among: world.lessonsOf.get(id) ?? [],
    })
    .filter(({ lesson }) => !seen.has(lesson.id) && seen.add(lesson.id) !== undefined);
  const recurring = ahead.filter(({ lesson }) => lesson.rrule !== null);
  return (recurring.length > 0 ? recurring : ahead.slice(0, 1)).flatMap(({ lesson, start }) => {
    const row = held.find(
      ({ meeting, occurrences }) =>
        meeting.id === lesson.id || occurrences.some((one) => one.id === lesson.id),
    );
    if (row === undefined) return [];
    const slot = onWallOf(start, world.timeZone, row.meeting.zone);
    const series = held.filter(({ meeting }) => meeting.seriesId === row.meeting.seriesId);
    const number = numberSeries(series, afterSlot(slot)).of(row.meeting.id, slot);
    return number === null || number === nobodyComes ? [] : [{ number, subject: lesson.subject }];
  });
}
