/** What the same words may mean instead, each a button. */
import { useTranslation } from 'react-i18next';
import type { Plan, Slots } from '../../../../commands/kernel/plan.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { isolated } from '../../../ui/Sentence.tsx';

type Props = { others: Plan['others']; onOther(slots: Slots): void };

export function OtherReadings({ others = [], onOther }: Props) {
  const { t } = useTranslation();
  return others.map(({ label, slots }) => (
    <Chip key={label} kind="asked" asChild>
      <button type="button" onClick={() => onOther(slots)}>
        {isolated(t('chat.otherReading', { label }))}
      </button>
    </Chip>
  ));
}

export function OtherReadingsLine(props: Props) {
  return props.others?.length ? (
    <div className="flex flex-wrap gap-1.5">
      <OtherReadings {...props} />
    </div>
  ) : null;
}
