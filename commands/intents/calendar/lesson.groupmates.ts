/** Who else learns in a group: brothers and sisters by name, all others as a number (decision 111). */
import { addDays, dayOf } from '../../../domain/basics/wallTime.ts';
import type { Id } from '../../../domain/basics/ids.ts';
import { command } from '../../kernel/command.ts';
import { say } from '../../kernel/draft.ts';
import { inWords, lessonWords } from '../../kernel/words.ts';
import { aRange } from '../../slots/aRange.ts';
import { idle } from '../../slots/freeText.ts';
import { whenOf } from '../../slots/when.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import type { Held } from '../../world/lesson.ts';
import { sayWhose } from './lesson/sayWhose.ts';

type Slots = { child?: Id; subject?: Id; teacher?: Id; from?: string; to?: string };

/** So many lessons are told at once. */
const most = 3;

export const lessonGroupmates = command({
  id: 'lesson.groupmates',
  who: ['student', 'parent'],
  effect: 'reads',
  says: {
    en: [
      "(who|who's|whos) [is|are] else [is|are] … (group|class|lesson)",
      "(who|who's|whos) … [is|are] in [the|my|our|his|her|their] … (group|class)",
      '(who|who else) [else] (learns|studies|is|comes|is learning) … with',
      '(how many|how many others|how many students|how many kids) … in … group',
      '(groupmates|classmates|group mates|class mates)',
    ],
    he: [
      'מי עוד … (בקבוצה|בקבוצת|בשיעור|בשיעורי|בכיתה|לומד|לומדת|לומדים|איתי|איתנו|איתו|איתה|עם)',
      'מי (נמצא|נמצאים|לומד|לומדים|לומדת|משתתף|משתתפים|יש) [עוד] (בקבוצה|בקבוצת|איתי|איתנו|איתו|איתה|עם)',
      'מי [עוד] (בקבוצה|בקבוצת)',
      'כמה (תלמידים|ילדים|משתתפים|אנחנו|אנשים|יש|לומדים) … (בקבוצה|בקבוצת)',
      '(החברים|חברים|החברות) לקבוצה',
    ],
  },
  takes: ['time', 'person', 'subject', 'noun', 'which', 'it'],
  extra: (said) =>
    idle(
      said,
      /^(?:in|is|are|my|our|the|of|else|learns?|studies|comes|other|others|students?|kids|people|pupils|names?|us|with|me|him|her|them|there|תלמידים|ילדים|עוד|שלי|שלנו|שלו|שלה|שם|איתי|איתנו|איתו|איתה|לומד|לומדת|לומדים|נמצא|נמצאים)$/,
    ),
  declines: (heard) => heard.unread.length > 0,
  resolve(draft, heard, world) {
    sayWhose(draft, heard, world);
    const when = whenOf(heard.items);
    const range = when.items.length > 0 ? aRange(when, world) : null;
    if (range === null) return;
    say(draft, 'from', range.from, when.items, 'when');
    draft.slots['to'] = range.to;
  },
  plan(slots, world) {
    const groups = groupsOf(slots as Slots, world);
    if (groups.length === 0) return { reply: { text: noGroup(slots as Slots, world) } };
    const lines = groups.map((held) => `${lessonWords(world, held)}: ${mates(held, slots as Slots, world)}`);
    const note = inWords(
      world,
      'The names of other families’ students are not shown.',
      'שמות של תלמידים ממשפחות אחרות לא מוצגים.',
    );
    const isCounted = groups.some((held) => countOf(held) > held.lesson.attendeeIds.length);
    return { reply: { text: [...lines, ...(isCounted ? [note] : [])].join('\n') } };
  },
  examples: () => ({
    en: ['who else is in my group?', 'who else is in the group on Monday?'],
    he: ['מי עוד בקבוצה שלי?', 'מי עוד בקבוצה ביום שני?'],
  }),
  counterexamples: {
    en: ['leave the group', 'is there room in the group?', 'when is the group?', 'who is my teacher?'],
    he: ['לעזוב את הקבוצה', 'יש מקום בקבוצה?', 'מתי הקבוצה?', 'מי המורה שלי?'],
  },
});

/** Each group once: its next lesson, or that of the stretch that was said. */
function groupsOf({ child, subject, teacher, from, to }: Slots, world: IndexedWorld): Held[] {
  const name = subject === undefined ? undefined : (world.named.get(subject)?.name ?? subject);
  const until = to ?? `${addDays(dayOf(world.now), 60)}T00:00`;
  const isMeant = ({ lesson }: Held): boolean =>
    (child === undefined || lesson.attendeeIds.includes(child)) &&
    (name === undefined || lesson.subject === name) &&
    (teacher === undefined || lesson.teacherId === teacher);
  const found = new Map<Id, Held>();
  for (const held of world.heldBetween(from ?? world.now, until)) {
    const group = held.lesson.of ?? held.lesson.id;
    if (isGroup(held) && isMeant(held) && !found.has(group)) found.set(group, held);
  }
  return [...found.values()].slice(0, most);
}

const noGroup = ({ from }: Slots, world: IndexedWorld): string =>
  from === undefined
    ? inWords(world, 'There is no group lesson ahead.', 'אין שיעור בקבוצה בהמשך.')
    : inWords(world, 'There is no group lesson then.', 'אין אז שיעור בקבוצה.');

const isGroup = (held: Held): boolean =>
  !held.lesson.busyOnly && (held.lesson.capacity > 1 || countOf(held) > 1);

/** All who come, named or not. */
const countOf = ({ lesson }: Held): number =>
  Math.max(lesson.attendeeIds.length, lesson.meeting.attendeesCount ?? 0);

/** The server names whom the speaker speaks for, and nobody else. */
function mates(held: Held, { child }: Slots, world: IndexedWorld): string {
  const own = held.lesson.attendeeIds;
  const self = child ?? (world.role === 'student' ? world.user?.id : own[0]);
  const names = own.filter((id) => id !== self).flatMap((id) => world.named.get(id)?.name ?? []);
  const others = countOf(held) - Math.max(own.length, 1);
  const inNumber =
    others === 0
      ? []
      : [
          others === 1
            ? inWords(world, 'one more student', 'עוד תלמיד/ה')
            : inWords(world, `${others} more students`, `עוד ${others} תלמידים`),
        ];
  const all = [...names, ...inNumber];
  return all.length === 0 ? inWords(world, 'nobody else yet', 'עוד אין אחרים') : all.join(', ');
}
