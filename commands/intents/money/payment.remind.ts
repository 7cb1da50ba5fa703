/** Reminds a family, or every family that owes, of what is open. */
import type { Id } from '../../../domain/basics/ids.ts';
import { toMinor } from '../../../domain/basics/money.ts';
import { firstLessons } from '../../world/exampleWords.ts';
import { command } from '../../kernel/command.ts';
import type { Outcome } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { mark, type Draft } from '../../kernel/draft.ts';
import type { Interpretation } from '../../kernel/interpretation.ts';
import type { Slots } from '../../kernel/plan.ts';
import { idle } from '../../slots/freeText.ts';
import { inWords } from '../../kernel/words.ts';
import { booksOf, nameOfPayer, openEntries } from './booksOf.ts';
import { noBareHour, payReadings } from './paidParts.ts';
import { familyWords, theFamilies } from './theFamilies.ts';

export const paymentRemind = command({
  id: 'payment.remind',
  who: ['teacher'],
  effect: 'does',
  weighs: () => true,
  says: {
    en: [
      '(remind|nudge|chase|dun|ping|prod|message|tell|text|email|write|poke) … (owe|owes|owing|open|due|overdue|unpaid|pay|payment|payments|paid|money|balance|debt|debts|bill|fees|fee|outstanding|owed|arrears|settle)',
      '(payment|debt|money|balance|fee|billing) (reminder|reminders|nudge|nudges|notice)',
      '(reminder|reminders|nudge|notice) … (owe|owes|open|due|overdue|unpaid|pay|payment|payments|money|balance|debt|debts|bill|fees|outstanding|owed)',
      '^ (chase|dun)',
    ],
    he: [
      '(להזכיר|לתזכר|לנדנד|להודיע|לכתוב|לשלוח|לדחוף) … (פתוח|הפתוח|פתוחים|חוב|החוב|חובות|החובות|תשלום|התשלום|תשלומים|לשלם|כסף|הכסף|חייב|חייבת|חייבים|חייבות|שחייב|שחייבת|שחייבים|שחייבות|שילם|שילמה|שילמו|יתרה|היתרה|לתשלום|להסדיר)',
      '(תזכורת|תזכורות|נדנוד|הודעת) [על|של|לגבי] (תשלום|חוב|התשלום|החוב|חובות|תשלומים|כסף|יתרה)',
      '(תזכורת|תזכורות) … (לשלם|תשלום|חוב|החוב|חייב|חייבת|חייבים|פתוח|שילם|שילמה|שילמו|הכסף)',
    ],
  },
  takes: ['person', 'month', 'noun', 'all', 'it', 'pay', 'money', 'number'],
  extra: (said) => [
    ...payReadings(said),
    ...familyWords(said),
    ...idle(
      said,
      /^(?:more|than|over|above|least|at|מעל|יותר|מ|לפחות|מ?למעלה|what|is|are|still|about|of|their|his|her|him|them|to|a|an|for|send|owe|owes|owed|open|due|overdue|unpaid|pay|paying|payment|payments|paid|hasn't|haven't|not|yet|money|balance|debt|debts|bill|fees|outstanding|lessons?|me|gentle|friendly|up|with|has|have|now|again|give|get|getting|out|off|go|gets|nicely|soft|quick|small|little|bout|re|reminder|reminders|nudge|notice|תן|תני|שלח|יקבל|תקבל|יקבלו|תפעיל|תוציא|קטנה|רימיינדר|בדבר|דבר|אצלם|אצלו|אצלה|שלח|מה|את|על|עוד|עדיין|לא|לגבי|בנוגע|שנשאר|נשאר|פתוח|הפתוח|חוב|החוב|חובות|החובות|תשלום|התשלום|תשלומים|לשלם|כסף|הכסף|חייב|חייבת|חייבים|חייבות|שחייב|שחייבת|שחייבים|יתרה|היתרה|תזכורת|תזכורות|לתשלום|לי|להם|לו|לה|עדינה|ידידותית|שוב|שיש|שילם|שילמה|שילמו|שעדיין|שעוד|שלא|שלהם|שלו|שלה|עכשיו|היום|כמה|אצלי)$/,
    ),
  ],
  price: noBareHour,
  // A sum is the least of what they owe.
  declines: (heard) =>
    Boolean(heard.verb?.misspelt) || (sumIn(heard) !== undefined && !isLeast.test(heard.normal.text)),
  resolve: (draft: Draft, heard: Interpretation, world: IndexedWorld) => {
    const sum = sumIn(heard);
    if (sum) mark(draft, 'payers', [sum], 'money');
    theFamilies(draft, heard, world, owing(world, sum?.value));
  },
  plan(slots, world): Outcome {
    const open = owing(world);
    const payers = payersOf(slots);
    const meant = payers.filter((id) => open.includes(id));
    if (meant.length > 0)
      return { steps: meant.map((payerId) => ({ name: 'remindFamily', args: { payerId } })) };
    const names = payers.map((id) => nameOfPayer(id, world)).join(', ');
    const none = inWords(world, 'nothing is open.', 'אין מה להזכיר, הכול שולם.');
    return { reply: { text: names === '' ? capital(none) : `${names}: ${none}` } };
  },
  examples(world) {
    const { person } = firstLessons(world);
    return {
      en: [`remind ${person.en} what is open`, 'send payment reminders to everyone'],
      he: [`להזכיר ל${person.he} מה פתוח`, 'לשלוח תזכורות תשלום לכולם'],
    };
  },
  counterexamples: {
    en: [
      "don't remind Dana about the payment",
      'who owes me?',
      'remind me an hour before Dana',
      'Dana paid 300',
    ],
    he: ['אל תזכיר לדנה על התשלום', 'מי חייב לי?', 'תזכיר לי שעה לפני דנה', 'דנה שילמה 300'],
  },
});

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const payersOf = (slots: Slots): Id[] => (slots['payers'] ?? []) as Id[];

const isLeast = /\b(?:more than|over|above|at least)\b|(?<![א-ת])(?:מעל|יותר מ|לפחות|למעלה מ)/;

const sumIn = ({ items }: Interpretation) =>
  items.find((item) => item.kind === 'money' || item.kind === 'number');

/** Who owes more than so much; the oldest debt first. */
const owing = (world: IndexedWorld, least = 0): Id[] => {
  const { accounts } = booksOf(world).ledger;
  const leastMinor = toMinor(least, world.user?.preferences?.currency ?? 'ILS') ?? 0;
  return [...new Set(openEntries(world).map(({ payerId }) => payerId))].filter(
    (id) => (accounts.get(id)?.openMinor ?? 0) > leastMinor,
  );
};
