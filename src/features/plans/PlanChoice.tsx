/** The plans with the ways into them: on a phone the heads stand above the table, elsewhere in it. */
import type { ReactNode } from 'react';
import type { Plan } from '../../../domain/plans/plan.ts';
import { planNames } from '../../../domain/plans/plans.ts';
import { cn } from '../../ui/cn.ts';
import { PlanTable, type Counts } from './PlanTable.tsx';
import { PlanTop } from './PlanTop.tsx';

type Props = {
  own?: Plan | null;
  counts?: Counts;
  noteOf?(plan: Plan): ReactNode;
  wayInto(plan: Plan): ReactNode;
};

export function PlanChoice({ own = null, counts = {}, noteOf = () => null, wayInto }: Props) {
  const topOf = (plan: Plan) => (
    <PlanTop plan={plan} isOwn={plan === own} note={noteOf(plan)}>
      {wayInto(plan)}
    </PlanTop>
  );
  return (
    <>
      <ul className="grid gap-3 tablet:hidden">
        {planNames.map((plan) => (
          <li
            key={plan}
            className={cn('rounded-lg bg-sheet p-4 shadow-sheet', plan === own && 'outline-2 outline-accent')}
          >
            {topOf(plan)}
          </li>
        ))}
      </ul>
      <div className="rounded-lg bg-sheet p-3 shadow-sheet tablet:p-6">
        <PlanTable own={own} counts={counts} topOf={topOf} />
      </div>
    </>
  );
}
