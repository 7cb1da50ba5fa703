/** One discount of the list: how much, for whom, how often, and whether it is on. */
import { useTranslation } from 'react-i18next';
import type { Discount } from '../../../domain/money/discount.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { cn } from '../../ui/cn.ts';
import { forWhom, standOf, useWords, valueWords, type Wording } from '../effects/discountWords.ts';
import { Stairs } from './Stairs.tsx';

type Props = {
  discount: Discount;
  uses: number;
  wording: Wording;
  isOpen: boolean;
  onOpen(): void;
  onTurn(isOn: boolean): void;
};

export function DiscountRow({ discount, uses, wording, isOpen, onOpen, onTurn }: Props) {
  const { t } = useTranslation();
  const { terms } = discount;
  const stand = standOf(discount, wording);
  const told = useWords(discount, uses, wording);
  return (
    <li
      aria-current={isOpen ? 'true' : undefined}
      className={cn(
        'relative grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-3 rounded-md px-2 py-3',
        isOpen ? 'bg-accent-tint' : 'hover:bg-desk',
        stand !== 'on' && 'text-on-surface-muted',
      )}
    >
      <span className="justify-self-center text-xl">
        {terms.progressiveSteps.length > 0 ? (
          <Stairs terms={terms} wording={wording} small />
        ) : (
          <Ltr>{valueWords(terms, wording)}</Ltr>
        )}
      </span>
      <button
        type="button"
        className="grid min-w-0 justify-items-start gap-0.5 text-start after:absolute after:inset-0"
        aria-label={t('discounts.edit', { name: terms.name })}
        onClick={onOpen}
      >
        <span className="text-md font-mid">{terms.name}</span>
        <span className="text-sm">{forWhom(terms, wording)}</span>
        {told ? <span className="text-sm text-on-surface-muted">{told}</span> : null}
      </button>
      {stand === 'ended' ? (
        <Badge>{t('discounts.ended')}</Badge>
      ) : (
        <Switch
          className="z-10"
          aria-label={terms.name}
          checked={terms.active}
          onCheckedChange={(isOn) => onTurn(isOn)}
        />
      )}
    </li>
  );
}
