/** What a person wants to be told, and when it is quiet; a quiet day there is not, and that is said. */
import { command } from '../../kernel/command.ts';
import { ask, assume, mark } from '../../kernel/draft.ts';
import { isTime, type Entity } from '../../kernel/interpretation.ts';
import { idle } from '../../slots/freeText.ts';
import { inWords } from '../../kernel/words.ts';
import { isOfNotices, noticeAction, noticeIdle, staysAsIs, stillIdle } from './noticeAction.ts';
import { kindsSaid, waysOf } from './wayWords.ts';
import type { ClockRef } from '../../grammar/time/readings.ts';

const agenda = /\bagenda\b|\bthe day's lessons\b|סדר היום|השיעורים של היום/;
const quietOff =
  /\b(?:no|cancel|end|without|turn off|stop) (?:my |the )?quiet hours\b|(?:בלי|לבטל|לכבות|תבטל|תכבה|תבטלי) (?:את )?שעות ה?שקט/;
const turnsOn =
  /\b(?:turn|switch) (?:\w+ )?on\b|\benable|\bback on\b|\bresume|להפעיל|תפעיל|להדליק|תדליק|להחזיר/;

const noon = 720;
const usual = { from: '22:00', to: '07:00' };

const written = (minute: number): string =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** An hour at which it becomes quiet is of the evening, and one at which it ends of the morning, where neither was said. */
const evening = ({ minute, open }: ClockRef): string =>
  written(open && minute < noon ? minute + noon : minute);
const morning = ({ minute, open }: ClockRef): string =>
  written(open && minute >= noon ? minute - noon : minute);

type Hours = { from?: string; to?: string };

function hoursIn(items: readonly Entity[]): Hours {
  const hours: Hours = {};
  for (const { time, role } of items.filter(isTime)) {
    if (time.kind === 'interval') {
      const { startClock, endClock } = time;
      if (startClock) hours.from = evening(startClock);
      if (endClock) hours.to = morning(endClock);
    } else if (time.kind === 'time' || time.kind === 'instant') {
      if (role === 'until' || role === 'before') hours.to = morning(time.clock);
      else if (hours.from === undefined) hours.from = evening(time.clock);
      else hours.to = morning(time.clock);
    }
  }
  return hours;
}

const isDay = (item: Entity): boolean =>
  item.kind === 'time' && (item.time.kind === 'date' || item.time.kind === 'recurrence');

