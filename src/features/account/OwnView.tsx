/** In which language, zone and weeks whoever is no teacher reads; a teacher's stand among the settings, and sums are in the teacher's currency. */
import { useTranslation } from 'react-i18next';
import { weekStarts } from '../../../domain/basics/languages.ts';
import { useDraft } from '../../lib/forms/useDraft.ts';
import { chooseLanguage } from '../../lib/i18n/language.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { zonesBeside } from '../../lib/i18n/zones.ts';
import { tellDone } from '../../lib/operations/tellDone.ts';
import { useSteps } from '../../lib/operations/useOperation.ts';
import { useSession, type SessionUser } from '../../lib/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Combobox } from '../../ui/Combobox.tsx';
import { LanguageFields } from '../../ui/LanguageFields.tsx';
import { RefusalSentence } from '../effects/RefusalCard.tsx';

export function OwnView({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  const { language: spoken } = useLanguage();
  const { restore } = useSession();
  const { send, sending, lost, refusal } = useSteps();
  const { timeZone, weekStart } = user.preferences;
  const { fields, changed, change } = useDraft({
    language: spoken,
    timeZone,
    weekStart: weekStarts.find((day) => day === weekStart) ?? null,
  });

  async function save() {
    const sent = await send([{ name: 'updateMyPreferences', args: { preferences: fields } }]);
    if (sent.outcome !== 'done') return;
    if (fields.language !== spoken) await chooseLanguage(fields.language);
    tellDone(t('access.own.saved'), sent.changeId, t);
    await restore();
  }

  return (
    <form
      noValidate
      className="grid justify-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (changed) void save();
      }}
    >
      <LanguageFields fields={fields} onChange={change} />
      <Combobox
        className="w-full"
        label={t('settings.look.timeZone')}
        value={fields.timeZone}
        options={zonesBeside(timeZone).map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
        onChange={(chosen) => change({ timeZone: chosen })}
      />
      {refusal ? <RefusalSentence {...refusal} /> : null}
      {lost ? (
        <p role="alert" className="text-sm text-danger">
          {t('access.failure.CONNECTION')}
        </p>
      ) : null}
      <Button type="submit" disabled={!changed || sending}>
        {t('access.own.save')}
      </Button>
    </form>
  );
}
