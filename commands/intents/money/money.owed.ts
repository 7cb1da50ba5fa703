/** Who owes what: the figure first, then each; to a family what they owe themselves, as far as their device knows. */
import type { Id } from '../../../domain/basics/ids.ts';
import { dayOf, type Wall } from '../../../domain/basics/wallTime.ts';
import type { Entry } from '../../../domain/money/ledger.ts';
import { firstLessons } from '../../world/exampleWords.ts';
import { command } from '../../kernel/command.ts';
import type { Outcome } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { mark, say, type Draft } from '../../kernel/draft.ts';
import type { Interpretation } from '../../kernel/interpretation.ts';
import type { Slots } from '../../kernel/plan.ts';
import { idle } from '../../slots/freeText.ts';
import { childrenOf } from '../../slots/whichChildren.ts';
import { inWords } from '../../kernel/words.ts';
import { booksOf, entryWords, nameOfPayer, nameOfPerson, openSum } from './booksOf.ts';
import { askedRange, sumOf } from './figuresOf.ts';
import { owedViews, viewIn } from './moneyViews.ts';
import { lastPaid, paidBetween, paidBy } from './paidBetween.ts';
import { entriesMeant, isOneDay, monthsAlone, noBareHour, ofWhom } from './paidParts.ts';

/** A statement that somebody paid, or owes, is no question. */
const states = /\b(?:paid|payed|pd|pay|owes?)\b|שילמ|שילם|שול[םמ]|חייב/;
const asks =
  /(?<![A-Za-zÀ-ӿא-ي])(?:who|which|what|how|list|show|מי|אילו|איזה|כמה|האם|מה|רשימת|תראה|תראי)(?![A-Za-zÀ-ӿא-ي])|^(?:has|have|did|is|are|do) |to pay|לשלם|\bunpaid\b/u;

