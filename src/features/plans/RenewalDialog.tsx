/** Blocks a teacher whose plan does not run until she renews it, or wants to read only; everything of hers can be exported. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubscriptionStatus } from '../../../domain/plans/plan.ts';
import { runs, statusAt } from '../../../domain/plans/plans.ts';
import { callEndpoint } from '../../lib/session/callEndpoint.ts';
import { go } from '../../lib/routes/go.ts';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { useSession } from '../../lib/session/session.ts';
import { useNow } from '../../lib/page/useNow.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogTitle } from '../../ui/Dialog.tsx';
import { isNative } from '../../lib/device/isNative.ts';
import { languageNow } from '../../lib/i18n/language.ts';

const asked = new Set<string>();

/** The phone app has no way to pay: whose plan has ended is written to (spec section 7). */
function askOnce(teacherId: string): void {
  if (asked.has(teacherId)) return;
  asked.add(teacherId);
  void callEndpoint('/email/check-subscription-status', { language: languageNow() });
}

export function RenewalDialog() {
  const { t } = useTranslation();
  const user = useSession((session) => session.user);
  const teacher = useEntityStore((school) => school.teachers.find(({ id }) => id === user?.id));
  const { ms } = useNow('UTC');
  const [onlyReads, setOnlyReads] = useState(false);
  const data = teacher?.userData;
  const teacherId = user?.role === 'teacher' ? user.id : null;
  useEffect(() => {
    if (isNative() && teacherId !== null) askOnce(teacherId);
  }, [teacherId]);
  if (user?.role !== 'teacher' || !data?.subscriptionStatus || onlyReads) return null;
  const trialEndMs = data.trialEndDate ? Number(data.trialEndDate) : null;
  const status = data.subscriptionStatus as SubscriptionStatus;
  if (runs(statusAt({ status, trialEndMs }, ms))) return null;
  const body = trialEndMs === null ? t('plans.renewBody') : t('plans.renewTrial');
  return (
    <Dialog open>
      <DialogContent
        closable={false}
        role="alertdialog"
        aria-describedby="renewal"
        onEscapeKeyDown={(event) => event.preventDefault()}
        onPointerDownOutside={(event) => event.preventDefault()}
      >
        <DialogTitle>{t('plans.renewTitle')}</DialogTitle>
        <div id="renewal" className="grid gap-2">
          <p>{body}</p>
          {isNative() ? <p className="text-on-surface-muted">{t('plans.renewNative')}</p> : null}
        </div>
        <DialogFooter>
          {isNative() ? null : (
            <Button variant="primary" onClick={() => go('/pricing')}>
              {t('plans.renew')}
            </Button>
          )}
          <Button variant="quiet" onClick={() => setOnlyReads(true)}>
            {t('plans.readOnly')}
          </Button>
          <Button asChild variant="quiet">
            <a href="/auth/export" download>
              {t('plans.exportAll')}
            </a>
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
