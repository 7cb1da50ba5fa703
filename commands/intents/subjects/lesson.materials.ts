/** The materials of a lesson that is near; which of them a student sees is decided by the server, and the rows carry no others. */
import { toMs } from '../../../domain/basics/zones.ts';
import { afterSlot, numberSeries } from '../../../domain/calendar/number.ts';
import { plannedLesson } from '../../../domain/subjects/subject.ts';
import { heldMeetings } from '../../slots/answers.ts';
import type { Held } from '../../world/lesson.ts';
import { command, type Outcome } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { mark, type Draft } from '../../kernel/draft.ts';
import type { Interpretation } from '../../kernel/interpretation.ts';
import { idle } from '../../slots/freeText.ts';
import { findHeld, isSelecting, selectorOf } from '../../slots/selector.ts';
import { somePeople } from '../../slots/somePeople.ts';
import { inWords, lessonWords } from '../../kernel/words.ts';
import type { WorldSubject } from '../../world/world.ts';
import { allPlanned, examplePlanned, plannedIn, planOf, thePlanned } from './plannedLessons.ts';
import { subjectsIn } from '../../slots/theSubject.ts';
import { titlesIn, titleWords } from './titleWords.ts';

const ofMaterial = /\bstuff for\b|\bmaterials?\b|\blinks?\b|\bresources?\b|\bread for\b|חומר|קישור|לינק/;

/** "קיבלתי קישור ממורה חדשה": the link by which one comes to a teacher. */
const isOfTeacher =
  /(?<![A-Za-zÀ-ӿא-ي])(?:קיבל(?:תי|נו)|(?:שלח|נת[ןנ])[הו]? ל[ינ]|ו?ל?(?:ת?חבר|צרף|צטרף)|[בלמש]?מורה)(?:י|ו|ה)?(?![A-Za-zÀ-ӿא-ي])|\b(?:connect me|(?:got|received|sent me|gave me) (?:a|the) (?:\S+ )?link (?:from|by|to) (?:a|my|the) (?:new )?teacher)\b/u;

export const lessonMaterials = command({
  id: 'lesson.materials',
  who: ['student', 'parent'],
  effect: 'reads',
  says: {
    en: [
      '(show|open|see|view|give|list|get) [me] [the|my]',
      '(what|which|where) (is|are|do|should)',
      '(is there|are there|any)',
      '(materials|material|links|link|resources) [for|of|on|about]',
    ],
    he: [
      '(להראות|לפתוח|תן|תני|לראות) [לי] [את]',
      '(יש|מה|אילו|איפה|איזה)',
      '(חומרים|החומרים|חומרי|חומר|החומר|קישור|הקישור|קישורים|הקישורים|לינק|הלינק)',
    ],
  },
  takes: ['quoted', 'person', 'subject', 'time', 'number', 'noun', 'which', 'it', 'req:link'],
  extra: (said) => [
    ...titleWords(said, true),
    ...idle(
      said,
      /^(?:materials?|stuff|stuff|links?|resources?|homework|study|read|lesson|have|there|on|me|i|about|[בהולמש]{0,2}(?:חומר|חומרים|חומרי|קישור|קישורים|לינק|לימוד|שיעור|שיעורים)|על|לי|יש)$/,
    ),
  ],
  declines: (heard) =>
    heard.unread.length > 0 ||
    heard.negated ||
    isOfTeacher.test(heard.normal.text) ||
    !ofMaterial.test(heard.normal.text) ||
    heard.items.some(({ kind }) => kind === 'link') ||
    /\bshare\b|\bsign ?-? ?up\b|\bjoin\b|\bcalendar\b|\bfeed\b|הרשמה|להצטרף|יומן/.test(heard.normal.text),
  resolve(draft, heard, world) {
    const named = plannedIn(heard, world);
    if (named.length > 0) {
      thePlanned(draft, named, subjectsIn(heard.items), world);
      return;
    }
    somePeople(draft, 'child', heard.items, ['child'], world);
    mark(draft, 'lesson', titlesIn(heard.items), 'what');
    heldOne(draft, heard, world);
  },
  plan(slots, world): Outcome {
    const { lesson, meeting, occurrence, child } = slots as Record<string, string | undefined>;
    const held = meeting === undefined ? undefined : world.lessonById.get(meeting);
    const all = allPlanned(world);
    if (held !== undefined && occurrence !== undefined) {
      const when = { lesson: held, start: occurrence, end: occurrence };
      const subject = world.subjects.find(({ name }) => name === held.subject);
      const planned = subject && plannedFor(when, subject, world);
      const title = [lessonWords(world, when), planned?.name ?? ''].filter((part) => part !== '').join(' · ');
      return answer(world, title, planned ? [{ title: planned.name, urls: planned.urls }] : []);
    }
    const own = new Set(
      world.lessons
        .filter(({ attendeeIds }) => child === undefined || attendeeIds.includes(child))
        .map(({ subject }) => subject),
    );
    const shown = all.filter(({ id, subject }) =>
      lesson === undefined ? own.has(subject.name) : id === lesson,
    );
    const [only] = shown;
    const title =
      lesson !== undefined && only
        ? `${only.title} · ${only.subject.name}`
        : inWords(world, 'Materials', 'חומרים');
    return answer(
      world,
      title,
      shown.map(({ title: name, lesson: { urls } }) => ({ title: name, urls: urls ?? [] })),
    );
  },
  examples(world) {
    const { title } = examplePlanned(world);
    return {
      en: ['materials for Sunday', `open the link for ${title}`],
      he: ['חומרים לשיעור של ראשון', `תפתח את הקישור של ${title}`],
    };
  },
  counterexamples: {
    en: [
      "don't show my materials",
      'when is my next lesson?',
      'join a teacher with this link',
      'what lessons do I have this week?',
    ],
    he: [
      'אל תראה לי את החומרים',
      'מתי השיעור הבא שלי?',
      'להצטרף למורה עם הקישור הזה',
      'אילו שיעורים יש לי השבוע?',
    ],
  },
});

