/** Makes a lesson longer or shorter; its beginning stays. */
import { addMinutes, minuteOfDay, type Wall } from '../../domain/basics/wallTime.ts';
import { command } from '../command.ts';
import type { IndexedWorld } from '../indexWorld.ts';
import { ask, say, type Draft } from '../pipeline/draft.ts';
import type { Heard, Item } from '../pipeline/heard.ts';
import { aChange, openPrice } from '../slots/aChange.ts';
import { inWords, minutesWords } from '../words.ts';
import { addressOf } from './address.ts';
import { firstLessons } from './exampleWords.ts';

const isLength = (item: Item): boolean => item.kind === 'time' && item.time.kind === 'duration';
const isEnd = (item: Item): boolean =>
  item.kind === 'time' &&
  (item.time.kind === 'time' || item.time.kind === 'interval') &&
  (item.role === 'until' || (item.time.kind === 'interval' && item.time.open === 'until'));

export const meetingResize = command({
  id: 'meeting.resize',
  who: ['teacher'],
  deed: 'does',
  says: {
    en: [
      '(make|extend|lengthen|shorten|cut|trim|resize|stretch|prolong|reduce|set)',
      '(make|cut|extend) … long',
      '(cut|trim) … (down|short)',
      '(will last|lasts|should last|should be|will be|is now)',
    ],
    he: [
      '(להאריך|תאריך|תאריכי|הארך|האריכי|לקצר|תקצר|תקצרי|קצר|קצרי|נאריך|נקצר|מאריך|מאריכה|מקצר|מקצרת)',
      '(יימשך|ימשך|תימשך|יהיה|תהיה|שיהיה)',
      '(תעשה|תעשי|לעשות) את',
    ],
  },
  takes: [
    'person',
    'subject',
    'time',
    'noun',
    'which',
    'scope',
    'notify',
    'it',
    'all:all',
    'length',
    'direction',
  ],
  // "30 minutes from now on" is a length and a scope, not a moment.
  price: (reading) =>
    reading.kind === 'time' && reading.time.kind === 'instant' ? null : openPrice(reading),
  declines: (heard) =>
    (!heard.items.some(isLength) &&
      !(heard.items.some(isEnd) && /extend|stretch|prolong|ארי/.test(heard.normal.text))) ||
    heard.items.some((item) => item.kind === 'word' && item.sense === 'direction'),
  resolve,
  plan(slots, world) {
    const addressed = addressOf(slots, world);
    const { end } = slots as { end?: Wall };
    if (addressed === null || end === undefined) return {};
    return {
      steps: [{ name: 'updateMeeting', args: { input: { id: addressed.id, end }, ...addressed.address } }],
    };
  },
  examples(world) {
    const { person } = firstLessons(world);
    return {
      en: [`cut ${person.en} to 30 minutes from now on`, `extend ${person.en}'s next lesson by 15 minutes`],
      he: [`תקצר את ${person.he} ל-30 דקות מעכשיו`, `תאריך את השיעור הבא של ${person.he} ברבע שעה`],
    };
  },
  counterexamples: {
    en: [
      "don't make it an hour",
      'should I cut Noam to 30 minutes?',
      'move Dana back half an hour',
      'book Dana for an hour tomorrow at 5',
    ],
    he: [
      'אל תאריך את השיעור',
      'האם להאריך את השיעור של דנה לשעה?',
      'תדחה את דנה בחצי שעה',
      'תקבע לדנה שעה מחר ב-5',
    ],
  },
});

function resolve(draft: Draft, heard: Heard, world: IndexedWorld): void {
  const length = heard.items.find(isLength) ?? heard.items.find(isEnd);
  const held = aChange(
    draft,
    heard.items.filter((item) => item !== length),
    world,
  );
  if (length?.kind !== 'time') return;
  if (held === null) {
    say(draft, 'minutes', 'minutes' in length.time ? length.time.minutes : undefined, [length], 'when');
    return;
  }
  const minutes = minutesOf(length, held.lesson.minutes, held.start, heard.normal.text);
  if (minutes === null || minutes <= 0) {
    ask(
      draft,
      'minutes',
      inWords(world, 'How long?', 'כמה זמן?'),
      [30, 45, 60, 90].map((value) => ({ label: minutesWords(world, value), value })),
    );
    return;
  }
  say(draft, 'minutes', minutes, [length], 'when');
  const settled = typeof draft.given['minutes'] === 'number' ? draft.given['minutes'] : minutes;
  draft.slots['end'] = addMinutes(held.start, settled);
}

/** "to 30 minutes", "an hour long"; "by 15 minutes" adds or takes away. */
function minutesOf(item: Item & { kind: 'time' }, now: number, start: Wall, text: string): number | null {
  const { time } = item;
  if (time.kind === 'duration') {
    if (item.role !== 'by' && item.role !== 'at') return time.minutes;
    return /shorten|cut|trim|reduce|קצר/.test(text) ? now - time.minutes : now + time.minutes;
  }
  const clock = time.kind === 'time' ? time.clock : time.kind === 'interval' ? time.endClock : undefined;
  const minute =
    clock?.minute ?? (time.kind === 'interval' && time.end !== undefined ? minuteOfDay(time.end) : undefined);
  if (minute === undefined) return null;
  const span = minute - minuteOfDay(start);
  return span > 0 ? span : span + 720 > 0 ? span + 720 : null;
}
