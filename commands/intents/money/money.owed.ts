/** Who owes what: the figure first, then each; to a family what they owe themselves, as far as their device knows. */
import type { Id } from '../../../domain/basics/ids.ts';
import { dayOf, type Wall } from '../../../domain/basics/wallTime.ts';
import { firstLessons } from '../../world/exampleWords.ts';
import { command, type Outcome } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { mark, say, type Draft } from '../../kernel/draft.ts';
import { has, type Entity, type Interpretation } from '../../kernel/interpretation.ts';
import type { Slots } from '../../kernel/plan.ts';
import { idle } from '../../slots/freeText.ts';
import { childrenOf } from '../../slots/whichChildren.ts';
import { inWords } from '../../kernel/words.ts';
import { booksOf } from './booksOf.ts';
import { askedRange } from './figuresOf.ts';
import { ofAll, ofFamily, ofOne, ofPackages, replyWith } from './owedAnswers.ts';
import { howToPay, whetherPaid } from './whetherPaid.ts';
import { owedViews, viewIn } from './moneyViews.ts';
import { lastPaid, paidBetween, paidBy } from './paidBetween.ts';
import { entriesMeant, isForThen, isOneDay, monthsAlone, noBareHour, ofWhom } from './paidParts.ts';

/** A statement that somebody paid, or owes, is no question. */
const states = /\b(?:paid|payed|pd|pay|owes?)\b|שילמ|שילם|שול[םמ]|חייב/;
const asks =
  /(?<![A-Za-zÀ-ӿא-ي])(?:who|which|what|how|list|show|מי|אילו|איזה|כמה|האם|מה|רשימת|תראה|תראי)(?![A-Za-zÀ-ӿא-ي])|^(?:has|have|did|is|are|do) |to pay|לשלם|\bunpaid\b/u;

/** "How much do I owe ya" is of oneself; "what does Noam owe" names somebody who is not theirs to ask about. */
const ofOneself = /\b(?:i|we|my|our)\b|(?<![א-ת])(?:אני|אנחנו|לי|לנו|שלי|שלנו)(?![א-ת])/;

