/** Each kind of news by each way: on or off. Mail goes to students and parents. */
import { useTranslation } from 'react-i18next';
import { noticeChannels, noticeKinds, type NoticeWay } from '../../../../domain/notifications/noticeKinds.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Switch } from '../../../ui/Switch.tsx';
import type { Choose, Setting } from './setting.ts';

export function Ways({ setting, choose }: { setting: Setting; choose: Choose }) {
  const { t } = useTranslation();
  const isTeacher = useSession((session) => session.user?.role === 'teacher');
  const channels = noticeChannels.filter((channel) => channel !== 'mail' || !isTeacher);
  // A device tells what is in the list.
  const isHidden = (kind: string, channel: string): boolean =>
    channel === 'push' && setting.off.some((way) => way === `${kind}.app`);
  const turn = (way: NoticeWay, isOn: boolean): void => {
    const off = isOn ? setting.off.filter((each) => each !== way) : [...setting.off, way];
    choose(isOn ? { on: [way] } : { off: [way] }, { off });
  };
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{t('notices.settings.ways')}</caption>
      <thead>
        <tr className="text-xs text-on-surface-muted">
          <th scope="col" className="sr-only">
            {t('notices.settings.about')}
          </th>
          {channels.map((channel) => (
            <th key={channel} scope="col" className="w-20 pb-2 font-mid">
              {t(`notices.settings.channel.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {noticeKinds.map((kind) => (
          <tr key={kind} className="border-t border-line">
            <th scope="row" className="py-3 text-start font-normal">
              {t(`notices.settings.kind.${kind}`)}
            </th>
            {channels.map((channel) => {
              const way: NoticeWay = `${kind}.${channel}`;
              return (
                <td key={channel} className="text-center">
                  <Switch
                    className="align-middle"
                    checked={!setting.off.includes(way) && !isHidden(kind, channel)}
                    disabled={isHidden(kind, channel)}
                    onCheckedChange={(isOn) => turn(way, isOn)}
                    aria-label={`${t(`notices.settings.kind.${kind}`)}: ${t(`notices.settings.channel.${channel}`)}`}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
