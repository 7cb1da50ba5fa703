/** Who waits for a place in which group, the first in line first; students and parents are told of their own places alone. */
import { command, type Outcome } from '../../kernel/command.ts';
import { has, type Interpretation } from '../../kernel/interpretation.ts';
import { inWords, momentWords } from '../../kernel/words.ts';
import { nextOf, saidGroup } from '../../slots/aGroup.ts';
import { somePeople } from '../../slots/somePeople.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';

export const waitlistShow = command({
  id: 'waitlist.show',
  who: ['teacher', 'student', 'parent'],
  effect: 'reads',
  says: {
    en: [
      '^ list',
      '(show|view|see|display|open|check|who|what|how many|how long|where|am|is|are|do|does|any)',
      '^ (my|our|the)',
      'still on',
    ],
    he: [
      '(להראות|הראה|להציג|לפתוח|תבדוק|תבדקי|מי|מה|כמה|איפה|האם|יש)',
      '^ (אני|אנחנו|הוא|היא) [עדיין] (ברשימת|ברשימה)',
      'מה (מצבי|מצבנו|המצב)',
      '(שלי|שלנו)',
    ],
  },
  takes: ['person', 'subject', 'time', 'noun:group', 'noun:student', 'it', 'all', 'any', 'req:waitlist'],
  bare: (heard) => has(heard, 'req', 'waitlist') && heard.items.length === 1,
  declines: (heard) =>
    !has(heard, 'req', 'waitlist') || heard.unread.length > 0 || (heard.negated && !heard.asks),
  resolve(draft, heard, world) {
    const { items } = heard;
    const person = world.role === 'teacher' ? 'students' : 'child';
    somePeople(draft, person, items, [person === 'child' ? 'child' : 'student'], world);
    if (world.role !== 'teacher') somePeople(draft, 'teacher', items, ['teacher'], world);
    if (isOfGroup(heard)) saidGroup(draft, items, world);
  },
  plan(slots, world) {
    const { meeting, students, child } = slots as { meeting?: string; students?: string[]; child?: string };
    return waitingPlaces({ meeting, people: students ?? (child === undefined ? [] : [child]) }, world);
  },
  examples: (world) =>
    world.role === 'teacher'
      ? { en: ["who's on the waiting list?"], he: ['מי ברשימת ההמתנה?'] }
      : { en: ['am I on the waiting list?'], he: ['האם אני ברשימת ההמתנה?'] },
  counterexamples: {
    en: [
      'put me on the waiting list',
      'can I join the waiting list?',
      'take me off the waiting list',
      'any join requests?',
    ],
    he: [
      'תכניס אותי לרשימת המתנה',
      'אני רוצה להיות ברשימת ההמתנה',
      'להוציא אותי מרשימת ההמתנה',
      'יש בקשות הצטרפות?',
    ],
  },
});

const isOfGroup = (heard: Interpretation): boolean =>
  has(heard, 'noun', 'group') || heard.items.some(({ kind }) => kind === 'subject' || kind === 'time');

type Wanted = { meeting: string | undefined; people: readonly string[] };

export function waitingPlaces({ meeting, people }: Wanted, world: IndexedWorld): Outcome {
  const found = (world.waitings ?? []).filter(
    (one) =>
      one.removed !== true &&
      (meeting === undefined || one.meetingId === meeting) &&
      (people.length === 0 || people.includes(one.studentId ?? '')),
  );
  if (found.length === 0) return { reply: { text: nobodyWaits(world), rows: [] } };
  const lines = found.map((one) => {
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
  return {
    reply: {
      text: lines.map(({ name, note }) => [name, note].filter(Boolean).join(' · ')).join('\n'),
      title: inWords(world, 'On the waiting list', 'ברשימת ההמתנה'),
      rows: lines.map(({ id }) => id),
      people: lines,
    },
  };
}

const nobodyWaits = (world: IndexedWorld): string =>
  world.role === 'teacher'
    ? inWords(world, 'Nobody is waiting for a place.', 'אין אף אחד ברשימת ההמתנה.')
    : inWords(world, 'Not on any waiting list.', 'לא ברשימת ההמתנה של אף קבוצה.');
