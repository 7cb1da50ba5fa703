/** A person chooses what they are told and how, when it is quiet, and when lessons are reminded of. */
import * as v from 'valibot';
import { refuse, type Refusal } from '../basics/refusal.ts';
import type { Marks } from '../basics/wire.ts';
import { need, type Gathering } from '../kernel/facts.ts';
import { operation, type Change } from '../kernel/operation.ts';
import { noticeWays } from './noticeKinds.ts';
import type { NotificationSetting } from './notificationSetting.ts';

const hour = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
const ways = v.pipe(v.array(v.picklist(noticeWays)), v.maxLength(noticeWays.length));
/** A week before at most. */
const mostMinutes = 7 * 24 * 60;

const quiet = v.pipe(
  v.strictObject({ from: hour, to: hour }),
  v.metadata({ input: 'QuietHoursInput' } satisfies Marks),
);

/** Absent stays, null is none. */
const input = v.pipe(
  v.strictObject({
    /** Turned off, and turned on again: `lessons.mail`. */
    off: v.optional(ways),
    on: v.optional(ways),
    quiet: v.nullish(quiet),
    agendaAt: v.nullish(hour),
    remindMinutes: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(mostMinutes))),
  }),
  v.metadata({ input: 'NotificationSettingInput' } satisfies Marks),
);

export const updateNotificationSettings = operation({
  name: 'updateNotificationSettings',
  own: true,
  writes: ['notificationSetting'],
  card: { effect: 'setting', about: () => '' },
  args: v.strictObject({ input }),
  *facts(_args, actor): Gathering<{ setting: NotificationSetting }> {
    return { setting: yield* need('notificationSetting', { userId: actor.id }) };
  },
  change({ input: said }, { setting }): Change | Refusal {
    if (said.quiet && said.quiet.from === said.quiet.to) return refuse('BAD_REQUEST', 'input.quiet');
    const off = new Set([...setting.off, ...(said.off ?? [])]);
    for (const way of said.on ?? []) off.delete(way);
    const after: NotificationSetting = {
      ...setting,
      off: noticeWays.filter((way) => off.has(way)),
      quiet: said.quiet === undefined ? setting.quiet : said.quiet,
      agendaAt: said.agendaAt === undefined ? setting.agendaAt : said.agendaAt,
      remindMinutes: said.remindMinutes === undefined ? setting.remindMinutes : said.remindMinutes,
    };
    return { rows: [{ before: setting, after }], tell: [], about: [setting.id] };
  },
});
