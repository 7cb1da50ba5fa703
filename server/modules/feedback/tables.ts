/** The table of feedback, as queries see it. */
import type { FeedbackType } from '../../../domain/feedback/feedback.ts';
import type { Moment } from '../../db/columns.ts';

type FeedbackRow = {
  id: string;
  user_id: string | null;
  type: FeedbackType | 'message';
  name: string;
  email: string | null;
  subject: string;
  details: string;
  created_at: Moment;
};

declare module '../../db/tables.ts' {
  interface Tables {
    'app.feedback': FeedbackRow;
  }
}
