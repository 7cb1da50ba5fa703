/** The tables of charges and payments, as queries see them. */
import type { ChargeKind } from '../../../domain/calendar/occurrence.ts';
import type { Payment } from '../../../domain/money/payment.ts';
import type { Moment } from '../../db/columns.ts';
import type { TableOf } from '../../kernel/entities/plainRows.ts';

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

declare module '../../db/tables.ts' {
  interface Tables {
    'app.charges': Charges;
    'app.allocations': Allocations;
    'app.payments': TableOf<Payment>;
  }
}
