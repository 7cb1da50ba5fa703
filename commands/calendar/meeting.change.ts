/** Changes a lesson's subject, colour or number of places. */
import { command } from '../command.ts';
import type { IndexedWorld } from '../indexWorld.ts';
import { say, type Draft } from '../pipeline/draft.ts';
import type { Heard, Item } from '../pipeline/heard.ts';
import { aChange, openPrice } from '../slots/aChange.ts';
import { addressOf } from './address.ts';
import { firstLessons } from './exampleWords.ts';

/** The subject it becomes: said after "to", or last of two where the other is "instead of" or "from". */
function becomes(items: Item[]): (Item & { kind: 'subject' }) | null {
  const subjects = items.filter((item): item is Item & { kind: 'subject' } => item.kind === 'subject');
  const to = subjects.find(({ role }) => role === 'to');
  if (to) return to;
  return subjects.length > 1
    ? (subjects.find(({ role }) => role !== 'instead' && role !== 'from') ?? null)
    : null;
}

function placesOf(items: Item[]): (Item & { kind: 'number' }) | null {
  for (const [at, item] of items.entries()) {
    const beside = [items[at - 1], items[at + 1]];
    if (
      item.kind === 'number' &&
      beside.some(
        (one) =>
          one?.kind === 'word' &&
          (one.sense === 'limit' || one.sense === 'places' || one.value === 'student'),
      )
    )
      return item;
  }
  return null;
}

export const meetingChange = command({
  id: 'meeting.change',
  who: ['teacher'],
  deed: 'does',
  says: {
    en: [
      '(switch|change|make|turn|convert|raise|set|increase|lower|reduce|expand|swap)',
      '(becomes|is now|will be|should be)',
    ],
    he: [
      '(להחליף|תחליף|תחליפי|לשנות|תשנה|תשני|שנה|שני|להפוך|תהפוך|תהפכי|להגדיל|תגדיל|תגדילי|להקטין|תקטין|תקטיני|להעלות|תעלה|תעלי|להעביר|תעביר|תעבירי)',
      '(יהיה|תהיה|יהיו|שיהיה)',
    ],
  },
  takes: [
    'person',
    'subject',
    'time',
    'number',
    'noun',
    'which',
    'scope',
    'notify',
    'it',
    'all:all',
    'limit',
    'places',
  ],
  price: openPrice,
  declines: (heard) => becomes(heard.items) === null && placesOf(heard.items) === null,
  resolve,
  plan(slots, world) {
    const addressed = addressOf(slots, world);
    const { subject, capacity } = slots as { subject?: string; capacity?: number };
    if (addressed === null) return {};
    const name = subject === undefined ? undefined : (world.named.get(subject)?.name ?? subject);
    const input = {
      id: addressed.id,
      ...(name === undefined ? {} : { subject: name }),
      ...(capacity === undefined ? {} : { capacity }),
    };
    return { steps: [{ name: 'updateMeeting', args: { input, ...addressed.address } }] };
  },
  examples(world) {
    const { person } = firstLessons(world);
    const subject = world.subjects.at(-1)?.name ?? 'physics';
    return {
      en: [`switch ${person.en}'s next lesson to ${subject}`],
      he: [`תחליף את השיעור הבא של ${person.he} ל${subject}`],
    };
  },
  counterexamples: {
    en: [
      "don't switch Noam to physics",
      'switch to English',
      "move Noam's physics to Monday",
      'should I change Noam to physics?',
    ],
    he: [
      'אל תחליף את נועם לפיזיקה',
      'לעבור לאנגלית',
      'תזיז את הפיזיקה של נועם לשני',
      'האם להחליף את נועם לפיזיקה?',
    ],
  },
});

function resolve(draft: Draft, heard: Heard, world: IndexedWorld): void {
  const subject = becomes(heard.items);
  const places = placesOf(heard.items);
  aChange(
    draft,
    heard.items.filter((item) => item !== subject && item !== places),
    world,
  );
  if (subject) say(draft, 'subject', subject.named[0]?.id, [subject], 'what');
  if (places) say(draft, 'capacity', places.value, [places], 'what');
}
