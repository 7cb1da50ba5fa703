/** How much was made, how many hours were taught: the figure first, then what it is made of. */
import type { Wall } from '../../../domain/basics/wallTime.ts';
import type { Statistics } from '../../../domain/money/statistics.ts';
import { command } from '../../kernel/command.ts';
import { idle } from '../../slots/freeText.ts';
import { saidSubject } from '../../slots/aSubject.ts';
import { inWords, weekdayWord } from '../../kernel/words.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { askedRange, daysOf, figuresBetween, sumOf, wholeDays } from './figuresOf.ts';
import { statsViews, viewIn } from './moneyViews.ts';
import { paidBetween } from './paidBetween.ts';

const shown = 5;

export const statsShow = command({
  id: 'stats.show',
  who: ['teacher'],
  effect: 'reads',
  says: {
    en: [
      'how much (did|have|do) (i|we) (make|made|earn|earned|bring in)',
      'what (did|have) (i|we) (make|made|earn|earned)',
      '[my|the] (income|earnings|revenue|turnover|stats|statistics|numbers|figures)',
      'how many hours (did|have) (i|we) (teach|taught|work|worked)',
      'hours [i|we] (taught|worked)',
      '^ (hours|hrs)',
      '^ (made|earned)',
      'how much [money|cash] (came|comes|has come|will come) in',
      '[how much|what] [money] (will|would|should) (i|we) [likely|probably] (make|earn|bring in)',
      '[how much|what] (am i|are we) (going to|expected to|expecting to|set to) (make|earn)',
      '(expected|projected|forecast) (income|earnings|revenue)',
      'busiest day of the week',
      '(busiest) … (day|weekday|days)',
      '(day|weekday|days) … busiest',
    ],
    he: [
      'כמה [כסף] (הרווחתי|עשיתי|הכנסתי|הרווחנו|נכנס|התקבל|ארוויח|ייכנס)',
      'כמה [כסף] [אני] (אמור|אמורה|צפוי) (להרוויח|להיכנס)',
      '(ההכנסה|ההכנסות) (הצפויה|הצפויות)',
      '(היום|ביום|יום) … (הכי עמוס|הכי עמוסה|העמוס)',
      'כמה (שעות|זמן) (לימדתי|עבדתי|העברתי)',
      'כמה (לימדתי|עבדתי)',
      '[ה] (הכנסות|ההכנסות|סטטיסטיקה|סטטיסטיקות|הסטטיסטיקות|נתונים|הנתונים|מחזור|המחזור)',
      'שעות הוראה',
      '^ שעות',
    ],
  },
  takes: ['time', 'subject', 'noun', 'mine', 'all', 'which', 'question', 'past'],
  extra: (said) =>
    idle(
      said,
      /^(?:show|me|please|my|the|far|so|total|overall|לי|את|שלי|תראה|תראי|להראות|סך|סה"?כ|הכול|הכל)$/,
    ),
  declines: (heard) => heard.unread.length > 0 || heard.items.some(({ kind }) => kind === 'person'),
  resolve(draft, heard, world) {
    const view = viewIn(statsViews, heard.normal.text);
    if (view !== undefined) draft.slots['view'] = view;
    askedRange(draft, heard, world, view);
    saidSubject(draft, heard.items, world);
  },
  plan(slots, world) {
    const { from, to, subject, view } = slots as {
      from?: Wall;
      to?: Wall;
      subject?: string;
      view?: StatsView;
    };
    if (from === undefined || to === undefined) return {};
    const name = subject === undefined ? undefined : (world.named.get(subject)?.name ?? subject);
    const found = figuresBetween(world, from, to, name);
    const came = paidBetween(world, from, to);
    const title = view === 'received' ? came.title : firstOf(found, view, world);
    const days = view === 'expected' ? wholeDays(from, to) : daysOf(from, to, world);
    const lines = [madeOf(found, world), settledOf(found, world), hoursOf(found, world)];
    const people = found.students.slice(0, shown).flatMap(({ id, earnedMinor, plannedMinor }) => {
      const who = world.named.get(id)?.name;
      const minor = view === 'expected' ? earnedMinor + plannedMinor : earnedMinor;
      return who === undefined || minor === 0 ? [] : [{ id, name: who, note: sumOf(minor, world) }];
    });
    return {
      reply: {
        text: [
          [title, days, ...(name === undefined ? [] : [name])].join(', '),
          ...lines.filter((line) => line !== title),
        ].join('\n'),
        title,
        people: view === 'received' ? came.people : people,
      },
    };
  },
  examples: () => ({
    en: ['how much did I make this month?', 'how much will I make this month?'],
    he: ['כמה הרווחתי החודש?', 'כמה ארוויח החודש?'],
  }),
  counterexamples: {
    en: [
      'how much does Dana owe?',
      'how many lessons has Dana attended?',
      'what did I spend this month?',
      'when is my next lesson?',
    ],
    he: ['כמה דנה חייבת?', 'כמה שיעורים היו לדנה?', 'כמה הוצאתי החודש?', 'מתי השיעור הבא?'],
  },
});

type StatsView = (typeof statsViews)[number]['view'];

/** What the answer begins with. */
function firstOf(found: Statistics, view: StatsView | undefined, world: IndexedWorld): string {
  switch (view) {
    case 'hours':
      return hoursOf(found, world);
    case 'busiest':
      return busiestOf(found, world);
    case 'expected': {
      const sum = sumOf(found.earnedMinor + found.plannedMinor, world);
      return inWords(world, `${sum} expected`, `${sum} צפויים`);
    }
    default:
      return madeOf(found, world);
  }
}

const madeOf = ({ earnedMinor, lessons }: Statistics, world: IndexedWorld): string => {
  const sum = sumOf(earnedMinor, world);
  return inWords(world, `${sum}, lessons: ${lessons}`, `${sum}, שיעורים: ${lessons}`);
};

const hoursOf = ({ minutes }: Statistics, world: IndexedWorld): string => {
  const hours = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  return inWords(world, `hours taught: ${hours}`, `שעות הוראה: ${hours}`);
};

/** All of a tie are told. */
function busiestOf({ weekdays }: Statistics, world: IndexedWorld): string {
  const most = Math.max(...weekdays.map(({ lessons }) => lessons));
  if (most === 0) return inWords(world, 'No lessons then.', 'אין אז שיעורים.');
  const days = weekdays.flatMap(({ lessons }, day) => (lessons === most ? [weekdayWord(world, day)] : []));
  return inWords(world, `${days.join(', ')}, lessons: ${most}`, `${days.join(', ')}, שיעורים: ${most}`);
}

const settledOf = (found: Statistics, world: IndexedWorld): string => {
  const [paid, open] = [found.receivedMinor, found.openMinor].map((minor) => sumOf(minor, world));
  return inWords(world, `of it paid ${paid}, open ${open}`, `מזה שולמו ${paid}, פתוחים ${open}`);
};
