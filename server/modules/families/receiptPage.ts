/** A receipt laid out for paper, in the dress of the statement: the price line by line, what covers it, and what is due. */
import { clockOf, dayOf, type Day } from '../../../domain/basics/wallTime.ts';
import type { Receipt } from '../../../domain/money/receipt.ts';
import { filled } from '../mail/mailWords.ts';
import { figuresOf, isolated, type Figures } from './statementFigures.ts';
import type { StatementPage } from './statementPage.ts';
import { statementWords, type StatementLanguage } from './statementWords.ts';

type ReceiptOf = {
  receipt: Receipt;
  currency: string;
  language: StatementLanguage;
  today: Day;
  teacher: { name: string; ways: string[] };
  studentName: string;
};

type Row = StatementPage['parts'][number]['rows'][number];

export function receiptPage({
  receipt,
  currency,
  language,
  today,
  teacher,
  studentName,
}: ReceiptOf): StatementPage {
  const figures = figuresOf(language, currency);
  const words = statementWords[language];
  const { price, openMinor } = receipt;
  const { priced, paid } = rowsOf(receipt, figures, words);
  const heads = [words.day, words.hour, words.lesson, words.amount];
  return {
    language,
    title: words.receipt,
    span: filled(words.span, { span: figures.full(dayOf(receipt.lesson.start)), day: figures.full(today) }),
    teacher: { name: teacher.name.toWellFormed(), ways: teacher.ways },
    family: studentName.toWellFormed(),
    sums: [],
    parts: [
      {
        title: words.price,
        heads,
        rows: priced,
        totalLabel: words.totalPackages,
        total: figures.sum(price.minor),
      },
      {
        title: words.received,
        heads,
        rows: paid,
        totalLabel: words.due,
        total: figures.sum(openMinor),
      },
    ].filter(({ rows }) => rows.length > 0),
    closing: paid.length > 0 ? '' : filled(words.dueOfLesson, { sum: isolated(figures.sum(openMinor)) }),
    nothing: '',
    foot: words.foot,
    pageWord: words.page,
  };
}

type Rows = { priced: Row[]; paid: Row[] };
type Words = (typeof statementWords)[StatementLanguage];

function rowsOf(receipt: Receipt, figures: Figures, words: Words): Rows {
  const { lesson, kind, price, covers } = receipt;
  const day = dayOf(lesson.start);
  const name = (lesson.subject || lesson.summary || words.lesson).toWellFormed();
  const row = (what: string, minor: number, more: Partial<Row> = {}): Row => ({
    day: '',
    second: '',
    what,
    note: '',
    state: '',
    amount: figures.sum(minor),
    tone: 'plain',
    ...more,
  });
  const at = { day: figures.day(day), second: isolated(`${clockOf(lesson.start)}–${clockOf(lesson.end)}`) };
  const charged = price.lines.map((line) =>
    line.kind === 'lesson'
      ? row(kind === 'lateCancel' ? filled(words.lateCancel, { subject: name }) : name, line.amountMinor, at)
      : row((line.name ?? words.personal).toWellFormed(), line.amountMinor, {
          note: line.percent === undefined ? '' : isolated(`${line.percent}%`),
        }),
  );
  const excused = row(filled(words.excused, { subject: name }), 0, { ...at, tone: 'void' });
  const paid = covers.map(({ amountMinor, inLessons, date }) =>
    row(inLessons ? words.inPackage : words.settled, amountMinor, date ? { day: figures.day(date) } : {}),
  );
  return { priced: kind === 'excused' || charged.length === 0 ? [excused] : charged, paid };
}
