/** What a plan changes of what a person is told, in facts without words. */
import type { RowChange } from '../../../domain/kernel/rows.ts';
import type { NoticeWay } from '../../../domain/notifications/noticeKinds.ts';
import type { NotificationSetting } from '../../../domain/notifications/notificationSetting.ts';
import type { Step } from '../../../domain/operations.ts';

type Worth = string | null | { off: readonly NoticeWay[] } | { minutesBefore: number };

/** Of what a person is told, by the input that says it. */
const noticesOf = {
  quiet: ({ quiet }: NotificationSetting): Worth => (quiet ? `${quiet.from}–${quiet.to}` : null),
  agendaAt: ({ agendaAt }: NotificationSetting): Worth => agendaAt,
  noticesOff: ({ off }: NotificationSetting): Worth => ({ off }),
  remindMinutes: ({ remindMinutes }: NotificationSetting): Worth =>
    remindMinutes === null ? null : { minutesBefore: remindMinutes },
};

/** words.notices.settings names each. */
export type NoticeChoice = keyof typeof noticesOf;

type NoticeFacts = { said: { setting: NoticeChoice; before: Worth; after: Worth }[] };

/** null where something else is done as well. */
export function noticeFacts(steps: readonly Step[], rows: readonly RowChange[]): NoticeFacts | null {
  const [step, ...others] = steps;
  if (step?.name !== 'updateNotificationSettings' || others.length > 0) return null;
  const { input } = step.args;
  const { before, after } = rows.find(({ after: row }) => row?.kind === 'notificationSetting') ?? {};
  if (before?.kind !== 'notificationSetting' || after?.kind !== 'notificationSetting') return null;
  const settings = (['quiet', 'agendaAt', 'remindMinutes', 'noticesOff'] as const).filter((name) =>
    name === 'noticesOff' ? (input.off ?? input.on) !== undefined : input[name] !== undefined,
  );
  return {
    said: settings.map((setting) => ({
      setting,
      before: noticesOf[setting](before),
      after: noticesOf[setting](after),
    })),
  };
}
