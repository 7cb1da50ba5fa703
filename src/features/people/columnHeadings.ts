/** What the first line of a table calls its columns, in either language and any order. */
type Column = 'name' | 'surname' | 'phone' | 'email';

/** Where each stands; -1: nowhere. */
export type Columns = Record<Column, number>;

const first = /first|given|פרטי/iu;
const last = /last|surname|family|משפחה/iu;
/** Whoever pays or brings is not the one who learns. */
const another = /parent|mother|father|הור[הי]|אמא|אימא|אבא/iu;

const headings = {
  name: /name|(?<!\p{L})ה?שם(?!\p{L})|student|pupil|תלמיד|פרטי/iu,
  phone: /phone|mobile|cell|(?<!\p{L})tel(?!\p{L})|טלפון|נייד|סלולרי|פלאפון|(?<!\p{L})טל(?!\p{L})/iu,
  email: /mail|דוא|מייל|(?<!\p{L})מיל(?!\p{L})/iu,
};

/** A heading that nobody is called. */
const surely = /^(?:full |first |last |given )?name$|^surname$|^שם(?: מלא| פרטי| משפחה)?$/iu;

/** null: the line is no heading of a table. */
export function columnsIn(cells: readonly string[]): Columns | null {
  const own = cells.map((cell) => (another.test(cell) || cell.includes('@') ? '' : cell.trim()));
  const at = (is: (cell: string) => boolean): number => own.findIndex(is);
  const isFirst = (cell: string): boolean => first.test(cell) && !last.test(cell);
  const isLast = (cell: string): boolean => last.test(cell) && !first.test(cell);
  const phone = at((cell) => headings.phone.test(cell));
  const email = at((cell) => headings.email.test(cell));
  const whole = at((cell) => headings.name.test(cell) && !isFirst(cell) && !isLast(cell));
  const surname = at(isLast);
  const given = at(isFirst);
  const name = given >= 0 && (surname >= 0 || whole < 0) ? given : whole;
  if (name < 0) return null;
  const isTable =
    phone >= 0 || email >= 0 || surname >= 0 || (cells.length > 1 && own.some((cell) => surely.test(cell)));
  return isTable ? { name, surname, phone, email } : null;
}