export const moneyOwed = command({
  id: 'money.owed',
  who: ['teacher', 'student', 'parent'],
  effect: 'reads',
  says: {
    en: [
      '(owe|owes|owed|owing)',
      '[the|my|any|open] (debt|debts|debtors|balance|balances|credit|arrears|outstanding|unpaid|unpd)',
      '(has|have|did|is|are) … (paid|pay|payed)',
      "who [all|still] (paid|payed|hasn't paid|haven't paid|didn't pay|has not paid|did not pay|not paid|needs to pay)",
      '(paid|payed|pd) [me|yet|already|for] $',
      '(left|have|still|need|remains) to pay',
      'what do i [still] (have|need) to pay',
      '(left|remaining|remain|remains) … (package|packages)',
      '(package|packages) … (left|remaining|balance)',
      'how many (lessons|classes|sessions) … (left|remaining|remain)',
      'how many (lessons|classes|sessions) (left|remaining|remain)',
      'how many (lessons|classes|sessions) do (i|we) [still] have (left|remaining)',
      'when (did|has|have|was) … (pay|paid)',
      'how much (was|were) (i|we) paid',
      'how (can|do|should|could) (i|we) pay',
      'how to pay',
    ],
    he: [
      '(חייב|חייבת|חייבים|חייבות|חייבה)',
      '(שילמנו|מתי שילמתי)',
      'איך [אני|אנחנו] [אפשר|ניתן|צריך] (לשלם|משלמים|משלם|משלמת|אשלם|נשלם)',
      'מי (לא|כן|כבר|עוד לא|עדיין לא) (שילם|שילמה|שילמו)',
      '(שילם|שילמה|שילמו|שולם|שולמו|שילמתי)',
      '[ה] (חוב|חובות|החוב|החובות|חובותיי|יתרה|היתרה|יתרת|זכות|בזכות|בפיגור|חייבי|החייבים)',
      '(נשאר|צריך|צריכה|צריכים|נותר|יש) [לי|לנו] לשלם',
      'לא (שולם|שולמו|שילמו)',
      'כמה שיעורים … (נשאר|נשארו|נותר|נותרו)',
      'כמה שיעורים (נשאר|נשארו|נותר|נותרו)',
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
  declines: ({ normal: { text }, ...heard }, world) =>
    Boolean(heard.verb?.misspelt) ||
    // "How many lessons are left this month" are of the calendar (lesson.count).
    (viewIn(owedViews, text) === 'ahead' && !isOfAhead(heard.items, world)) ||
    // A teacher pays nobody here.
    (world.role === 'teacher' && viewIn(owedViews, text) === 'how') ||
    (states.test(text) && !heard.asks && !heard.questionMark && !asks.test(text)),
  resolve(draft: Draft, heard: Interpretation, world: IndexedWorld) {
    if (world.role !== 'teacher' && heard.unread.length > 0 && !ofOneself.test(heard.normal.text))
      draft.slots['ofAnother'] = true;
    const view = viewIn(owedViews, heard.normal.text);
    if (view !== undefined) draft.slots['view'] = view;
    const days = ofWhom(draft, heard, world);
    toFamily(draft, world);
    if (!days) {
      if (view === 'paid' || (view === 'given' && isOfAll(draft, world))) askedRange(draft, heard, world);
      return;
    }
    // "Who owes me today" is of all that is open by now.
    if (view === undefined && dayOf(days.from) === dayOf(world.now) && isOneDay(days))
      return mark(draft, 'when', days.items, 'when');
    // "Did Noam pay yesterday" is of money that came then, "for yesterday" of the lessons of then.
    if (view === 'whether' && !has(heard, 'month') && !isForThen(heard, days.items))
      draft.slots['view'] = 'came';
    say(draft, 'from', days.from, days.items, 'when');
    say(draft, 'to', days.to, [], 'when');
  },
  plan(slots, world) {
    const { view, students: named } = slots as { view?: string; students?: Id[] };
    if (view === 'package' || view === 'ahead')
      return ofPackages(named ?? childrenOf(slots).filter((id) => id !== undefined), world);
    const { from, to } = slots as { from?: Wall; to?: Wall };
    if (view === 'lastPaid') return lastPaid(world, named);
    const came = whatCame(view, named, { from, to }, world);
    if (came) return came;
    const own = world.role === 'teacher' ? named : ownOf(slots, world);
    if (view === 'whether' && own !== undefined)
      return whetherPaid(slots, own, world.role === 'teacher' || named !== undefined, world);
    const entries = entriesMeant({ ...slots, ...(own ? { students: own } : {}) }, world);
    if (view === 'how') return howToPay(entries, world);
    if (world.role !== 'teacher') return ofFamily(entries, slots['ofAnother'] === true, world);
    return own !== undefined && isOneFamily(own, world)
      ? ofOne(own, entries, world)
      : ofAll(entries, view === 'whether', world);
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

const ofParents =
  /\b(?:mum|mom|dad|mother|father|parents?|family)\b|(?<![א-ת])(?:אי?מא|אבא|ה?הורים|הורי|ה?משפח[הת]) /;

/** Of no days; a teacher asks it of somebody. */
const isOfAhead = (items: readonly Entity[], { role }: IndexedWorld): boolean =>
  items.every(({ kind }) => kind !== 'time') &&
  (role !== 'teacher' || items.some(({ kind }) => kind === 'person'));

/** "How much does Roni's mother owe": for all of her children. */
function toFamily({ slots, given, heard }: Draft, world: IndexedWorld): void {
  if (!ofParents.test(heard.normal.text)) return;
  const { students } = slots as { students?: Id[] };
  if (students === undefined || given['students'] !== undefined) return;
  const { payerOf } = booksOf(world);
  const payers = new Set(students.map(payerOf));
  slots['students'] = world.students.flatMap(({ id }) => (payers.has(payerOf(id)) ? [id] : []));
}

const isOfAll = ({ slots }: Draft, { role }: IndexedWorld): boolean =>
  role === 'teacher' && slots['students'] === undefined;

/** What was paid: by those who are named, by a family itself, or by all within a stretch. */
function whatCame(
  view: string | undefined,
  named: Id[] | undefined,
  { from, to }: { from: Wall | undefined; to: Wall | undefined },
  world: IndexedWorld,
): Outcome | null {
  if ((view === 'given' && (named !== undefined || world.role !== 'teacher')) || view === 'came')
    return paidBy(world, named, { from, to, isWhether: view === 'came' });
  if ((view !== 'paid' && view !== 'given') || from === undefined || to === undefined) return null;
  const { title, people } = paidBetween(world, from, to);
  return replyWith(title, people, inWords(world, 'Nobody paid.', 'לא נרשם תשלום.'));
}

/** A student, or the children whom a parent named, or all of them. */
function ownOf(slots: Slots, world: IndexedWorld): Id[] {
  const said = childrenOf(slots).filter((id) => id !== undefined);
  return said.length > 0 ? said : [world.user?.id ?? '', ...world.children.map(({ id }) => id)];
}

const isOneFamily = (people: readonly Id[], world: IndexedWorld): boolean =>
  new Set(people.map(booksOf(world).payerOf)).size === 1;