export const moneyOwed = command({
  id: 'money.owed',
  who: ['teacher', 'student', 'parent'],
  effect: 'reads',
  says: {
    en: [
      '(owe|owes|owed|owing)',
      '[the|my|any|open] (debt|debts|debtors|balance|balances|arrears|outstanding|unpaid|unpd)',
      '(has|have|did|is|are) … (paid|pay|payed)',
      "who [all|still] (paid|payed|hasn't paid|haven't paid|didn't pay|has not paid|did not pay|not paid|needs to pay)",
      '(paid|payed|pd) [me|yet|already|for] $',
      '(left|have|still|need|remains) to pay',
      'what do i [still] (have|need) to pay',
      '(left|remaining|remain|remains) … (package|packages)',
      '(package|packages) … (left|remaining|balance)',
      'when (did|has|have|was) … (pay|paid)',
      'how much (was|were) (i|we) paid',
    ],
    he: [
      '(חייב|חייבת|חייבים|חייבות|חייבה)',
      '(שילמנו|מתי שילמתי)',
      'מי (לא|כן|כבר|עוד לא|עדיין לא) (שילם|שילמה|שילמו)',
      '(שילם|שילמה|שילמו|שולם|שולמו|שילמתי)',
      '[ה] (חוב|חובות|החוב|החובות|חובותיי|יתרה|היתרה|יתרת|בפיגור|חייבי|החייבים)',
      '(נשאר|צריך|צריכה|צריכים|נותר|יש) [לי|לנו] לשלם',
      'לא (שולם|שולמו|שילמו)',
      'כמה … (נשאר|נשארו|נותר|נותרו) … (חבילה|בחבילה|החבילה|מהחבילה|כרטיסייה|בכרטיסייה|מהכרטיסייה)',
    ],
  },
  takes: ['person', 'subject', 'time', 'month', 'noun', 'which', 'all', 'it'],
  extra: (said) => [
    ...monthsAlone(said),
    ...idle(
      said,
      /^(?:when|time|far|so|was|מתי|בפעם|פעם|עד|how|much|many|who|me|what|still|money|yet|already|list|show|open|total|any|anyone|lessons?|now|currently|to|pay|paid|does|do|כמה|מי|לי|כסף|עוד|עדיין|כבר|מה|יש|רשימת|סך|הכול|הכל|בסך|כרגע|עכשיו|לשלם|תראה|תראי|נשאר)$/,
    ),
  ],
  price: noBareHour,
  declines: ({ normal: { text }, ...heard }) =>
    Boolean(heard.verb?.misspelt) ||
    (states.test(text) && !heard.asks && !heard.questionMark && !asks.test(text)),
  resolve(draft: Draft, heard: Interpretation, world: IndexedWorld) {
    const view = viewIn(owedViews, heard.normal.text);
    if (view !== undefined) draft.slots['view'] = view;
    const days = ofWhom(draft, heard, world);
    if (!days) {
      if (view === 'paid' || (view === 'given' && isOfAll(draft, world))) askedRange(draft, heard, world);
      return;
    }
    // "Who owes me today" is of all that is open by now.
    if (view === undefined && dayOf(days.from) === dayOf(world.now) && isOneDay(days))
      return mark(draft, 'when', days.items, 'when');
    say(draft, 'from', days.from, days.items, 'when');
    say(draft, 'to', days.to, [], 'when');
  },
  plan(slots, world) {
    const { view, students: named } = slots as { view?: string; students?: Id[] };
    if (view === 'package')
      return ofPackages(named ?? childrenOf(slots).filter((id) => id !== undefined), world);
    const { from, to } = slots as { from?: Wall; to?: Wall };
    if (view === 'lastPaid') return lastPaid(world, named);
    if (view === 'given' && (named !== undefined || world.role !== 'teacher'))
      return paidBy(world, named, { from, to });
    if ((view === 'paid' || view === 'given') && from !== undefined && to !== undefined) {
      const { title, people } = paidBetween(world, from, to);
      const none = inWords(world, 'Nobody paid.', 'לא נרשם תשלום.');
      return replyWith(title, people, none);
    }
    const entries = entriesMeant(slots, world);
    if (world.role !== 'teacher') return ofFamily(entries, slots, world);
    return named?.length === 1 ? ofOne(named[0] ?? '', entries, world) : ofAll(entries, world);
  },
  examples(world) {
    if (world.role !== 'teacher') return { en: ['how much do I owe?'], he: ['כמה עוד צריך לשלם?'] };
    const { person } = firstLessons(world);
    return {
      en: ['who owes me?', `how much does ${person.en} owe?`],
      he: ['מי חייב לי?', `מה החוב של ${person.he}?`],
    };
  },
  counterexamples: {
    en: [
      'Dana paid 300',
      'how much did I make this month?',
      'how much did I spend?',
      'when is my next lesson?',
    ],
    he: ['דנה שילמה 300', 'כמה הרווחתי החודש?', 'כמה הוצאתי החודש?', 'מתי השיעור הבא?'],
  },
});

const isOfAll = ({ slots }: Draft, { role }: IndexedWorld): boolean =>
  role === 'teacher' && slots['students'] === undefined;

type Line = { id: Id; name: string; note: string };

/** The figure, and of what it is made below. */
const replyWith = (title: string, people: Line[], none: string): Outcome =>
  people.length === 0
    ? { reply: { text: none } }
    : {
        reply: {
          text: [title, ...people.map(({ name, note }) => `${name} · ${note}`)].join('\n'),
          title,
          people,
          rows: people.map(({ id }) => id),
        },
      };

const lineOf = (entry: Entry, world: IndexedWorld, isNamed: boolean) => ({
  id: entry.studentId,
  name: [entryWords(entry, world), ...(isNamed ? [nameOfPerson(entry.studentId, world)] : [])].join(', '),
  note: sumOf(entry.openMinor, world),
});

