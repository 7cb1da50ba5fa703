/** What a person wants to be told, and how: everything by every way, unless they chose otherwise. */
import type { Id } from '../basics/ids.ts';
import { addDays, type Wall } from '../basics/wallTime.ts';
import { toMs, toWall } from '../basics/zones.ts';
import { entity } from '../kernel/entity.ts';
import type { NoticeWay } from './noticeKinds.ts';

export type NotificationSetting = {
  kind: 'notificationSetting';
  /** The person's. */
  id: Id;
  revision: number;
  /** What is turned off, in the order of `noticeWays`. */
  off: NoticeWay[];
  /** Between these hours of their own zone no device rings; over midnight where the first is the later one. */
  quiet: { from: string; to: string } | null;
  /** At this hour the lessons of the day are told. */
  agendaAt: string | null;
  /** So long before each lesson it is told. */
  remindMinutes: number | null;
};

export const noSetting = (id: Id): NotificationSetting => ({
  kind: 'notificationSetting',
  id,
  revision: 0,
  off: [],
  quiet: null,
  agendaAt: null,
  remindMinutes: null,
});

export const notificationSettingEntity = entity<NotificationSetting>()({
  kind: 'notificationSetting',
  wire: { name: 'notificationSetting', type: 'NotificationSetting' },
  undo: 'keeps',
  answers: {
    notificationSetting: (found: NotificationSetting, { userId }: { userId: Id }, rows) =>
      rows.find(({ id }) => id === userId) ?? found,
  },
});

declare module '../kernel/rows.ts' {
  interface Entities {
    notificationSetting: typeof notificationSettingEntity;
  }
}

declare module '../kernel/facts.ts' {
  interface Questions {
    /** Somebody's own; as it is for everybody where they chose nothing. */
    notificationSetting: [of: { userId: Id }, answer: NotificationSetting];
  }
}

/** When the quiet hours end in which this moment lies; null outside of them. */
export function quietEndMs(
  { quiet }: Pick<NotificationSetting, 'quiet'>,
  nowMs: number,
  zone: string,
): number | null {
  if (!quiet) return null;
  const [day = '', hour = ''] = toWall(nowMs, zone).split('T');
  const { from, to } = quiet;
  const endsOn = (on: string): number => toMs(`${on}T${to}` as Wall, zone);
  if (from < to) return hour >= from && hour < to ? endsOn(day) : null;
  if (hour >= from) return endsOn(addDays(day, 1));
  return hour < to ? endsOn(day) : null;
}
