/** What people write to us: feedback, and the contact page. */
import type { feedback as he } from '../he/feedback.ts';
import type { WordsOf } from '../he/shape.ts';

export const feedback: WordsOf<typeof he> = {
  title: 'Feedback',
  lead: 'Something doesn’t work, or you have an idea? This goes straight to the people who build Lesson Desk.',
  type: 'Type',
  bug: 'Bug',
  suggestion: 'Suggestion',
  name: 'Name',
  email: 'Email',
  emailOptional: 'Email for an answer (optional)',
  subject: 'Subject',
  details: 'Details',
  website: 'Website',
  send: 'Send',
  sending: 'Sending…',
  sentTitle: 'Feedback sent, thank you',
  sentBody: 'If you left an email for an answer, we will write within 24 hours.',
  another: 'Write another',
  failed: 'Something went wrong, try again. What you wrote is still here.',
  tooMany: 'Several messages were sent already. Try again later; what you wrote is still here.',
  failedSaid: 'Something went wrong, try again.',
  tooManySaid: 'Several messages were sent already. Try again later.',
  problem: {
    MISSING: 'Please fill this in',
    TOO_LONG: 'This is too long',
    BAD_EMAIL: 'This email address isn’t valid',
    BAD_TYPE: 'Choose bug or suggestion',
  },
  contact: {
    title: 'Contact',
    lead: 'A question, a request or a remark: write here, and we answer by email within 24 hours.',
    before: 'Perhaps it has been answered already:',
    faq: 'FAQ',
    form: 'A message to us',
    promise: 'We answer within 24 hours',
    sentTitle: 'Message sent',
    sentBody: 'We will answer by email within 24 hours.',
  },
};
