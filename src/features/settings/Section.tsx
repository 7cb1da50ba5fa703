/** One part of the settings: what is in it, and saving it. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalSentence } from '../effects/RefusalCard.tsx';
import { Button } from '../../ui/Button.tsx';
import type { SaveProfile } from './useSaveProfile.ts';

type Props = {
  id: string;
  title: string;
  body?: string;
  changed: boolean;
  saving: SaveProfile;
  onSave(): void;
  children: ReactNode;
};

export function Section({ id, title, body, changed, saving, onSave, children }: Props) {
  const { t } = useTranslation();
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-4 border-t border-line py-6 first:border-t-0"
    >
      <form
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-4 [&_[data-slot=field]]:mb-0 [&_[data-slot=field]>p:empty]:hidden"
        onSubmit={(event) => {
          event.preventDefault();
          if (changed) onSave();
        }}
      >
        <div>
          <h2 id={`${id}-title`} className="text-lg font-strong">
            {title}
          </h2>
          {body ? <p className="text-sm text-on-surface-muted">{body}</p> : null}
        </div>
        {children}
        {saving.refusal ? (
          <RefusalSentence code={saving.refusal.code} params={saving.refusal.params} />
        ) : null}
        {saving.failed ? (
          <p role="alert" className="text-sm text-danger">
            {t('settings.saveFailed')}
          </p>
        ) : null}
        <div className="flex min-h-9 items-center gap-3">
          <Button
            type="submit"
            variant={changed ? 'primary' : 'plain'}
            aria-disabled={!changed || saving.saving}
          >
            {saving.saving ? t('settings.saving') : t('settings.save')}
          </Button>
          <span role="status" className="text-xs text-on-surface-muted">
            {changed ? t('settings.unsaved') : ''}
          </span>
        </div>
      </form>
    </section>
  );
}