/** The lesson by its day or subject. */
function heldOne(draft: Draft, heard: Interpretation, world: IndexedWorld): void {
  const items = heard.items.filter((item) => !titlesIn([item]).length);
  const selector = selectorOf(items);
  if (!isSelecting(selector)) return;
  mark(
    draft,
    'meeting',
    items.filter(({ kind }) => kind === 'subject' || kind === 'person'),
    'what',
  );
  mark(
    draft,
    'occurrence',
    items.filter(({ kind }) => kind === 'time' || kind === 'number'),
    'when',
  );
  const own = world.role === 'parent' ? world.children.map(({ id }) => id) : [world.user?.id];
  const [held] = findHeld(selector, world).filter(
    ({ lesson }) => !lesson.busyOnly && lesson.attendeeIds.some((id) => own.includes(id)),
  );
  if (!held) return;
  draft.slots['meeting'] = held.lesson.id;
  draft.slots['occurrence'] = held.start;
}

/** The server knows who else comes and so which number a lesson has; where it told nothing, the series is counted. */
function plannedFor(
  { lesson, start }: Held,
  subject: WorldSubject,
  world: IndexedWorld,
): { name: string; urls: string[] } | null {
  const plan = planOf(subject);
  const slot = lesson.of === null ? start : lesson.start;
  const isMatched = (subject.lessons ?? []).some(({ soon }) => soon);
  if (isMatched) {
    const at = String(toMs(slot, world.timeZone));
    const found = subject.lessons?.findIndex(({ soon }) =>
      soon?.some((one) => one.meetingId === lesson.id && one.slot === at),
    );
    return plan[found ?? -1] ?? null;
  }
  const series = lesson.meeting.seriesId ?? lesson.id;
  const meetings = world.meetings.filter(({ id, seriesId }) => (seriesId ?? id) === series);
  const number = numberSeries(heldMeetings({ ...world, meetings }), afterSlot(slot)).of(lesson.id, slot);
  return plannedLesson(plan, number);
}

function answer(
  world: IndexedWorld,
  title: string,
  found: { title: string; urls: readonly string[] }[],
): Outcome {
  const links = found.flatMap(({ title: label, urls }) => urls.map((url) => ({ label, url })));
  const none = inWords(
    world,
    'No materials are open now. They open in the week before the lesson.',
    'אין עכשיו חומרים פתוחים. הם נפתחים בשבוע שלפני השיעור.',
  );
  if (links.length === 0) return { reply: { text: `${title}\n${none}` } };
  return {
    reply: { text: [title, ...links.map(({ label, url }) => `${label} · ${url}`)].join('\n'), title, links },
  };
}
