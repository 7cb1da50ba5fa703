/** How much was made, how many hours were taught: the figure first, then what it is made of. */
import { command } from '../../kernel/command.ts';
import { idle } from '../../slots/freeText.ts';
import { saidSubject } from '../../slots/aSubject.ts';
import { inWords } from '../../kernel/words.ts';
import { askedRange, daysOf, figuresBetween, sumOf } from './figuresOf.ts';

const ofReceived = /\b(?:came|comes|come) in\b|נכנס|התקבל/;
const ofHours = /\bhours?\b|\bhrs?\b|שעות/;
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
      '(made|earned) (this|last)',
      'how much [money|cash] (came|comes|has come) in',
    ],
    he: [
      'כמה [כסף] (הרווחתי|עשיתי|הכנסתי|הרווחנו|נכנס|התקבל)',
      'כמה (שעות|זמן) (לימדתי|עבדתי|העברתי)',
      'כמה (לימדתי|עבדתי)',
      '[ה] (הכנסות|ההכנסות|סטטיסטיקה|סטטיסטיקות|הסטטיסטיקות|נתונים|הנתונים|מחזור|המחזור)',
      'שעות (הוראה|החודש|השבוע|השנה)',
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
    askedRange(draft, heard, world);
    saidSubject(draft, heard.items, world);
    if (ofHours.test(heard.normal.text)) draft.slots['view'] = 'hours';
    else if (ofReceived.test(heard.normal.text)) draft.slots['view'] = 'received';
  },
  plan(slots, world) {
    const { from, to, subject, view } = slots as {
      from?: string;
      to?: string;
      subject?: string;
      view?: string;
    };
    if (from === undefined || to === undefined) return {};
    const name = subject === undefined ? undefined : (world.named.get(subject)?.name ?? subject);
    const found = figuresBetween(world, from, to, name);
    const hours = `${Math.floor(found.minutes / 60)}:${String(found.minutes % 60).padStart(2, '0')}`;
    const sum = sumOf(found.earnedMinor, world);
    const days = daysOf(from, to, world);
    const figure = inWords(world, `${sum}, lessons: ${found.lessons}`, `${sum}, שיעורים: ${found.lessons}`);
    const taught = inWords(world, `hours taught: ${hours}`, `שעות הוראה: ${hours}`);
    const rest = inWords(
      world,
      `received ${sumOf(found.receivedMinor, world)}, open ${sumOf(found.openMinor, world)}`,
      `התקבלו ${sumOf(found.receivedMinor, world)}, פתוחים ${sumOf(found.openMinor, world)}`,
    );
    const ordered = { hours: [taught, figure], received: [rest, figure, taught] };
    const lines = ordered[view as keyof typeof ordered] ?? [figure, rest, taught];
    return {
      reply: {
        text: `${days}${name === undefined ? '' : `, ${name}`}\n${lines.join('\n')}`,
        title: view === 'received' ? rest : figure,
        people: found.students.slice(0, shown).flatMap(({ id, earnedMinor }) => {
          const who = world.named.get(id)?.name;
          return who === undefined ? [] : [{ id, name: who, note: sumOf(earnedMinor, world) }];
        }),
      },
    };
  },
  examples: () => ({
    en: ['how much did I make this month?', 'how many hours did I teach in February?'],
    he: ['כמה הרווחתי החודש?', 'כמה שעות לימדתי בפברואר?'],
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
