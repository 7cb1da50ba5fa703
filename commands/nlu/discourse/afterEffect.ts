/**
 * "No, Noam" after what was done: the done one is put right in one plan, by another person, subject or child in it, or by taking it
 * back and doing it anew. Where it cannot be, it is asked; a second one is never planned in silence.
 */
import { addMinutes, type Wall } from '../../../domain/basics/wallTime.ts';
import type { Held, Lesson } from '../../world/lesson.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { standingOf } from '../../slots/aPending.ts';
import { inWords } from '../../kernel/words.ts';
import type { Interpretation, Entity } from '../../kernel/interpretation.ts';
import type { Plan, Slots } from '../../kernel/plan.ts';
import { standing } from './rowsOf.ts';

type Corrected = {
  card: Plan;
  heard: Interpretation;
  world: IndexedWorld;
  read(text: string, world: IndexedWorld, context: { given: Slots }): Plan;
  /** The done one's own sentence, with what was named in it instead. */
  anew(): Plan | null;
};

/** What is put right, by what was done and what is named instead; the first that gives a plan counts. */
const ways: { name: string; example: string; plan(of: Corrected): Plan | null }[] = [
  { name: 'another comes to the lesson that was booked', example: 'no, Noam', plan: otherPerson },
  { name: 'the lesson that was booked is of another subject', example: 'no, English', plan: otherSubject },
  {
    name: 'what was booked is cancelled, and booked anew',
    example: 'no, Noam on Thursday',
    plan: bookedAnew,
  },
  { name: 'another lesson was to be moved', example: 'no, Yael’s', plan: movedBack },
  { name: 'what was asked for is taken back, and asked for anew', example: 'no, for Adam', plan: askedAnew },
  { name: 'whatever else was done', example: 'no, Yael', plan: asked },
];

export function correctDone(of: Corrected): Plan | null {
  for (const { plan } of ways) {
    const found = plan(of);
    if (found) return found;
  }
  return null;
}

const ids = (heard: Interpretation, kind: 'person' | 'subject'): string[] | null => {
  const items = heard.items.filter((item): item is Entity & { kind: typeof kind } => item.kind === kind);
  return items.every(({ named }) => named.length === 1)
    ? items.flatMap(({ named: [one] }) => one?.id ?? [])
    : null;
};

const names = (heard: Interpretation, kind: 'person' | 'subject' | 'time'): boolean =>
  heard.items.some((item) => item.kind === kind);

const nameOf = (id: string | undefined, world: IndexedWorld): string => world.named.get(id ?? '')?.name ?? '';

/** The lesson that the action has booked, as it stands now. */
const bookedBy = ({ card, world }: Corrected): Held | null =>
  card.command === 'meeting.add' ? standing(card, world) : null;

const addressOf = ({ lesson, start }: Held): Slots => ({
  meeting: lesson.id,
  occurrence: start,
  ...(lesson.rrule ? { scope: 'all' } : {}),
});

/** One of those who stand in the booking goes, and one who is named comes. */
function exchangedIn(
  students: readonly string[],
  people: readonly string[],
): [goes: string, comes: string] | null {
  const comes = people.filter((id) => !students.includes(id));
  const goes = people.length > comes.length ? people.filter((id) => students.includes(id)) : students;
  const [one, other] = [goes[0], comes[0]];
  return one !== undefined && other !== undefined && goes.length + comes.length === 2 ? [one, other] : null;
}

function otherPerson(of: Corrected): Plan | null {
  const { card, heard, world, read } = of;
  const { students } = card.slots;
  const row =
    Array.isArray(students) && !names(heard, 'time') && !names(heard, 'subject') ? bookedBy(of) : null;
  const exchange = row && exchangedIn(students as string[], ids(heard, 'person') ?? []);
  if (!exchange || world.named.get(exchange[1])?.kind !== 'student') return null;
  const [remove, add] = exchange;
  const [one, other] = [nameOf(remove, world), nameOf(add, world)];
  const text = inWords(
    world,
    `replace ${one} with ${other} in the group`,
    `להחליף את ${one} ב${other} בקבוצה`,
  );
  return read(text, world, {
    given: { ...addressOf(row), command: 'meeting.attendees', add: [add], remove: [remove] },
  });
}

