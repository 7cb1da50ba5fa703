/** What the same words may mean instead, each a button. */
import { useTranslation } from 'react-i18next';
import type { Plan, Slots } from '../../../../commands/kernel/plan.ts';
import { AssumedChip } from '../composer/ReadingChips.tsx';
import type { PlanView } from '../../effects/planViewShape.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { isolated } from '../../../ui/Sentence.tsx';

type Props = { others: Plan['others']; onOther(slots: Slots): void };

function OtherReadings({ others = [], onOther }: Props) {
  const { t } = useTranslation();
  // Another action is told by its name: its label is an example in words that nobody said here.
  const nameOf = (label: string, { command }: Slots): string =>
    typeof command === 'string' ? t(`commands.${command}`, label) : label;
  return others.map(({ label, slots }) => (
    <Chip key={label} kind="asked" asChild>
      <button type="button" onClick={() => onOther(slots)}>
        {isolated(t('chat.otherReading', { label: nameOf(label, slots) }))}
      </button>
    </Chip>
  ));
}

/** What was assumed, and what else the words may mean. */
export function Readings({
  view,
  others = [],
  onEdit,
  onOther,
}: Props & { view: Pick<PlanView, 'assumed'>; onEdit(): void }) {
  if (view.assumed.length + others.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-1.5">
      {view.assumed.map((span) => (
        <AssumedChip key={span.slot} span={span} onSlot={onEdit} />
      ))}
      <OtherReadings others={others} onOther={onOther} />
    </div>
  );
}

export function OtherReadingsLine(props: Props) {
  return props.others?.length ? (
    <div className="flex flex-wrap gap-1.5">
      <OtherReadings {...props} />
    </div>
  ) : null;
}
