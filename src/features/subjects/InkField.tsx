/** One of the twelve colours; each is named, so that it is not told by colour alone. */
import { RadioGroup } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { subjectInks } from '../../ui/subjectInk.ts';

export function InkField({ ink, onChange }: { ink: number; onChange(ink: number): void }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-1.5">
      <span id="ink" className="text-sm font-mid">
        {t('subjects.color')}:{' '}
        <span className="font-text text-on-surface-muted">
          {t(`subjects.colors.${subjectInks[ink - 1] ?? 'ink'}`)}
        </span>
      </span>
      <RadioGroup.Root
        aria-labelledby="ink"
        value={String(ink)}
        onValueChange={(value) => onChange(Number(value))}
        className="flex flex-wrap gap-1.5"
      >
        {subjectInks.map((name, index) => (
          <RadioGroup.Item
            key={name}
            value={String(index + 1)}
            aria-label={t(`subjects.colors.${name}`)}
            title={t(`subjects.colors.${name}`)}
            data-subject={index + 1}
            className="calm size-8 rounded-full bg-wash p-2 shadow-hairline data-[state=checked]:shadow-[0_0_0_2px_var(--surface-raised),0_0_0_4px_var(--pen)] coarse:size-11 coarse:p-3"
          >
            <span className="block size-full rounded-full bg-pen" />
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}
