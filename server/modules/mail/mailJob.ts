/** A mail to be written and sent: its subject matter, put into the job queue within the transaction that causes it. */
import { sql } from 'kysely';
import type { Queries } from '../../db/tables.ts';
import { claimAddress, claimCodeOf } from './claimCode.ts';
import { codeOfRow, type CodeKind } from './oneTimeCode.ts';
import type { Letter, Mail, MailLanguage } from './letter.ts';
import { withoutLinks } from './withoutLinks.ts';
import { filled, mailWords } from './mailWords.ts';

export type MailJob = { id: string; to: string; language: MailLanguage } & (
  | { kind: CodeKind; codeId: string; sends: number; untilMs: number }
  | { kind: 'passwordChanged' | 'emailChanged' | 'deleted' | 'planEnded' }
  | { kind: 'secondFactorOn' | 'secondFactorOff' | 'passkeyAdded' }
  | BackupCodeUsed
  | Invited
  | Claimable
  | Feedback
);

/** Somebody signed in with one of the backup codes; this many are left. */
type BackupCodeUsed = { kind: 'backupCodeUsed'; left: number };

/** A teacher invites somebody by her share link. */
type Invited = {
  kind: 'invitation';
  teacherId: string;
  teacher: string;
  slug: string;
  /** The invited person's name, and the teacher's message; each may be empty. */
  name: string;
  message: string;
};

/** A teacher asks a student whom she keeps to come to an account of their own. */
type Claimable = { kind: 'claim'; claimId: string; teacher: string; name: string };

/** Somebody wrote to those who run the product: goes to each admin. */
type Feedback = {
  kind: 'feedback';
  type: 'bug' | 'suggestion' | 'message';
  name: string;
  email: string | null;
  subject: string;
  details: string;
};

export type MailMakings = { secret: string; publicUrl: string };

/** The code itself is computed when the mail is sent: the queue contains no secret. */
export async function askForMail(queries: Queries, job: MailJob): Promise<void> {
  await sql`select graphile_worker.add_job('sendMail', ${JSON.stringify(job)}::json, job_key => ${`mail ${job.id}`})`.execute(
    queries,
  );
}

export function mailOf(job: MailJob, { secret, publicUrl }: MailMakings): Mail {
  const { id, to, language } = job;
  const mail = { id, to, language, letter: letterOf(job, { secret, publicUrl }) };
  return job.kind === 'feedback' && job.email !== null ? { ...mail, replyTo: job.email } : mail;
}

function letterOf(job: MailJob, makings: MailMakings): Letter {
  if (job.kind === 'invitation') return invitationLetter(job, job.language, makings);
  if (job.kind === 'claim') return claimLetter(job, job.language, makings);
  if (job.kind === 'feedback') return feedbackLetter(job, job.language);
  if (job.kind === 'backupCodeUsed') return backupCodeLetter(job, job.language, makings);
  return 'codeId' in job ? codeLetter(job, makings) : newsLetter(job, makings);
}

/** Informs the owner of the address of something that has happened. */
function newsLetter(
  job: Exclude<MailJob, { codeId: string } | Invited | Claimable | Feedback | BackupCodeUsed>,
  { publicUrl }: MailMakings,
): Letter {
  const words = mailWords[job.language];
  if (job.kind === 'deleted') return { ...words.deleted, says: [words.deleted.says], small: [] };
  if (job.kind === 'emailChanged' || job.kind === 'secondFactorOn' || job.kind === 'passkeyAdded') {
    const { subject, title, says, notYou } = words[job.kind];
    return { subject, title, says: [says], small: [notYou] };
  }
  if (job.kind === 'planEnded') {
    const { subject, title, says, small, button } = words.planEnded;
    return {
      subject,
      title,
      says: [says],
      button: { label: button, url: `${publicUrl}/pricing` },
      small: [small],
    };
  }
  return orChoosePassword(words[job.kind], job.language, publicUrl);
}

/** What was done with the password in hand: whoever did not do it chooses another. */
function orChoosePassword(
  { subject, title, says }: { subject: string; title: string; says: string },
  language: MailLanguage,
  publicUrl: string,
): Letter {
  const { notYou, button } = mailWords[language].passwordChanged;
  const url = `${publicUrl}/resetPassword`;
  return { subject, title, says: [says, notYou], button: { label: button, url }, small: [] };
}

function backupCodeLetter(
  { left }: BackupCodeUsed,
  language: MailLanguage,
  { publicUrl }: MailMakings,
): Letter {
  const { backupCodeUsed: words } = mailWords[language];
  const says = `${words.says} ${filled(left === 0 ? words.none : left === 1 ? words.one : words.left, { left })}`;
  return orChoosePassword({ ...words, says }, language, publicUrl);
}

function invitationLetter(
  { teacher, slug, name, message }: Invited,
  language: MailLanguage,
  { publicUrl }: MailMakings,
): Letter {
  const { subject, title, hello, says, button, small } = mailWords[language].invitation;
  const by = { teacher: withoutLinks(teacher) };
  return {
    subject: filled(subject, by),
    title: filled(title, by),
    says: [
      ...(name === '' ? [] : [filled(hello, { name: withoutLinks(name) })]),
      ...(message === '' ? [] : [withoutLinks(message)]),
      says,
    ],
    button: { label: button, url: `${publicUrl}/lessonSignup?teacherId=${encodeURIComponent(slug)}` },
    small: [small],
  };
}

function claimLetter(
  { claimId, teacher, name }: Claimable,
  language: MailLanguage,
  { secret, publicUrl }: MailMakings,
): Letter {
  const { subject, title, hello, says, button, small } = mailWords[language].claim;
  const by = { teacher: withoutLinks(teacher) };
  return {
    subject: filled(subject, by),
    title: filled(title, by),
    says: [filled(hello, { name: withoutLinks(name) }), says],
    button: { label: button, url: claimAddress(publicUrl, claimCodeOf(secret, claimId)) },
    small: [small],
  };
}

function feedbackLetter({ type, name, email, subject, details }: Feedback, language: MailLanguage): Letter {
  const words = mailWords[language].feedback;
  const says = withoutLinks(details).split(/\n+/);
  return {
    subject: filled(words.subject, { type: words[type], subject: withoutLinks(subject) }),
    title: withoutLinks(subject),
    says: [filled(words.from, { name: withoutLinks(name) }), ...says],
    small: [email === null ? words.noAddress : words.answer],
  };
}

function codeLetter(
  { kind, codeId, sends, language }: Extract<MailJob, { codeId: string }>,
  { secret, publicUrl }: MailMakings,
): Letter {
  const words = mailWords[language];
  const { subject, title, says } = words[kind];
  const code = codeOfRow(secret, codeId, sends);
  // The configured address, never the caller's Host header.
  const url = `${publicUrl}/resetPassword?request=${codeId}`;
  return {
    subject: filled(subject, { code }),
    title,
    says: [says],
    code,
    ...(kind === 'reset' ? { button: { label: words.reset.button, url } } : {}),
    small: [words.minutes, words.notYou],
  };
}
