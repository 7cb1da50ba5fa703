/** What a person wants to be told, by which way and when; each choice is kept at once, and can be undone. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../lib/apollo/apollo.ts';
import { tellDone } from '../../../lib/operations/tellDone.ts';
import { useOperation } from '../../../lib/operations/useOperation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { NoticeSettingDocument } from '../api/noticeSetting.generated.ts';
import { RefusalSentence } from '../../effects/RefusalCard.tsx';
import type { Choose, Setting } from './setting.ts';
import { ThisDevice } from './ThisDevice.tsx';
import { Times } from './Times.tsx';
import { Ways } from './Ways.tsx';

const fetchSetting = async (): Promise<Setting | null> => {
  try {
    const { data } = await client.query({ query: NoticeSettingDocument, fetchPolicy: 'no-cache' });
    return data?.getNotificationSettings ?? null;
  } catch {
    return null;
  }
};

export function NoticeSettings() {
  const { t } = useTranslation();
  const [setting, setSetting] = useState<Setting | null | 'coming'>('coming');
  const { run, refusal, lost } = useOperation('updateNotificationSettings');
  const load = async (): Promise<void> => setSetting(await fetchSetting());
  useEffect(() => {
    let isShown = true;
    void fetchSetting().then((found) => isShown && setSetting(found));
    return () => {
      isShown = false;
    };
  }, []);

  if (setting === 'coming') return <Skeleton className="h-40 rounded-md" />;
  if (setting === null)
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{t('settings.loadFailed')}</p>
        <Button onClick={() => void load()}>{t('settings.retry')}</Button>
      </div>
    );

  async function keep(input: Parameters<Choose>[0], before: Setting): Promise<void> {
    const sent = await run({ input });
    if (sent.outcome !== 'done') return setSetting(before);
    tellDone(t('notices.settings.kept'), sent.changeId, t);
  }
  const choose: Choose = (input, shown) => {
    setSetting({ ...setting, ...shown });
    void keep(input, setting);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ThisDevice />
      <Ways setting={setting} choose={choose} />
      <Times setting={setting} choose={choose} />
      {refusal ? <RefusalSentence code={refusal.code} params={refusal.params} /> : null}
      {lost ? (
        <p role="alert" className="text-sm text-danger">
          {t('notices.list.notDone')}
        </p>
      ) : null}
    </div>
  );
}
