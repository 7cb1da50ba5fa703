/** The table of discounts, as queries see it. */
import type { Discount, Terms } from '../../../domain/money/discount.ts';
import type { Json, Moment, MomentOrNull } from '../../db/columns.ts';

type Discounts = {
  teacher_id: string;
  id: string;
  revision: number;
  terms: Json<Terms>;
  earlier: Json<Discount['earlier']>;
  created_at: Moment;
  modified_at: Moment;
  deleted_at: MomentOrNull;
  removed_at: MomentOrNull;
};

declare module '../../db/tables.ts' {
  interface Tables {
    'app.discounts': Discounts;
  }
}
