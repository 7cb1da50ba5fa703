/** Sends feedback and messages; without the client, which the public pages do not load. */
import type { ContactMessage, Feedback } from '../../../domain/feedback/feedback.ts';
import { askByFetch, NotAnswered } from '../../lib/session/askByFetch.ts';
import { heedSession } from '../../lib/session/callEndpoint.ts';
import { AddContactMessageDocument } from './api/contact.fetch.generated.ts';
import { AddFeedbackDocument } from './api/feedback.fetch.generated.ts';

/** failed: nothing was kept, or nobody answered. */
export type FeedbackSent = 'sent' | 'tooMany' | 'failed';

async function outcomeOf(asked: Promise<{ answer: { status: string } }>): Promise<FeedbackSent> {
  try {
    return (await asked).answer.status === 'ok' ? 'sent' : 'failed';
  } catch (fault) {
    const code = fault instanceof NotAnswered ? fault.code : undefined;
    if (code === 'UNAUTHENTICATED') heedSession(401, code);
    return code === 'RATE_LIMITED' ? 'tooMany' : 'failed';
  }
}

export const sendFeedback = (feedback: Feedback): Promise<FeedbackSent> =>
  outcomeOf(askByFetch(AddFeedbackDocument, { input: { ...feedback, email: feedback.email || null } }));

/** `website`: what a program filled in that people do not see. */
export const sendContactMessage = (message: ContactMessage & { website: string }): Promise<FeedbackSent> =>
  outcomeOf(askByFetch(AddContactMessageDocument, { input: message }));
