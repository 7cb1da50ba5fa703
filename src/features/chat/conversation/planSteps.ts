/** A plan's steps as they are confirmed: with the version that was shown, told or quiet. */
import type { Plan } from '../../../../commands/kernel/plan.ts';
import type { Step } from '../../../../domain/operations.ts';
import { takes } from '../../../lib/operations/resolveConflict.ts';
import { useEntityStore } from '../../../lib/entities/entityStore.ts';

/** Of whichever row it is: a meeting, a request, closed hours, a subject. */
function versionOf(id: string): number | undefined {
  const { meetings, pendings, closed, joinRequests, subjects } = useEntityStore.getState();
  const row = [meetings, pendings, closed, joinRequests, subjects].flatMap(
    (rows) => rows.find((wire) => wire.id === id) ?? [],
  )[0];
  return row?.version ?? undefined;
}

const idOf = ({ args }: Step): string | null => {
  if ('id' in args) return args.id;
  return 'input' in args && 'id' in args.input ? args.input.id : null;
};

/** Every value that the card shows stands in the step, the version of the row among them. */
export function withVersions(steps: readonly Step[]): Step[] {
  return steps.map((step) => {
    const id = takes(step, 'version') ? idOf(step) : null;
    const version = id === null ? undefined : versionOf(id);
    return version === undefined ? step : ({ ...step, args: { ...step.args, version } } as Step);
  });
}

export const withNotify = (steps: readonly Step[], quiet: boolean): Step[] =>
  steps.map((step) =>
    takes(step, 'notify')
      ? ({ ...step, args: { ...step.args, notify: quiet ? 'quiet' : 'tell' } } as Step)
      : step,
  );

/** One step that keeps still beside one that tells, so that nobody hears of it twice, makes no quiet plan. */
export const isQuiet = (plan: Plan): boolean => {
  const telling = plan.steps.filter((step) => takes(step, 'notify'));
  return telling.length > 0 && telling.every(({ args }) => 'notify' in args && args.notify === 'quiet');
};
