/** The tables of charges and payments, as queries see them. */
import type { ChargeKind } from '../../../domain/calendar/occurrence.ts';
import type { PaymentMethod, PaymentType } from '../../../domain/money/payment.ts';
import type { Moment, MomentOrNull } from '../../db/columns.ts';

type Charges = {
  teacher_id: string;
  id: string;
  occurrence_id: string;
  student_id: string;
  kind: ChargeKind;
  amount_minor: number;
  at: Moment;
};

type Allocations = {
  teacher_id: string;
  charge_id: string;
  payment_id: string;
  amount_minor: number;
  in_lessons: boolean;
  at: Moment;
};

type Payments = {
  teacher_id: string;
  id: string;
  revision: number;
  type: PaymentType;
  payer_id: string;
  student_id: string | null;
  amount_minor: number;
  currency: string;
  method: PaymentMethod;
  date: string;
  note: string;
  lessons: number;
  end_date: string | null;
  refund_of: string | null;
  created_at: Moment;
  removed_at: MomentOrNull;
};

declare module '../../db/tables.ts' {
  interface Tables {
    'app.charges': Charges;
    'app.allocations': Allocations;
    'app.payments': Payments;
  }
}
