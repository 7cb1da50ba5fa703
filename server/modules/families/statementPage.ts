/** A family's month laid out for paper (templates/statement.typ): an equation, then each student, then what came in. */
import { addDays, clockOf, dayOf, type Day } from '../../../domain/basics/wallTime.ts';
import type { FamilyAccount, Paid, PricedLine } from '../../../domain/money/familyAccount.ts';
import { monthSpan } from '../../../domain/money/monthSpan.ts';
import { filled } from '../mail/mailWords.ts';
import { figuresOf, isolated, type Figures } from './statementFigures.ts';
import { statementWords, type StatementLanguage } from './statementWords.ts';

type Row = {
  day: string;
  second: string;
  what: string;
  note: string;
  state: string;
  amount: string;
  tone: 'plain' | 'void' | 'open';
};

type Part = { title: string; heads: string[]; rows: Row[]; totalLabel: string; total: string };

export type StatementPage = {
  language: StatementLanguage;
  title: string;
  span: string;
  teacher: { name: string; ways: string[] };
  family: string;
  /** Empty where the reader is not told what was paid. */
  sums: { sign: string; label: string; amount: string }[];
  parts: Part[];
  closing: string;
  nothing: string;
  foot: string;
  pageWord: string;
};

export type StatementOf = {
  account: FamilyAccount;
  month: string;
  currency: string;
  language: StatementLanguage;
  today: Day;
  teacher: { name: string; ways: string[] };
  nameOf(studentId: string): string;
};

type Writing = StatementOf & { words: (typeof statementWords)[StatementLanguage]; figures: Figures };

export function statementPage(of: StatementOf): StatementPage {
  const { account, month, language, today, teacher, nameOf } = of;
  const figures = figuresOf(language, of.currency);
  const words = statementWords[language];
  const writing: Writing = { ...of, words, figures };
  const span = monthSpan(month);
  const days = span ? figures.range(figures.full(span.from), figures.full(addDays(span.until, -1))) : '';
  const { paid, openMinor } = account;
  return {
    language,
    title: filled(words.title, { month: figures.month(month) }),
    span: filled(words.span, {
      span: days,
      day: figures.full(today),
    }),
    teacher: { name: printable(teacher.name), ways: teacher.ways },
    family: printable(familyName(account, nameOf)),
    sums: paid ? equation(paid, writing) : [],
    parts: [
      ...account.students.map((each) => studentPart(each, writing)),
      ...(paid ? [packagesPart(paid, writing), receivedPart(paid, writing)] : []),
    ].filter(({ rows }) => rows.length > 0),
    closing: filled(words.openNow, { sum: isolated(figures.sum(openMinor)) }),
    nothing: words.nothing,
    foot: words.foot,
    pageWord: words.page,
  };
}

/** Half of a surrogate pair cannot be printed. */
const printable = (text: string): string => text.toWellFormed();

/** A family is called by its children: who their parent is, they tell or do not. */
function familyName(
  { payerId, students, open }: FamilyAccount,
  nameOf: (studentId: string) => string,
): string {
  const ids = new Set([...students, ...open].map(({ studentId }) => studentId));
  const names = [...ids].map(nameOf).filter((name) => name !== '');
  return names.length > 0 ? names.join(', ') : nameOf(payerId);
}

function equation(paid: Paid, { words, figures, month }: Writing): StatementPage['sums'] {
  const { openingMinor, chargesMinor, paymentsMinor, dueMinor } = paid;
  const isCredit = dueMinor < 0;
  return [
    { sign: '', label: words.opening, amount: figures.sum(openingMinor) },
    {
      sign: '+',
      label: filled(words.charges, { month: figures.month(month) }),
      amount: figures.sum(chargesMinor),
    },
    { sign: '−', label: words.payments, amount: figures.sum(paymentsMinor) },
    { sign: '=', label: isCredit ? words.credit : words.due, amount: figures.sum(Math.abs(dueMinor)) },
  ];
}

function studentPart(
  { studentId, lines, totalMinor }: FamilyAccount['students'][number],
  writing: Writing,
): Part {
  const { words, figures, nameOf } = writing;
  const name = printable(nameOf(studentId));
  return {
    title: name,
    heads: [words.day, words.hour, words.lesson, words.state, words.amount],
    rows: lines.map((line) => lineRow(line, writing)),
    totalLabel: filled(words.total, { name }),
    total: figures.sum(totalMinor),
  };
}

