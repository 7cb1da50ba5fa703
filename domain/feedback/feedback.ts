/** What people write to those who run the product: feedback of a teacher, and messages from the contact page (spec section 3). */
import { emailProblem, tidied } from '../access/accountRules.ts';

export const feedbackTypes = ['bug', 'suggestion'] as const;
export type FeedbackType = (typeof feedbackTypes)[number];

/** What the page asks first and the server decides by. */
export const feedbackLength = { name: 80, subject: 120, details: 4000 };

export type FeedbackField = 'type' | 'name' | 'email' | 'subject' | 'details';
export type FeedbackProblem = 'MISSING' | 'TOO_LONG' | 'BAD_EMAIL' | 'BAD_TYPE';
export type FeedbackProblems = Partial<Record<FeedbackField, FeedbackProblem>>;

export type Feedback = { type: string; subject: string; details: string; email: string };
export type ContactMessage = { name: string; email: string; subject: string; details: string };

const textProblem = (text: string, most: number): FeedbackProblem | null => {
  const { length } = text.trim();
  if (length === 0) return 'MISSING';
  return length > most ? 'TOO_LONG' : null;
};

/** An empty address is none. */
const addressProblem = (email: string, isNeeded: boolean): FeedbackProblem | null => {
  if (email.trim() === '') return isNeeded ? 'MISSING' : null;
  return emailProblem(email) === null ? null : 'BAD_EMAIL';
};

const found = (problems: Record<string, FeedbackProblem | null>): FeedbackProblems =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null)) as FeedbackProblems;

export const isFeedbackType = (type: string): type is FeedbackType =>
  feedbackTypes.some((one) => one === type);

export const feedbackProblems = ({ type, subject, details, email }: Feedback): FeedbackProblems =>
  found({
    type: isFeedbackType(type) ? null : 'BAD_TYPE',
    subject: textProblem(subject, feedbackLength.subject),
    details: textProblem(details, feedbackLength.details),
    email: addressProblem(email, false),
  });

export const contactProblems = ({ name, email, subject, details }: ContactMessage): FeedbackProblems =>
  found({
    name: textProblem(name, feedbackLength.name),
    email: addressProblem(email, true),
    subject: textProblem(subject, feedbackLength.subject),
    details: textProblem(details, feedbackLength.details),
  });

/** One line, without characters that show nothing. */
export const feedbackLine = (text: string): string => tidied(text);
