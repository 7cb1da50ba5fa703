/** The facts of a plan against what is loaded now. */
import type { Preview } from '../../../commands/preview.ts';
import { isRefused } from '../../../domain/decide.ts';
import { readDiscount } from '../../../domain/money/wireDiscount.ts';
import type { Step } from '../../../domain/operations.ts';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { codecNow } from '../../lib/entities/codecNow.ts';
import { loadedLedger } from '../../lib/lessons/loadedLedger.ts';
import { loadedMeetings } from '../../lib/lessons/loadedMeetings.ts';
import { worldNow } from '../../lib/entities/worldNow.ts';
import { discountFacts } from './discountFacts.ts';
import { lessonPrices } from './lessonPrices.ts';
import { planFacts } from './planFacts.ts';
import type { PlanFacts } from './planFactsShape.ts';
import { requestNotes } from './requestNotes.ts';

export function planFactsNow(steps: readonly Step[], preview: Preview): PlanFacts {
  const facts = planFacts(steps, reaching(preview), loadedMeetings(), {
    nowMs: Date.now(),
    zone: codecNow().zone,
  });
  const world = worldNow();
  const taken = world && !isRefused(preview) ? requestNotes(preview.rows, world) : [];
  return {
    ...facts,
    ...(taken.length > 0 ? { notes: [...taken, ...(facts.notes ?? [])] } : {}),
    // To a family the reasons of a price are the teacher's to tell.
    ...(world?.role === 'teacher' ? moneyNow(facts, preview) : {}),
  };
}

/** Nothing reaches a student without an account of whom no mail address is kept. */
function reaching(preview: Preview): Preview {
  if (isRefused(preview)) return preview;
  const { students } = useEntityStore.getState();
  const known = students.filter(({ withoutAccount, email }) => withoutAccount === true && !email);
  const added = preview.rows.flatMap(({ after }) =>
    after?.kind === 'link' && after.kept && !after.kept.email ? [after.id] : [],
  );
  const unreached = new Set([...known.map(({ id }) => id), ...added]);
  return { ...preview, tell: preview.tell.filter(({ to }) => !unreached.has(to)) };
}

function moneyNow(facts: PlanFacts, { rows }: Preview): Pick<PlanFacts, 'prices' | 'discounts'> {
  const { currency, zone } = codecNow();
  const all = useEntityStore
    .getState()
    .discounts.flatMap((wire) => readDiscount(wire, { teacherId: wire.teacherId ?? '', currency }) ?? []);
  const school = loadedMeetings();
  const nowMs = Date.now();
  const discounts = discountFacts(rows, { all, held: school.held, nowMs, zone });
  return {
    prices: lessonPrices(facts, rows, all, { school, zone, nowMs, books: loadedLedger(nowMs).facts }),
    ...(discounts ? { discounts } : {}),
  };
}
