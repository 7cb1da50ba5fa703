/** What a higher plan gives, opened where something was refused for want of it (spec section 2). */
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { features, limits } from '../../../domain/plans/plans.ts';
import { isNative } from '../../lib/device/isNative.ts';
import { go } from '../../lib/routes/go.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogTitle } from '../../ui/Dialog.tsx';

const benefits = ['materials', 'attendees', 'students', 'expenses', 'subjects', 'mail'] as const;

type Props = { params: Record<string, unknown> | undefined; onClose(): void };

export function ExclusiveFeature({ params, onClose }: Props) {
  const { t } = useTranslation();
  const feature = [...features, ...limits].find((name) => name === params?.['feature']);
  const limit = params?.['limit'];
  const told = feature && { feature: t(`plans.holds.${feature}`), limit };
  function upgrade() {
    onClose();
    go('/pricing?subscribe=premium');
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>{t('plans.exclusiveTitle')}</DialogTitle>
        <p>
          {told
            ? t(limit === undefined ? 'plans.exclusiveFeature' : 'plans.exclusiveLimit', told)
            : t('plans.lapsed')}
        </p>
        <div className="grid gap-2">
          <h3 className="font-mid">{t('plans.benefits')}</h3>
          <ul className="grid gap-1.5 text-sm">
            {benefits.map((each) => (
              <li key={each} className="flex items-start gap-2">
                <Check className="mt-0.5 size-4 shrink-0 text-success" aria-hidden />
                {t(`plans.benefit.${each}`)}
              </li>
            ))}
          </ul>
        </div>
        <DialogFooter>
          {isNative() ? null : (
            <Button variant="primary" onClick={upgrade}>
              {t('plans.upgrade')}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {t('plans.cancel')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
