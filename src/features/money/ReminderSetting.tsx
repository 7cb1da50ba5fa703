/** Whether families are reminded by themselves, and after how many days. */
import { useTranslation } from 'react-i18next';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { tellDone } from '../../lib/operations/tellDone.ts';
import { useOperation } from '../../lib/operations/useOperation.ts';
import { Choice } from '../../ui/Choice.tsx';
import { RefusalSentence } from '../effects/RefusalCard.tsx';

const offered = [7, 14, 21, 30] as const;

export function ReminderSetting() {
  const { t } = useTranslation();
  const [teacher] = useEntityStore((school) => school.teachers);
  const { run, refusal } = useOperation('updateTeacher');
  const days = teacher?.userData?.remindAfterDays ?? null;
  const choices = [...new Set([...offered, ...(days === null ? [] : [days])])].sort((a, b) => a - b);
  if (!teacher) return null;

  async function choose(id: string, value: string): Promise<void> {
    const remindAfterDays = value === '' ? null : Number(value);
    const sent = await run({ input: { id, userData: { remindAfterDays } } });
    if (sent.outcome !== 'done') return;
    await useEntityStore.getState().refreshSettings();
    tellDone(t(remindAfterDays === null ? 'payments.auto.off' : 'payments.auto.on'), sent.changeId, t);
  }

  return (
    <div className="grid gap-1.5">
      <Choice
        label={t('payments.auto.title')}
        value={days === null ? '' : String(days)}
        options={[
          { value: '', label: t('payments.auto.never') },
          ...choices.map((each) => ({
            value: String(each),
            label: t('payments.auto.after', { count: each }),
          })),
        ]}
        onChange={(value) => void choose(teacher.id, value)}
      />
      <p className="text-xs text-on-surface-muted">{t('payments.auto.why')}</p>
      {refusal ? <RefusalSentence code={refusal.code} params={refusal.params} /> : null}
    </div>
  );
}
