/** This one, future ones too, or the whole series; and whether anyone is told. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../ui/Segmented.tsx';
import type { MeetingFields } from './meetingFields.ts';

export function ScopeField({
  fields,
  onChange,
}: {
  fields: MeetingFields;
  onChange(part: Partial<MeetingFields>): void;
}) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <span id={id} className="text-sm text-on-surface-muted">
        {t('calendar.form.scope')}
      </span>
      <Segmented
        label={t('calendar.form.scope')}
        className="justify-self-start"
        value={fields.scope}
        segments={(['this', 'future', 'all'] as const).map((value) => ({
          value,
          label: t(`calendar.form.scopes.${value}`),
        }))}
        onChange={(scope) => onChange({ scope })}
      />
    </div>
  );
}
