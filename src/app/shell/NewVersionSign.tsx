/** Tells that a new version is there, while nothing is being written; it comes when the person says so. */
import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNewVersion } from '../../lib/device/shellWorker.ts';
import { isWriting } from '../../lib/forms/unsaved.ts';
import { Button } from '../../ui/Button.tsx';

const lookEveryMs = 1_000;

export function NewVersionSign() {
  const { takeOver } = useNewVersion();
  // The region itself always stands, so that a screen reader hears what comes into it.
  return <div role="status">{takeOver ? <Offer onTake={takeOver} /> : null}</div>;
}

function Offer({ onTake }: { onTake(): void }) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(isWriting);
  useEffect(() => {
    const timer = setInterval(() => setBusy(isWriting()), lookEveryMs);
    return () => clearInterval(timer);
  }, []);
  if (isBusy) return null;
  return (
    <p className="mx-3 mb-2 flex items-center gap-2 rounded-md bg-sheet px-3 py-1 text-sm shadow-sheet tablet:mx-4">
      <RefreshCw aria-hidden className="size-4 shrink-0 text-on-surface-muted" />
      <span className="min-w-0 flex-1">{t('shell.newVersion.is')}</span>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => {
          // Something may have been begun in this very second.
          if (isWriting()) setBusy(true);
          else onTake();
        }}
      >
        {t('shell.newVersion.load')}
      </Button>
    </p>
  );
}
