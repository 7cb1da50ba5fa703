/** The tables of joining, as queries see them. */
import type { PersonalDiscount } from '../../../domain/people/discount.ts';
import type { JoinStatus } from '../../../domain/requests/joinRequest.ts';
import type { JsonOrNull, Moment, MomentOrNull, MomentWithDefault } from '../../db/columns.ts';

type Contracts = {
  teacher_id: string;
  version: number;
  locale: string;
  text: string;
  hash: string;
  created_at: MomentWithDefault;
};

type ContractAcceptances = {
  teacher_id: string;
  id: string;
  revision: number;
  version: number;
  hash: string;
  locale: string;
  text: string;
  student_id: string;
  actor_id: string;
  session_id: string | null;
  accepted_at: Moment;
};

type JoinRequests = {
  teacher_id: string;
  id: string;
  revision: number;
  student_id: string;
  requested_by: string;
  meeting_id: string | null;
  status: JoinStatus;
  personal_discount: JsonOrNull<PersonalDiscount>;
  message: string;
  created_at: Moment;
  modified_at: Moment;
  removed_at: MomentOrNull;
};

type JoinRequestsOf = { user_id: string; teacher_id: string; request_id: string };

declare module '../../db/tables.ts' {
  interface Tables {
    'app.contracts': Contracts;
    'app.contract_acceptances': ContractAcceptances;
    'app.join_requests': JoinRequests;
    'app.join_requests_of': JoinRequestsOf;
  }
}
