/** The table of mails to families, as queries see it. */
import type { FamilyMail } from '../../../domain/money/familyMail.ts';
import type { Moment } from '../../db/columns.ts';

type FamilyMails = {
  teacher_id: string;
  id: string;
  revision: number;
  type: FamilyMail['type'];
  payer_id: string;
  asked_by: string | null;
  month: string | null;
  created_at: Moment;
};

declare module '../../db/tables.ts' {
  interface Tables {
    'app.family_mails': FamilyMails;
  }
}
