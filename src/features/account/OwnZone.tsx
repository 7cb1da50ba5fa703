/** In which time zone whoever is no teacher sees hours; a teacher's stands among the settings, and sums are in the teacher's currency. */
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../lib/forms/useDraft.ts';
import { zonesBeside } from '../../lib/i18n/zones.ts';
import { tellDone } from '../../lib/operations/tellDone.ts';
import { useSteps } from '../../lib/operations/useOperation.ts';
import { useSession, type SessionUser } from '../../lib/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Combobox } from '../../ui/Combobox.tsx';
import { RefusalSentence } from '../effects/RefusalCard.tsx';

export function OwnZone({ user }: { user: SessionUser }) {
  const { t } = useTranslation();
  const { restore } = useSession();
  const { send, sending, lost, refusal } = useSteps();
  const { timeZone } = user.preferences;
  const { fields, changed, change } = useDraft({ timeZone });

  async function save() {
    const sent = await send([{ name: 'updateMyPreferences', args: { preferences: fields } }]);
    if (sent.outcome !== 'done') return;
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
