/** Who is signing up: asked first, since everything after follows from it. */
import { ToggleGroup } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { newcomerRoles, type NewcomerRole } from '../../../domain/access/accountRules.ts';
import { Label } from '../../ui/Label.tsx';

export function RoleChoice({ role, onChange }: { role: NewcomerRole; onChange(role: NewcomerRole): void }) {
  const { t } = useTranslation();
  return (
    <div className="mb-5 grid gap-1.5">
      <Label id="role">{t('access.iAm')}</Label>
      <ToggleGroup.Root
        type="single"
        aria-labelledby="role"
        value={role}
        onValueChange={(next) => {
          const chosen = newcomerRoles.find((one) => one === next);
          if (chosen) onChange(chosen);
        }}
        className="grid grid-cols-3 gap-2"
      >
        {newcomerRoles.map((one) => (
          <ToggleGroup.Item
            key={one}
            value={one}
            className="calm min-h-11 rounded-sm px-2 text-center text-sm shadow-[inset_0_0_0_1px_var(--line-strong)] hover:bg-sunk data-[state=on]:bg-accent-tint data-[state=on]:font-mid data-[state=on]:text-on-accent-tint data-[state=on]:shadow-[inset_0_0_0_1.5px_var(--accent)]"
          >
            {t(`access.${one}`)}
          </ToggleGroup.Item>
        ))}
      </ToggleGroup.Root>
    </div>
  );
}
