/** The backup codes, shown this once: to be written down, copied or kept as a file. */
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';

type Props = { codes: readonly string[]; onDone(): void };

export function BackupCodes({ codes, onDone }: Props) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setCopied(true);
    } catch {
      // They stand on the page, to be copied by hand.
    }
  };
  return (
    <section aria-labelledby="backup-codes" className="appear rounded-md border border-line p-4">
      <h3 id="backup-codes" className="font-strong">
        {t('access.second.codesTitle')}
      </h3>
      <p className="mb-3 text-sm text-on-surface-muted">{t('access.second.codesBody')}</p>
      <ul dir="ltr" className="mb-4 grid grid-cols-2 gap-x-6 gap-y-1 font-mono text-md tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void copy()}>
          <Copy />
          {t(copied ? 'access.second.copied' : 'access.second.copy')}
        </Button>
        <Button variant="primary" onClick={onDone}>
          {t('access.second.saved')}
        </Button>
      </div>
    </section>
  );
}
