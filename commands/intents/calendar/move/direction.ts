/** Whether a lesson is put off or brought forward. */
import { verbTexts, words, type Interpretation } from '../../../kernel/interpretation.ts';

export type Direction = 1 | -1 | null;

type Said = { verb: string; told: string | undefined };

/** Later is 1, earlier is -1. */
type Way = { way: 1 | -1; when: (said: Said) => boolean };

const ways: Way[] = [
  // "Half an hour later"
  { way: 1, when: ({ told }) => told === 'later' },
  { way: -1, when: ({ told }) => told === 'earlier' },
  // "Push back" is later (convention 9).
  {
    way: 1,
    when: ({ verb }) => /\b(?:back|off|delay|postpone|later)\b|דח|[לתנ]אחר|איחור|עיכוב|[לתנ]עכב/.test(verb),
  },
  // "Push Dana half an hour"
  { way: 1, when: ({ verb, told }) => verb === 'push' && told === undefined },
  // "להקדים את דנה"
  { way: -1, when: ({ verb }) => /\b(?:earlier|advance|up)\b|קד[יםמ]|קידום/.test(verb) },
  // "Bring Dana forward"; "forward" alone says neither.
  {
    way: -1,
    when: ({ verb, told }) =>
      /\b(?:bring|pull)\b/.test(verb) && (told === 'forward' || /forward|ahead/.test(verb)),
  },
];

/** "שבוע קדימה" is of the calendar, and there it is later; "a week forward" may be either. */
const isOfDays = ({ items, normal }: Interpretation): boolean =>
  /[א-ת]/.test(normal.text) &&
  items.some((item) => item.kind === 'time' && item.time.kind === 'duration' && item.time.minutes >= 1440);

export function directionOf(heard: Interpretation): Direction {
  const told = words(heard, 'direction').at(-1)?.value;
  const turns: Record<string, Direction> = { forward: 1, backward: -1 };
  if (told !== undefined && told in turns && isOfDays(heard)) return turns[told] ?? null;
  const said = { verb: verbTexts(heard).join(' '), told };
  return ways.find(({ when }) => when(said))?.way ?? null;
}

/** "To the day after", "ליום שאחרי": later too, where nothing else says it. */
export const sideOf = (heard: Interpretation): Direction =>
  directionOf(heard) ?? (/[יןת] שאחרי|\bthe [a-z]+day after\b/.test(heard.normal.text) ? 1 : null);
