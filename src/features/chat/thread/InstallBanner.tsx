/** Offers to install the product, once: three seconds after somebody is in, and not while a question is open (spec section 4). */
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInstall } from '../../../lib/device/useInstall.ts';
import { Button } from '../../../ui/Button.tsx';

/** Spec section 9. */
const delayMs = 3_000;

export function InstallBanner({ isAsking }: { isAsking: boolean }) {
  const { t } = useTranslation();
  const { offer, accept, dismiss } = useInstall();
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  if (!offer || !isTime || isAsking) return null;
  return (
    <section
      aria-label={t('shell.install.title')}
      className="mx-3 mb-2 flex shrink-0 items-center gap-3 rounded-lg bg-sheet p-2.5 shadow-sheet tablet:mx-4"
    >
      <img src="/icon.svg" alt="" className="size-10" />
      <p className="min-w-0 flex-1 leading-tight">
        <b className="block font-mid">{t('shell.install.title')}</b>
        <span className="text-sm text-on-surface-muted">{t('shell.install.why')}</span>
      </p>
      <Button onClick={() => void accept()}>{t('shell.install.accept')}</Button>
      <Button variant="quiet" size="icon" aria-label={t('shell.install.dismiss')} onClick={dismiss}>
        <X aria-hidden />
      </Button>
    </section>
  );
}
