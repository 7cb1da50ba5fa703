/** Why nobody was signed in: one sentence above the button, told to screen readers at once. */
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AccessFailure } from '../../lib/session/callEndpoint.ts';

export function Problem({ failure }: { failure: AccessFailure | null }) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      {failure ? (
        <p className="appear mb-3 flex items-start gap-2 rounded-md bg-danger-tint px-3 py-2.5 text-sm text-on-danger-tint">
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
          {t(`access.failure.${failure}`)}
        </p>
      ) : null}
    </div>
  );
}
