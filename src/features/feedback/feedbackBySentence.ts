/** Feedback that was said and confirmed in the conversation. */
import i18next from 'i18next';
import { toast } from 'sonner';
import type { Feedback } from '../../../domain/feedback/feedback.ts';
import { sendFeedback } from './sendFeedback.ts';

async function send(value: string): Promise<void> {
  const said = JSON.parse(value) as Omit<Feedback, 'email'>;
  const sent = await sendFeedback({ ...said, email: '' });
  if (sent !== 'sent')
    throw new Error(i18next.t(sent === 'tooMany' ? 'feedback.tooManySaid' : 'feedback.failedSaid'));
}

export function feedbackBySentence(value: string): void {
  toast.promise(send(value), {
    loading: i18next.t('feedback.sending'),
    success: () => i18next.t('feedback.sentTitle'),
    error: (fault: unknown) => (fault instanceof Error ? fault.message : i18next.t('feedback.failedSaid')),
  });
}