function lineRow(line: PricedLine, writing: Writing): Row {
  const { words, figures } = writing;
  const { start, end, subject, summary } = line.lesson;
  const name = printable(subject || summary || words.lesson);
  const what = line.kind === 'lesson' ? name : filled(words[line.kind], { subject: name });
  return {
    day: figures.day(dayOf(start)),
    second: isolated(`${clockOf(start)}–${clockOf(end)}`),
    what,
    note: line.kind === 'excused' ? '' : priceNote(line, writing),
    state: stateOf(line, writing),
    // What a package covers was charged when it was bought.
    amount: figures.sum(line.inLessons ? 0 : line.amountMinor),
    tone: line.kind === 'excused' ? 'void' : line.openMinor > 0 ? 'open' : 'plain',
  };
}

/** "₪100 less 10% Group" */
function priceNote({ price }: PricedLine, { words, figures }: Writing): string {
  const [whole, ...off] = price.lines;
  if (!whole || off.length === 0) return '';
  const parts = off.map(({ amountMinor, percent, name }) =>
    filled(words.less, {
      off: isolated(percent === undefined ? figures.sum(-amountMinor) : `${percent}%`),
      name: printable(name ?? words.personal),
    }),
  );
  return [isolated(figures.sum(whole.amountMinor)), ...parts].join(' ');
}

function stateOf(
  { kind, inLessons, openMinor, amountMinor, closedOn }: PricedLine,
  writing: Writing,
): string {
  const { words, figures } = writing;
  if (kind === 'excused' || (amountMinor === 0 && !inLessons)) return words.free;
  if (inLessons) return words.inPackage;
  if (openMinor === amountMinor) return words.open;
  if (openMinor > 0) return filled(words.part, { sum: isolated(figures.sum(openMinor)) });
  if (closedOn.length === 0) return words.settled;
  return filled(words.paid, { days: closedOn.map(figures.short).join(', ') });
}

function packagesPart({ packages }: Paid, { words, figures }: Writing): Part {
  return {
    title: words.packages,
    heads: [words.day, words.method, words.lesson, words.amount],
    rows: packages.map(({ payment, amountMinor }) => ({
      day: figures.day(payment.date),
      second: words.methods[payment.method],
      what: payment.type === 'refund' ? words.packageBack : filled(words.package, { count: payment.lessons }),
      note: '',
      state: '',
      amount: figures.sum(amountMinor),
      tone: 'plain',
    })),
    totalLabel: words.totalPackages,
    total: figures.sum(packages.reduce((sum, { amountMinor }) => sum + amountMinor, 0)),
  };
}

/** So many days are named; of more the first and the last. */
const mostNamed = 4;

function receivedPart({ payments, paymentsMinor }: Paid, { words, figures }: Writing): Part {
  return {
    title: words.received,
    heads: [words.day, words.method, words.closes, words.amount],
    rows: payments.map(({ payment, amountMinor, closes }) => ({
      day: figures.day(payment.date),
      second: words.methods[payment.method],
      what: whatFor(
        payment,
        closes.map(({ lesson }) => dayOf(lesson.start)),
        { words, figures },
      ),
      note: '',
      state: '',
      amount: figures.sum(amountMinor),
      tone: 'plain',
    })),
    totalLabel: words.totalReceived,
    total: figures.sum(paymentsMinor),
  };
}

function whatFor(
  { type, lessons }: Paid['payments'][number]['payment'],
  days: readonly Day[],
  { words, figures }: Pick<Writing, 'words' | 'figures'>,
): string {
  if (type === 'refund') return words.refund;
  if (type === 'package') return filled(words.package, { count: lessons });
  if (days.length === 0) return words.toCome;
  const sorted = [...new Set(days)].sort();
  const named =
    sorted.length <= mostNamed
      ? sorted.map(figures.short).join(', ')
      : figures.range(figures.short(sorted[0] ?? ''), figures.short(sorted.at(-1) ?? ''));
  return filled(words.lessons, { days: named });
}
