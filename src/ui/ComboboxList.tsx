/** The list of a Combobox, narrowed by what is typed over it; arrows move, Enter takes. */
import { Command } from 'cmdk';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onPick(value: string): void;
};

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** By what is shown, anywhere in it; two of one name stay two. */
const has = (_value: string, typed: string, shown: string[] = []): number =>
  folded(shown.join(' ')).includes(folded(typed.trim())) ? 1 : 0;

export function ComboboxList({ label, value, options, onPick }: Props) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  // It comes after the paper that it stands on has taken the focus.
  useEffect(() => field.current?.focus(), []);
  return (
    <Command label={label} defaultValue={value} filter={has}>
      <Command.Input
        ref={field}
        placeholder={t('shell.pick.search')}
        className="h-9 w-full min-w-0 rounded-sm bg-transparent px-2 text-md outline-none placeholder:text-on-surface-faint"
      />
      <Command.List label={label} className="max-h-64 overflow-y-auto overscroll-contain text-sm">
        <Command.Empty className="px-2 py-3 text-on-surface-muted">{t('shell.pick.none')}</Command.Empty>
        {options.map((option) => (
          <Command.Item
            key={option.value}
            value={option.value}
            keywords={[option.label]}
            onSelect={() => onPick(option.value)}
            className="flex cursor-pointer items-center justify-between gap-2 rounded-sm px-2 py-1.5 data-[selected=true]:bg-accent-tint data-[selected=true]:text-on-accent-tint coarse:py-2.5"
          >
            <bdi className="min-w-0 truncate">{option.label}</bdi>
            {option.value === value ? <Check className="size-4 shrink-0" aria-hidden /> : null}
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  );
}
