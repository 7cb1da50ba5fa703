/** Reminds the teacher some time before a lesson, before each of somebody's, or before all; a family before each of its own. */
import type { Step } from '../../../domain/operations.ts';
import { command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { ask, assume, mark, say, type Draft } from '../../kernel/draft.ts';
import { has, words, type Interpretation, type Entity } from '../../kernel/interpretation.ts';
import { aChange } from '../../slots/aChange.ts';
import type { EntityCandidate, AnnotatedText } from '../../kernel/annotatedText.ts';
import { idle } from '../../slots/freeText.ts';
import { fits, isSelecting, selectorOf } from '../../slots/selector.ts';
import { inWords, minutesWords } from '../../kernel/words.ts';
import { addressOf } from './lesson/address.ts';
import { firstLessons } from '../../world/exampleWords.ts';
import { nextOfEach } from './lesson/nextOfEach.ts';

const isLength = (item: Entity): boolean => item.kind === 'time' && item.time.kind === 'duration';

/** "every lesson", "any class", "all lessons". */
const isEach = (heard: Interpretation): boolean =>
  has(heard, 'all') ||
  (has(heard, 'noun', 'lessons') && has(heard, 'any')) ||
  /\bany (?:lesson|class)/.test(heard.normal.text);

/** "תשלחי לכולם תזכורת למחר": to whom, and not before every lesson. */
const toAll = (said: AnnotatedText): EntityCandidate[] =>
  said.readings.some((one) => one.kind === 'time' && one.time.kind === 'date') ? idle(said, /^לכולם$/) : [];

/** "the day before Noam's physics": how long before, not a day. */
const dayBefore = ({ normal: { text } }: AnnotatedText): EntityCandidate[] =>
  [...text.matchAll(/\b(?:the|one|a) (?:day|night|evening)(?= before\b)/g)].map((found) => {
    const [from, to] = [found.index, found.index + found[0].length];
    const span = { from, to, text: found[0] };
    return {
      kind: 'time',
      ...span,
      cost: 0.8,
      time: { kind: 'duration', grain: 'day', minutes: 1440, ...span, rule: 'the day before', score: 0 },
    };
  });

export const meetingRemind = command({
  id: 'meeting.remind',
  who: ['teacher', 'student', 'parent'],
  effect: 'does',
  says: {
    en: [
      '(remind|alert|notify|ping|warn|buzz) me',
      '(remind|ping|prod)',
      'nudge … about',
      '(give|send|drop|shoot|text|message) … (reminder|heads up)',
      '[set|add|create|put|make|give me] [a|an|me a] (reminder|alarm|alert|reminders|heads up)',
    ],
    he: [
      '(להזכיר|להודיע|להתריע) לי',
      '(להזכיר|לנדנד)',
      '(לשלוח|שלח|להקפיץ|תקפיץ|תקפיצי) … (תזכורת|תיזכורת)',
      '(תן|תני|לתת) [לי] (תזכורת|התראה)',
      '[לשים|תעשה|תעשי|להוסיף|לשלוח|שלח|לקבוע|להגדיר] [לי] (תזכורת|התראה|התרעה|תזכורות|התראות)',
    ],
  },
  takes: ['person', 'subject', 'time', 'noun', 'which', 'scope', 'it', 'all'],
  extra: (said) => [...idle(said, /^(?:ahead|advance|beforehand|מראש)$/), ...dayBefore(said), ...toAll(said)],
  // "an hour before Omer tomorrow" is how long before, not a moment.
  price: (reading, { text }) =>
    reading.kind === 'time' &&
    reading.time.kind !== 'duration' &&
    /\bbefore\b|לפני|\b(?:minutes?|mins?|hours?)\b|דקות/.test(text.slice(reading.from, reading.to))
      ? null
      : 0,
  declines: (heard) => heard.unread.length > 0,
  resolve,
  plan(slots, world) {
    const { before, meeting, scope } = slots as { before?: number; meeting?: string; scope?: string };
    if (before === undefined) return {};
    if (world.role !== 'teacher')
      return {
        steps: [{ name: 'updateNotificationSettings', args: { input: { remindMinutes: before } } }],
      };
    if (meeting !== undefined) return { steps: alarm(slots, before, world) };
    if (scope !== 'all') return {};
    const lessons = world.lessons.filter(({ attendeeIds }) => isOf(slots, attendeeIds));
    const steps = nextOfEach(lessons, world.now).flatMap(({ lesson, start }) =>
      alarm({ meeting: lesson.id, occurrence: start, scope: 'all' }, before, world),
    );
    return steps.length > 0
      ? { steps }
      : { reply: { text: inWords(world, 'There are no upcoming lessons.', 'אין שיעורים בהמשך.') } };
  },
  examples(world) {
    const { person } = firstLessons(world);
    if (world.role !== 'teacher')
      return { en: ['remind me an hour before my lessons'], he: ['תזכורת שעה לפני השיעורים שלי'] };
    return {
      en: [
        'remind me 30 minutes before every lesson',
        `remind me an hour before all of ${person.en}'s lessons`,
      ],
      he: ['תזכיר לי חצי שעה לפני כל שיעור', `תזכיר לי שעה לפני כל השיעורים של ${person.he}`],
    };
  },
  counterexamples: {
    en: [
      "don't remind me before every lesson",
      'should I be reminded before Dana?',
      'find 45 minutes before Friday',
      'push Dana back half an hour',
    ],
    he: [
      'אל תזכיר לי לפני כל שיעור',
      'האם להזכיר לי לפני דנה?',
      'תמצא לי 45 דקות לפני שישי',
      'תודיע לה שהשיעור בוטל',
    ],
  },
});

const isOf = ({ students }: Record<string, unknown>, ids: string[]): boolean =>
  !Array.isArray(students) || students.every((id) => ids.includes(id));

/** A trigger counts minutes from the lesson's start, as RFC 5545 does: before it negative. */
function alarm(slots: Record<string, unknown>, before: number, world: IndexedWorld): Step[] {
  const addressed = addressOf(slots, world);
  if (addressed === null) return [];
  const { notify: _told, ...address } = addressed.address;
  return [
    {
      name: 'updateMeeting',
      args: { input: { id: addressed.id, alarms: [{ trigger: -before, action: 'DISPLAY' }] }, ...address },
    },
  ];
}

function resolve(draft: Draft, heard: Interpretation, world: IndexedWorld): void {
  const length = heard.items.find(isLength);
  if (world.role === 'teacher') ofLessons(draft, heard, length, world);
  else ofOwn(draft, heard, length, world);
  howLong(draft, length, world);
}

/** A family has one reminder, before each of its lessons (spec section 7: what a person is told is theirs to choose). */
function ofOwn(draft: Draft, heard: Interpretation, length: Entity | undefined, world: IndexedWorld): void {
  mark(
    draft,
    'scope',
    heard.items.filter((item) => item !== length),
    'scope',
  );
  if (!isEach(heard))
    assume(draft, 'scope', 'all', inWords(world, 'before each lesson', 'לפני כל שיעור'), 'scope');
}

function ofLessons(
  draft: Draft,
  heard: Interpretation,
  length: Entity | undefined,
  world: IndexedWorld,
): void {
  const rest = heard.items.filter((item) => item !== length);
  const selector = selectorOf(rest.filter((item) => !(item.kind === 'word' && item.sense === 'all')));
  if (isEach(heard) && !selector.when.items.length) {
    say(draft, 'scope', 'all', words(heard, 'all'), 'scope');
    mark(draft, 'scope', [...words(heard, 'noun'), ...words(heard, 'scope')], 'scope');
    if (isSelecting(selector)) {
      const lessons = world.lessons.filter((lesson) => fits(lesson, selector));
      const ids = [...new Set(selector.people.flatMap(({ named }) => named.map(({ id }) => id)))];
      mark(draft, 'students', [...selector.people, ...selector.subjects], 'who');
      if (ids.length > 0) draft.slots['students'] = ids;
      const [only] = lessons.filter(({ rrule, start }) => rrule !== null || start > world.now);
      if (lessons.length === 1 && only) draft.slots['meeting'] = only.id;
    }
  } else aChange(draft, rest, world);
}

function howLong(draft: Draft, length: Entity | undefined, world: IndexedWorld): void {
  if (length?.kind === 'time' && length.time.kind === 'duration')
    say(draft, 'before', length.time.minutes, [length], 'when');
  else
    ask(
      draft,
      'before',
      inWords(world, 'How long before?', 'כמה זמן לפני?'),
      [10, 30, 60].map((value) => ({ label: minutesWords(world, value), value })),
    );
  if (typeof draft.given['before'] === 'number') draft.slots['before'] = draft.given['before'];
}
