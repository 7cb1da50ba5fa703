/** The link by which students come: copied, closed for a while, or replaced. */
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { useOperation } from '../../lib/operations/useOperation.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogTitle } from '../../ui/Dialog.tsx';
import { Ltr } from '../../ui/Ltr.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { copyText } from '../../lib/device/copyText.ts';
import type { OwnProfile } from './ownProfile.ts';
import { useSaveProfile } from './useSaveProfile.ts';

const joinAddress = (slug: string): string =>
  new URL(`/lessonSignup?teacherId=${slug}`, location.origin).href;

export function LinkPart({ profile, again }: { profile: OwnProfile; again(): Promise<void> }) {
  const { t } = useTranslation();
  const { shareLink, shareOpen } = profile.userData;
  const saving = useSaveProfile(profile, again);
  const { run } = useOperation('rotateShareLink');
  const [sure, setSure] = useState(false);

  async function rotate() {
    setSure(false);
    const sent = await run({});
    toast(sent.outcome === 'done' ? t('settings.link.rotated') : t('settings.saveFailed'));
    await again();
  }
  const copy = async (address: string): Promise<void> => {
    toast((await copyText(address)) ? t('settings.link.copied') : t('settings.link.copyFailed'));
  };

  return (
    <section
      id="link"
      aria-labelledby="link-title"
      className="grid scroll-mt-4 grid-cols-[minmax(0,1fr)] gap-4 border-t border-line py-6"
    >
      <div>
        <h2 id="link-title" className="text-lg font-strong">
          {t('settings.link.title')}
        </h2>
        <p className="text-sm text-on-surface-muted">{t('settings.link.body')}</p>
      </div>
      {shareLink ? (
        <div className="flex flex-wrap items-center gap-2">
          <Ltr className="max-w-full min-w-0 truncate rounded-sm bg-desk px-3 py-2 text-sm">
            {joinAddress(shareLink)}
          </Ltr>
          <Button onClick={() => void copy(joinAddress(shareLink))}>
            <Copy />
            {t('settings.link.copy')}
          </Button>
          <Button variant="quiet" onClick={() => setSure(true)}>
            {t('settings.link.rotate')}
          </Button>
        </div>
      ) : (
        <div className="flex items-center gap-3">
          <span className="text-on-surface-muted">{t('settings.link.none')}</span>
          <Button variant="primary" onClick={() => void rotate()}>
            {t('settings.link.make')}
          </Button>
        </div>
      )}
      <label className="flex items-start gap-3">
        <Switch
          className="mt-0.5"
          checked={shareOpen !== false}
          disabled={saving.saving}
          onCheckedChange={(open) => void saving.save({ userData: { shareOpen: open } })}
        />
        <span className="grid">
          {t('settings.link.open')}
          <span className="text-xs text-on-surface-muted">{t('settings.link.openHint')}</span>
        </span>
      </label>
      {sure ? <SureToRotate onRotate={() => void rotate()} onClose={() => setSure(false)} /> : null}
    </section>
  );
}

function SureToRotate({ onRotate, onClose }: { onRotate(): void; onClose(): void }) {
  const { t } = useTranslation();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>{t('settings.link.rotateTitle')}</DialogTitle>
        <p className="text-on-surface-muted">{t('settings.link.rotateBody')}</p>
        <DialogFooter>
          <Button variant="danger" onClick={onRotate}>
            {t('settings.link.rotate')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('settings.link.back')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
