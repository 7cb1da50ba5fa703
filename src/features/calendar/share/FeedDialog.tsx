/** Following one's lessons from another calendar: the address to copy, and a new one where it got into wrong hands. */
import { Copy } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogTitle } from '../../../ui/Dialog.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Label } from '../../../ui/Label.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { copyText } from '../../../lib/device/copyText.ts';
import { readFeed, rotateFeed } from './feed.ts';

export function FeedDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const id = useId();
  /** Undefined until it is known: a new address would end one that is followed already. */
  const [url, setUrl] = useState<string | null>();
  const [state, setState] = useState<'loading' | 'ready' | 'failed' | 'asking'>('loading');

  const make = (how: () => Promise<string | null>): void => {
    setState('loading');
    how()
      .then((made) => {
        setUrl(made);
        setState('ready');
      })
      .catch(() => setState('failed'));
  };
  useEffect(() => {
    let here = true;
    readFeed()
      .then((made) => {
        if (!here) return;
        setUrl(made);
        setState('ready');
      })
      .catch(() => here && setState('failed'));
    return () => {
      here = false;
    };
  }, []);

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={`${id}-how`}>
        <DialogTitle>{t('calendar.share.feedTitle')}</DialogTitle>
        <p id={`${id}-how`} className="text-sm text-on-surface-muted">
          {t('calendar.share.feedHow')}
        </p>
        {url === undefined && state === 'loading' ? (
          <div role="status" aria-label={t('shell.loading')}>
            <Skeleton className="mt-6.5 h-10 rounded-sm" />
          </div>
        ) : null}
        {url ? (
          <div className="grid gap-1.5">
            <Label htmlFor={id}>{t('calendar.share.address')}</Label>
            <div className="flex gap-2">
              <Input id={id} dir="ltr" readOnly value={url} onFocus={(event) => event.target.select()} />
              <Button
                size="tall"
                onClick={() =>
                  void copyText(url).then((copied) =>
                    toast(copied ? t('calendar.share.copied') : t('calendar.share.notCopied')),
                  )
                }
              >
                <Copy /> {t('calendar.share.copy')}
              </Button>
            </div>
          </div>
        ) : null}
        {state === 'failed' ? (
          <p role="alert" className="text-sm text-danger">
            {t('calendar.share.feedFailed')}
          </p>
        ) : null}
        {state === 'asking' ? (
          <p role="alert" className="rounded-md bg-warning-tint px-3 py-2.5 text-sm text-on-warning-tint">
            {t('calendar.share.rotateAsk')}
          </p>
        ) : null}
        <DialogFooter>
          {url === undefined ? (
            state === 'failed' && <Button onClick={() => make(readFeed)}>{t('shell.retry')}</Button>
          ) : url === null ? (
            <Button variant="primary" disabled={state === 'loading'} onClick={() => make(rotateFeed)}>
              {t('calendar.share.make')}
            </Button>
          ) : state === 'asking' ? (
            <Button variant="danger" onClick={() => make(rotateFeed)}>
              {t('calendar.share.rotateSure')}
            </Button>
          ) : (
            <Button disabled={state === 'loading'} onClick={() => setState('asking')}>
              {t('calendar.share.rotate')}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {t('shell.close')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
