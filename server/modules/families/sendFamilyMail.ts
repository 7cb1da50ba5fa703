/** Sends a statement with its PDF, or a reminder with what is open now; a family that has paid meanwhile is not reminded. */
import type { Id } from '../../../domain/basics/ids.ts';
import { dayOf } from '../../../domain/basics/wallTime.ts';
import { toWall } from '../../../domain/basics/zones.ts';
import type { Actor, Role } from '../../../domain/kernel/actor.ts';
import { familyAccountsOf } from '../../../domain/money/familyAccount.ts';
import type { FamilyMail } from '../../../domain/money/familyMail.ts';
import { monthOf, monthSpan } from '../../../domain/money/monthSpan.ts';
import type { Store } from '../../db/database.ts';
import type { AskRows } from '../../kernel/perform/ask.ts';
import type { Typesetter } from '../documents/typeset.ts';
import { mailLanguage, type Enclosure, type Letter, type MailLanguage } from '../mail/letter.ts';
import type { MailTransport } from '../mail/mailTransport.ts';
import { filled, mailWords } from '../mail/mailWords.ts';
import { withoutLinks } from '../mail/withoutLinks.ts';
import { askMoney, type Asking } from './askMoney.ts';
import type { FamilyMailJob } from './familyMailJob.ts';
import { makeStatement, type Statement } from './makeStatement.ts';
import { readFamilyMails } from './rows.ts';
import { figuresOf } from './statementFigures.ts';

export type MailRoom = {
  store: Store;
  nowMs(): number;
  askRows: AskRows;
  mail: Pick<MailTransport, 'send'>;
  typesetter: Pick<Typesetter, 'typeset'>;
  publicUrl: string;
};

/** kept: without an account, so that nothing can be opened by signing in. */
type Receiver = { actor: Actor; email: string; language: MailLanguage; kept: boolean };

export async function sendFamilyMail(room: MailRoom, { teacherId, id }: FamilyMailJob): Promise<void> {
  const { db } = room.store;
  const [mail] = await readFamilyMails(db, teacherId, { ids: [id] });
  const receiver = mail && (await receiverOf(db, mail.askedBy ?? mail.payerId));
  if (!mail || !receiver) return;
  const asker =
    mail.askedBy === null ? ({ id: teacherId, role: 'teacher', name: '' } as const) : receiver.actor;
  const asking: Asking = { store: room.store, actor: asker, nowMs: room.nowMs(), askRows: room.askRows };
  const made =
    mail.type === 'reminder'
      ? await reminder(asking, mail, receiver.language, room)
      : await statement(asking, mail, receiver.language, room);
  if (made) {
    const { button, ...rest } = made.letter;
    const letter = receiver.kept || !button ? rest : { ...rest, button };
    await room.mail.send({ ...made, id, to: receiver.email, language: receiver.language, letter });
  }
}

async function receiverOf(db: Store['db'], userId: Id): Promise<Receiver | null> {
  const row = await db
    .selectFrom('app.users')
    .select(['email', 'contact_email', 'kept_by', 'role', 'username', 'preferences'])
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  const email = row?.email ?? row?.contact_email;
  if (!row || !email) return null;
  return {
    actor: { id: userId, role: row.role as Role, name: row.username },
    email,
    language: mailLanguage(row.preferences.language),
    kept: row.kept_by !== null,
  };
}

type Made = { letter: Letter; enclosures?: Enclosure[] };

async function reminder(
  asking: Asking,
  { teacherId, payerId }: FamilyMail,
  language: MailLanguage,
  { publicUrl }: MailRoom,
): Promise<Made | null> {
  const found = await askMoney(asking, { teacherId, payerId });
  if (!found) return null;
  const { facts, asker } = found;
  const { currency, zone, name } = facts.teacher;
  const span = monthSpan(monthOf(dayOf(toWall(asking.nowMs, zone))));
  const [account] = span ? familyAccountsOf(facts, asker, span, asking.nowMs) : [];
  const oldest = account?.open[0];
  if (!account || !oldest || account.openMinor === 0) return null;
  const words = mailWords[language].reminder;
  const figures = figuresOf(language, currency);
  const said = {
    teacher: withoutLinks(name),
    sum: figures.sum(account.openMinor),
    day: figures.short(dayOf(oldest.lesson.start)),
  };
  return {
    letter: {
      subject: filled(words.subject, said),
      title: words.title,
      says: [filled(words.says, said)],
      button: { label: words.button, url: `${publicUrl}/payments` },
      small: [words.small],
    },
  };
}

/** Of several accounts of one family each has its own file. */
async function statement(
  asking: Asking,
  { teacherId, payerId, askedBy, month }: FamilyMail,
  language: MailLanguage,
  room: MailRoom,
): Promise<Made | null> {
  if (month === null) return null;
  const wish = { teacherId, month, language, ...(askedBy === null && { payerId }) };
  const all: Statement[] = [];
  for (;;) {
    const next = await makeStatement(asking, { ...wish, at: all.length }, room);
    if (!next) break;
    all.push(next);
  }
  const [first] = all;
  if (!first) return null;
  const words = mailWords[language].statement;
  const figures = figuresOf(language, first.currency);
  const said = { teacher: withoutLinks(first.page.teacher.name), month: figures.month(month) };
  const openMinor = all.reduce((sum, { account }) => sum + account.openMinor, 0);
  return {
    letter: {
      subject: filled(words.subject, said),
      title: filled(words.title, said),
      says: [
        filled(words.says, said),
        openMinor > 0 ? filled(words.open, { sum: figures.sum(openMinor) }) : words.settled,
      ],
      button: { label: words.button, url: `${room.publicUrl}/payments` },
      small: [words.small],
    },
    enclosures: all.map(({ pdf }, at) => ({
      name: at === 0 ? `${month}.pdf` : `${month}-${at + 1}.pdf`,
      type: 'application/pdf',
      content: pdf,
    })),
  };
}
