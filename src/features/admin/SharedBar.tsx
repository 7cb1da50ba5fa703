/** One bar parted into kinds, each named under it with its count. */
import { useTranslation } from 'react-i18next';
import { cn } from '../../ui/cn.ts';
import { Ltr } from '../../ui/Ltr.tsx';
import type { CountFragment } from './api/admin.generated.ts';
import { countOf } from './figures.tsx';

/** What a bucket of fewer than five is drawn as. */
const few = 2;

const looks = [
  'bg-accent',
  'border border-accent bg-accent-tint',
  'bg-on-surface-faint',
  'border border-line-strong bg-sunk',
  'bg-danger',
];

export function SharedBar({
  parts,
  nameOf,
}: {
  parts: readonly CountFragment[];
  nameOf(key: string): string;
}) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-3">
      <div className="flex h-2.5 gap-0.5">
        {parts.map(({ key, count }, at) =>
          count === 0 ? null : (
            <span
              key={key}
              className={cn('min-w-1 rounded-xs', looks[at])}
              style={{ flexGrow: count ?? few, flexBasis: 0 }}
            />
          ),
        )}
      </div>
      <div className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
        {parts.map((part, at) => (
          <span key={part.key} className="flex items-center gap-1.5">
            <span className={cn('size-2.5 rounded-xs', looks[at])} />
            {nameOf(part.key)} <Ltr className="font-mid tabular-nums">{countOf(part, t)}</Ltr>
          </span>
        ))}
      </div>
    </div>
  );
}
