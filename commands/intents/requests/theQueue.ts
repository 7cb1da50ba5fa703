/** "Who is on the waiting list for physics?", "am I on the waiting list?": who waits for a place in which group, the first in line first. */
import type { Outcome } from '../../kernel/command.ts';
import { has, type Interpretation } from '../../kernel/interpretation.ts';
import { inWords, momentWords } from '../../kernel/words.ts';
import { nextOf } from '../../slots/aGroup.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';

const asks =
  /^(?:who|who's|is|are|am|show|list|what|what's|how many)\b|^(?:מי|האם|כמה|מה|אני|להראות|הראה|הצג)(?![א-ת])/;
/** These change the list. */
const changes =
  /\b(?:put|add|join|leave|take|remove|get|want)\b|(?:^|\s)(?:להכניס|להוסיף|להיכנס|להצטרף|לצאת|להוציא|לרשום|רוצה)(?![א-ת])/;

export const isOfQueue = (heard: Interpretation): boolean =>
  has(heard, 'req', 'waitlist') && asks.test(heard.normal.text) && !changes.test(heard.normal.text);

/** Whoever is no teacher is shown their own places in line alone, and told of nobody else's. */
const nobodyWaits = (world: IndexedWorld): string =>
  world.role === 'teacher'
    ? inWords(world, 'Nobody is waiting for a place.', 'אין אף אחד ברשימת ההמתנה.')
    : inWords(world, 'Not on any waiting list.', 'לא ברשימת ההמתנה של אף קבוצה.');

type Wanted = { meeting: string | undefined; people: readonly string[] };

export function theQueue({ meeting, people }: Wanted, world: IndexedWorld): Outcome {
  const queue = (world.waitings ?? []).filter(
    (one) =>
      one.removed !== true &&
      (meeting === undefined || one.meetingId === meeting) &&
      (people.length === 0 || people.includes(one.studentId ?? '')),
  );
  const lines = queue.map((one) => {
    const lesson = world.lessonById.get(one.meetingId ?? '');
    const next = lesson ? nextOf(lesson, world) : null;
    return {
      id: one.id,
      name: one.studentName || (world.named.get(one.studentId ?? '')?.name ?? ''),
      note: [lesson?.subject || lesson?.summary || '', next ? momentWords(world, next.start) : '']
        .filter((part) => part !== '')
        .join(' · '),
    };
  });
  if (lines.length === 0)
    return {
      reply: {
        text: nobodyWaits(world),
        rows: [],
      },
    };
  return {
    reply: {
      text: lines.map(({ name, note }) => [name, note].filter(Boolean).join(' · ')).join('\n'),
      title: inWords(world, 'On the waiting list', 'ברשימת ההמתנה'),
      rows: lines.map(({ id }) => id),
      people: lines,
    },
  };
}
