/** What an answer about figures begins with, by what was asked. */
import type { Statistics } from '../../../domain/money/statistics.ts';
import { inWords, weekdayWord } from '../../kernel/words.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { sumOf } from './figuresOf.ts';
import type { statsViews } from './moneyViews.ts';

export type StatsView = (typeof statsViews)[number]['view'];
type Answer = (found: Statistics, world: IndexedWorld) => string;

/** Of what earned most: its name first, then what it came to. */
const mostOf = (
  list: readonly { name: string; earnedMinor: number; lessons: number }[],
  world: IndexedWorld,
): string => {
  const [most] = list.filter(({ earnedMinor }) => earnedMinor > 0);
  if (!most) return inWords(world, 'Nothing was earned then.', 'לא היו אז הכנסות.');
  return `${most.name}: ${madeOf(most, world)}`;
};

export const madeOf = (
  { earnedMinor, lessons }: Pick<Statistics, 'earnedMinor' | 'lessons'>,
  world: IndexedWorld,
): string => {
  const sum = sumOf(earnedMinor, world);
  return inWords(world, `${sum}, lessons: ${lessons}`, `${sum}, שיעורים: ${lessons}`);
};

export const hoursOf: Answer = ({ minutes }, world) => {
  const hours = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return inWords(world, `hours taught: ${hours}`, `שעות הוראה: ${hours}`);
};

export const settledOf: Answer = ({ receivedMinor, openMinor }, world) => {
  const [paid, open] = [receivedMinor, openMinor].map((minor) => sumOf(minor, world));
  return inWords(world, `of it paid ${paid}, open ${open}`, `מזה שולמו ${paid}, פתוחים ${open}`);
};

export const firstOf: Record<Exclude<StatsView, 'received'> | 'made', Answer> = {
  made: madeOf,
  hours: hoursOf,
  expected({ earnedMinor, plannedMinor }, world) {
    const sum = sumOf(earnedMinor + plannedMinor, world);
    return inWords(world, `${sum} expected`, `${sum} צפויים`);
  },
  /** All of a tie are told. */
  busiest({ weekdays }, world) {
    const most = Math.max(...weekdays.map(({ lessons }) => lessons));
    if (most === 0) return inWords(world, 'No lessons then.', 'אין אז שיעורים.');
    const days = weekdays.flatMap(({ lessons }, day) => (lessons === most ? [weekdayWord(world, day)] : []));
    return inWords(world, `${days.join(', ')}, lessons: ${most}`, `${days.join(', ')}, שיעורים: ${most}`);
  },
  student: ({ students }, world) =>
    mostOf(
      students.map((one) => ({ ...one, name: world.named.get(one.id)?.name ?? '' })),
      world,
    ),
  subject: ({ subjects }, world) => mostOf(subjects, world),
  cancelled({ cancelled: { total, late } }, world) {
    return inWords(
      world,
      `cancelled: ${total}, of them late: ${late}`,
      `ביטולים: ${total}, מהם מאוחרים: ${late}`,
    );
  },
  attended({ seats, attended }, world) {
    const part = seats === 0 ? 0 : Math.round((100 * attended) / seats);
    return inWords(
      world,
      `attendance: ${part}%, ${attended} of ${seats}`,
      `נוכחות: ${part}%, ${attended} מתוך ${seats}`,
    );
  },
};
