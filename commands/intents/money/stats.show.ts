/** How much was made, how many hours were taught: the figure first, then what it is made of. */
import type { Wall } from '../../../domain/basics/wallTime.ts';
import { command } from '../../kernel/command.ts';
import { idle } from '../../slots/freeText.ts';
import { saidSubject } from '../../slots/aSubject.ts';
import { askedRange, daysOf, figuresBetween, sumOf, wholeDays } from './figuresOf.ts';
import { firstOf, hoursOf, madeOf, settledOf, type StatsView } from './statsAnswers.ts';
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
      '(who|which) … (best|top|most profitable) (student|students|pupil|client|subject)',
      '(best|top|most profitable) (student|students|pupil|client|subject)',
      '(student|students|pupil|who|subject|subjects) … (earn|earns|make|makes|bring|brings|pay|pays) … most [money|cash]',
      'how many [late] (cancellations|cancelations|cancels)',
      '[my|the] attendance [rate]',
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
      '(התלמיד|התלמידה|המקצוע|מקצוע) הכי (טוב|טובה|רווחי|רווחית)',
      '(מי|תלמיד|מקצוע|ממקצוע) … (מרוויח|מרוויחה|מכניס|משלם) … הכי [הרבה] [כסף]',
      'כמה ביטולים [מאוחרים]',
      '(אחוז|אחוזי) (נוכחות|הנוכחות)',
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
    const title = view === 'received' ? came.title : firstOf[view ?? 'made'](found, world);
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
