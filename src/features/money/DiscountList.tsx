/** The list of discounts in its four states; each can be switched at once. */
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { Discount } from '../../../domain/money/discount.ts';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { tellDone } from '../../lib/operations/tellDone.ts';
import { useOperation } from '../../lib/operations/useOperation.ts';
import { useComposer } from '../../lib/sentences/useComposer.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { DiscountRow } from './DiscountRow.tsx';
import { standOf } from '../effects/discountWords.ts';
import { useDiscounts } from './useDiscounts.ts';

export const filters = ['all', 'active', 'ended'] as const;
export type Filter = (typeof filters)[number];

type Props = {
  filter: Filter;
  openId: string | null;
  onOpen(discount: Discount): void;
  /** The plan does not hold it. */
  onGate(params: Record<string, unknown>): void;
};

export function DiscountList({ filter, openId, onOpen, onGate }: Props) {
  const { t } = useTranslation();
  const status = useEntityStore((school) => school.status);
  const retry = useEntityStore((school) => school.retry);
  const { discounts, usesOf, wording } = useDiscounts();
  const { run } = useOperation('updateDiscount');
  const shown = discounts.filter((each) => {
    const stand = standOf(each, wording);
    return filter === 'all' || (filter === 'active' ? stand === 'on' : stand === 'ended');
  });

  async function turn({ id, terms }: Discount, isOn: boolean) {
    const sent = await run({ discount: { id, active: isOn } });
    if (sent.outcome === 'done')
      tellDone(t(isOn ? 'discounts.on' : 'discounts.off', { name: terms.name }), sent.changeId, t);
    else if (sent.outcome === 'refused' && sent.refusal.code === 'PLAN_LIMIT')
      onGate(sent.refusal.params ?? {});
    else toast(t('discounts.updateFailed'));
  }

  if (status === 'failed')
    return (
      <div role="alert" className="grid justify-items-start gap-3 py-6">
        <p>{t('discounts.loadFailed')}</p>
        <Button onClick={() => void retry()}>{t('shell.retry')}</Button>
      </div>
    );
  if (status !== 'ready') return <Skeleton className="h-56 rounded-md" />;
  if (discounts.length === 0) return <NothingYet />;
  if (shown.length === 0) return <p className="py-6 text-on-surface-muted">{t('discounts.noneShown')}</p>;
  return (
    <ul aria-label={t('discounts.list')} className="grid">
      {shown.map((discount) => (
        <DiscountRow
          key={discount.id}
          discount={discount}
          uses={usesOf(discount.id)}
          wording={wording}
          isOpen={openId === discount.id}
          onOpen={() => onOpen(discount)}
          onTurn={(isOn) => void turn(discount, isOn)}
        />
      ))}
    </ul>
  );
}

function NothingYet() {
  const { t } = useTranslation();
  const write = useComposer((state) => state.write);
  const sentence = t('discounts.emptyTry');
  return (
    <section className="max-w-md py-6">
      <h2 className="mb-2 text-lg font-strong">{t('discounts.emptyTitle')}</h2>
      <p className="mb-3 text-on-surface-muted">{t('discounts.emptyBody')}</p>
      <Button title={t('chat.writeForMe')} onClick={() => write(sentence)}>
        {sentence}
      </Button>
    </section>
  );
}