const lessonsWords = (count: number, world: IndexedWorld): string =>
  inWords(
    world,
    count === 1 ? 'one lesson' : `${count} lessons`,
    count === 1 ? 'שיעור אחד' : count === 2 ? 'שני שיעורים' : `${count} שיעורים`,
  );

function ofOne(id: Id, entries: readonly Entry[], world: IndexedWorld): Outcome {
  const { ledger, payerOf } = booksOf(world);
  const name = nameOfPerson(id, world);
  const credit = ledger.accounts.get(payerOf(id))?.creditMinor ?? 0;
  const title = `${name}: ${sumOf(openSum(entries), world)}, ${lessonsWords(entries.length, world)}`;
  return replyWith(
    title,
    entries.map((entry) => lineOf(entry, world, false)),
    credit > 0
      ? inWords(
          world,
          `${name}: ${sumOf(credit, world)} in credit`,
          `${name}: יתרת זכות ${sumOf(credit, world)}`,
        )
      : inWords(world, `${name}: nothing is open.`, `${name}: אין חוב.`),
  );
}

/** What is left of the lessons that were paid ahead for these people, or for all that the speaker sees. */
function ofPackages(people: readonly Id[], world: IndexedWorld): Outcome {
  const funds = [...booksOf(world).ledger.accounts.values()]
    .flatMap((account) => account.funds)
    .map(({ payment, left }) => ({ id: payment.studentId ?? payment.payerId, of: payment.lessons, left }))
    .filter(({ id, left }) => left > 0 && (people.length === 0 || people.includes(id)));
  const left = funds.reduce((sum, fund) => sum + fund.left, 0);
  return replyWith(
    inWords(world, `${lessonsWords(left, world)} left`, `נשארו: ${lessonsWords(left, world)}`),
    funds.map((fund) => ({
      id: fund.id,
      name: nameOfPerson(fund.id, world),
      note: inWords(world, `${fund.left} of ${fund.of}`, `${fund.left} מתוך ${fund.of}`),
    })),
    inWords(world, 'No lessons paid ahead are left.', 'לא נשארו שיעורים ששולמו מראש.'),
  );
}

/** By whoever pays, the largest sum first. */
function ofAll(entries: readonly Entry[], world: IndexedWorld): Outcome {
  const payers = [...Map.groupBy(entries, ({ payerId }) => payerId)]
    .map(([id, of]) => ({ id, of, minor: openSum(of) }))
    .sort((a, b) => b.minor - a.minor);
  const sum = sumOf(openSum(entries), world);
  const title = inWords(
    world,
    `${sum}, ${payers.length === 1 ? 'one person' : `${payers.length} people`}`,
    `${sum}, חייבים: ${payers.length}`,
  );
  return replyWith(
    title,
    payers.map(({ id, of, minor }) => ({
      id: of[0]?.studentId ?? id,
      name: nameOfPayer(id, world),
      note: sumOf(minor, world),
    })),
    inWords(world, 'Nobody owes you anything.', 'אין חובות.'),
  );
}

/** Their device knows what lessons cost and what was paid, and not every discount. */
function ofFamily(entries: readonly Entry[], slots: Slots, world: IndexedWorld): Outcome {
  const said = childrenOf(slots).filter((id) => id !== undefined);
  const own = new Set(said.length > 0 ? said : [world.user?.id ?? '', ...world.children.map(({ id }) => id)]);
  const ours = entries.filter(({ studentId }) => own.has(studentId));
  const sum = sumOf(openSum(ours), world);
  const title = inWords(
    world,
    `${sum} to pay, ${lessonsWords(ours.length, world)}; before discounts that only the teacher knows of`,
    `${sum} לתשלום, ${lessonsWords(ours.length, world)}; לפני הנחות שרק אצל המורה`,
  );
  return replyWith(
    title,
    ours.map((entry) => lineOf(entry, world, world.children.length > 1)),
    inWords(world, 'Nothing is open.', 'אין מה לשלם.'),
  );
}