export const settingsNotices = command({
  id: 'settings.notices',
  who: ['teacher', 'student', 'parent'],
  effect: 'does',
  says: {
    en: [
      'quiet hours',
      'do not disturb',
      "(don't|do not|never) (ring|buzz|ping|notify|alert|disturb) [me|my phone|the phone]",
      '(no|stop|mute|silence|disable) [push|phone|the|all|sending] (notifications|notifs|alerts|pushes|pings|ringing)',
      '(turn|switch) (on|off) [the|my] (notifications|alerts) (about|of|for)',
      '(stop|start) (notifying|alerting|pinging) me (about|of|at|on|after|before)',
      '(notify|alert|ping) me (only|also) (about|of)',
      "(send|tell) me (the agenda|my agenda|the day's lessons)",
    ],
    he: [
      'שעות [ה] (שקט|השקט)',
      '(אל|לא) (לצלצל|תצלצל|תצלצלי|תצלצלו|לצפצף|תצפצף|תצפצפו|תודיע|תודיעי|תודיעו|תפריע|תפריעו|תשלח|תשלחי|תשלחו)',
      '(בלי|ללא|די) [עם] [ה] (התראות|ההתראות|צלצולים|צפצופים|פושים)',
      '(לכבות|להשתיק|להפסיק|להפעיל|להדליק) [לי] [את] [ה] (התראות|ההתראות) [ה] (על|של|בנושא|לגבי)',
      '(לשלוח|להגיד) [לי] [את] סדר היום',
    ],
  },
  takes: ['time', 'number', 'it', 'all', 'any', 'noun', 'notify', 'scope', 'pay', 'req', 'subject'],
  extra: (said) => [
    ...idle(said, noticeIdle),
    ...idle(said, stillIdle),
    ...idle(
      said,
      /^(?:never|disturb|hours|after|before|until|between|and|quiet|night|phone|ring|rings|sound|agenda|day's|lessons?|payments?|requests?|reminders?|subjects?|prices?|materials?|attendance|contacts?|absences|אחרי|לפני|עד|בין|שעות|שקט|השקט|סדר|היום|בלילה|צלצולים|צפצופים|תצלצלו|תצלצל|[בהולמ]{0,2}(?:תשלומים|תשלום|בקשות|תזכורות|מקצועות|מחירים|שיעורים|נוכחות|היעדרויות|פרטי|קשר)|לגבי|בנושא)$/,
    ),
  ],
  declines: (heard) =>
    heard.unread.length > 0 ||
    staysAsIs(heard) ||
    !(
      isOfNotices(heard) ||
      /quiet hours|do not disturb|שקט|צלצ|צפצ|תפריע|agenda|סדר היום/.test(heard.normal.text)
    ) ||
    (noticeAction(heard) !== 'setting' && !/quiet hours|שעות ה?שקט|do not disturb/.test(heard.normal.text)),
  resolve(draft, { items, normal: { text } }, world) {
    const timed = items.filter(isTime);
    const hours = hoursIn(timed);
    if (quietOff.test(text)) draft.slots['hours'] = null;
    else if (agenda.test(text))
      draft.slots['agendaAt'] = hours.from === undefined ? '07:30' : agendaHour(timed);
    else if (hours.from !== undefined || hours.to !== undefined) {
      draft.slots['hours'] = { ...usual, ...hours };
      if (hours.to === undefined)
        assume(
          draft,
          'hours',
          draft.slots['hours'],
          inWords(world, 'until 07:00, as usual', 'עד 07:00, כרגיל'),
          'when',
        );
      if (hours.from === undefined)
        assume(
          draft,
          'hours',
          draft.slots['hours'],
          inWords(world, 'from 22:00, as usual', 'מ-22:00, כרגיל'),
          'when',
        );
    } else if (timed.some(isDay))
      ask(
        draft,
        'hours',
        inWords(
          world,
          'There are no quiet days yet. You can set quiet hours for every day, or turn off notifications on this device. Which one?',
          'עדיין אין ימי שקט. אפשר לקבוע שעות שקט לכל יום, או לכבות את ההתראות במכשיר הזה. מה לבחור?',
        ),
        [
          {
            label: inWords(world, 'Turn off notifications on this device', 'לכבות התראות במכשיר הזה'),
            value: { says: inWords(world, 'turn off notifications', 'לכבות התראות') },
          },
          { label: inWords(world, 'Quiet from 22:00 to 07:00', 'שקט מ-22:00 עד 07:00'), value: usual },
        ],
      );
    else {
      const kinds = kindsSaid(text);
      if (kinds.length > 0) draft.slots['kinds'] = kinds;
      else draft.slots['hours'] = usual;
      draft.slots['value'] = turnsOn.test(text) ? 'on' : 'off';
    }
    mark(draft, 'hours', timed, 'when');
  },
  plan({ hours, agendaAt, kinds, value }) {
    const input =
      typeof agendaAt === 'string'
        ? { agendaAt }
        : Array.isArray(kinds)
          ? { [value === 'on' ? 'on' : 'off']: waysOf(kinds as ReturnType<typeof kindsSaid>, 'push') }
          : { quiet: hours as typeof usual | null };
    return { steps: [{ name: 'updateNotificationSettings', args: { input } }] };
  },
  examples: () => ({
    en: ['quiet hours from 22:00 to 07:00', 'stop notifying me about payments'],
    he: ['שעות שקט מ-22:00 עד 07:00', 'בלי התראות על תשלומים'],
  }),
  counterexamples: {
    en: [
      "don't move Dana after 9pm",
      'turn off notifications',
      'no lessons after 9pm',
      'remind Dana what is open',
    ],
    he: ['אל תזיז את דנה אחרי 9 בערב', 'לכבות התראות', 'בלי שיעורים אחרי 9 בערב', 'להזכיר לדנה מה פתוח'],
  },
});

function agendaHour(items: readonly Entity[]): string {
  const [clock] = items
    .filter(isTime)
    .flatMap(({ time }) => (time.kind === 'time' || time.kind === 'instant' ? [time.clock] : []));
  return clock ? written(clock.minute) : '07:30';
}