function otherSubject(of: Corrected): Plan | null {
  const { heard, world, read } = of;
  const row = bookedBy(of);
  const [subject, more] = ids(heard, 'subject') ?? [];
  if (!row || !subject || more || names(heard, 'time') || names(heard, 'person')) return null;
  const name = nameOf(subject, world);
  return read(inWords(world, `change the subject to ${name}`, `לשנות את המקצוע ל${name}`), world, {
    given: { ...addressOf(row), command: 'meeting.change', subject },
  });
}

const numbered = (line: number, slots: Slots): Slots =>
  Object.fromEntries(Object.entries(slots).map(([slot, value]) => [`${line}.${slot}`, value]));

/** Two lines as one plan: what takes the done one back, and the done one's sentence as it was meant. */
function inPlaceOfIt(
  { card, world, read, anew: said }: Corrected,
  back: { text: string; given: Slots },
): Plan | null {
  const anew = said();
  if (!anew?.text || anew.text.includes('\n') || anew.command !== card.command) return null;
  const both = read(`${back.text}\n${anew.text}`, world, {
    given: { ...numbered(0, back.given), ...numbered(1, anew.given ?? {}) },
  });
  return both.steps.length > 1 || both.ask?.slot.startsWith('1.') ? both : null;
}

function bookedAnew(of: Corrected): Plan | null {
  const row = bookedBy(of);
  if (!row) return null;
  return inPlaceOfIt(of, {
    text: inWords(of.world, 'cancel it', 'לבטל את זה'),
    given: { command: 'meeting.cancel', ...addressOf(row), sure: true },
  });
}

/** One lesson alone that was moved goes back to where it stood. */
function movedBack(of: Corrected): Plan | null {
  const { card, world } = of;
  const row = card.command === 'meeting.move' && world.role === 'teacher' ? standing(card, world) : null;
  const { occurrence, scope } = card.slots as { occurrence?: Wall; scope?: string };
  if (!row || occurrence === undefined || (scope !== undefined && scope !== 'this')) return null;
  const to = `${Number(occurrence.slice(8, 10))}/${Number(occurrence.slice(5, 7))} ${occurrence.slice(11, 16)}`;
  return inPlaceOfIt(of, {
    text: inWords(world, `move it to ${to}`, `תזיז את זה ל-${to}`),
    given: {
      command: 'meeting.move',
      ...addressOf(row),
      start: occurrence,
      end: addMinutes(occurrence, row.lesson.minutes),
      sure: true,
    },
  });
}

function askedAnew(of: Corrected): Plan | null {
  const request = of.card.command === 'meeting.request' ? askedBy(of) : undefined;
  if (!request) return null;
  return inPlaceOfIt(of, {
    text: inWords(of.world, 'withdraw my request', 'לבטל את הבקשה שלי'),
    given: { command: 'pending.withdraw', pending: request.id, sure: true },
  });
}

/** The request that the action has made, while it still waits. */
function askedBy({ card, world }: Corrected): Lesson | undefined {
  const { start, child } = card.slots as { start?: Wall; child?: string };
  const learner = child ?? world.user?.id ?? '';
  return world.pendings.find(
    (one) => one.start === start && one.attendeeIds.includes(learner) && standingOf(one) === 'pending',
  );
}

function asked({ world, anew }: Corrected): Plan | null {
  const again = anew();
  if (!again) return null;
  return {
    ...again,
    status: 'ask',
    steps: [],
    ask: {
      slot: 'again',
      question: inWords(
        world,
        'The first is done already. Do this as well, or undo the first?',
        'הראשון כבר בוצע. לבצע גם את זה, או לבטל את הראשון?',
      ),
      choices: [
        { label: inWords(world, 'This as well', 'גם את זה'), value: true },
        {
          label: inWords(world, 'Undo the first', 'לבטל את הראשון'),
          value: { says: inWords(world, 'undo', 'בטל את הפעולה האחרונה') },
        },
      ],
    },
  };
}
