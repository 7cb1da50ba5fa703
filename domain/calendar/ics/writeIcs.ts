/**
 * Lessons as an iCalendar object (RFC 5545, published as RFC 5546 has it): for the feed that a calendar program follows,
 * and for a file to save. UID is the meeting's id, RECURRENCE-ID the slot, SEQUENCE the revision; a lesson that is
 * cancelled stands in EXDATE, and the second half of a series that was split is an event of its own.
 */
import type { Id } from '../../basics/ids.ts';
import type { Wall } from '../../basics/wallTime.ts';
import { toMs } from '../../basics/zones.ts';
import { isSlot } from '../expand.ts';
import { firstMoment } from '../firstMoment.ts';
import { lessonAt, type Held, type Lesson } from '../lesson.ts';
import type { Alarm, Meeting } from '../meeting.ts';
import type { Occurrence } from '../occurrence.ts';
import { parseRule, printRule, weekdayNames } from '../recurrence.ts';
import { fold, localTime, quoted, text, utcTime } from './contentLines.ts';
import { timeZoneLines } from './timeZoneLines.ts';

export type IcsWish = {
  /** What the calendar is called where it is shown. */
  name: string;
  nowMs: number;
  /** Whose lessons they are; nobody's address is told. */
  organizer?: { id: Id; name: string } | undefined;
  organizerOf?(meeting: Meeting): { id: Id; name: string } | undefined;
  titleOf(lesson: Lesson): string;
  placeOf?(lesson: Lesson): string | null;
  /** How often a program that follows this calendar is to ask again. */
  refreshMinutes?: number;
};

const yearMs = 366 * 86_400_000;
/** For so long the clock changes of a series without end are told. */
const zoneYears = 10;

export const writeIcs = (held: readonly Held[], wish: IcsWish): string => {
  const writing = beginIcs(wish);
  writing.add(held);
  return writing.end();
};

export type IcsWriting = {
  /** Each series whole. */
  add(held: readonly Held[]): void;
  end(): string;
};

/** Part by part, so that whoever writes a long calendar can let others in between. */
export function beginIcs(wish: IcsWish): IcsWriting {
  const zones: Zones = new Map();
  const events: string[] = [];
  return {
    add(held) {
      const standing = held.filter(({ meeting }) => meeting.removedMs === null);
      addZones(zones, standing);
      events.push(...standing.map((each) => fold(eventsOf(each, wish))));
    },
    end: () => [fold(headOf(wish, zones)), ...events, fold(['END:VCALENDAR'])].join(''),
  };
}

const headOf = ({ name, nowMs, refreshMinutes }: IcsWish, zones: Zones): string[] => [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Lesson Desk//Calendar//EN',
  'CALSCALE:GREGORIAN',
  'METHOD:PUBLISH',
  `X-WR-CALNAME:${text(name)}`,
  ...(refreshMinutes === undefined
    ? []
    : [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshMinutes}M`, `X-PUBLISHED-TTL:PT${refreshMinutes}M`]),
  ...[...zones].flatMap(([zone, { firstMs, lastMs }]) =>
    timeZoneLines(zone, firstMs - yearMs, Math.max(nowMs, lastMs) + zoneYears * yearMs),
  ),
];

/** Each zone with the moments at which the first and the last of its series begin. */
type Zones = Map<string, { firstMs: number; lastMs: number }>;

function addZones(zones: Zones, held: readonly Held[]): void {
  for (const each of held) {
    const ms = firstMoment(each);
    const { firstMs, lastMs } = zones.get(each.meeting.zone) ?? { firstMs: ms, lastMs: ms };
    zones.set(each.meeting.zone, { firstMs: Math.min(firstMs, ms), lastMs: Math.max(lastMs, ms) });
  }
}

function eventsOf({ meeting, occurrences }: Held, wish: IcsWish): string[] {
  if (meeting.rrule === null) return singleEvent(meeting, occurrences, wish);
  const on = occurrences.filter(({ slot }) => isSlot(meeting, slot));
  const off = occurrences.filter((row) => !on.includes(row) && row.cancelledBy === null);
  const cancelled = on.filter(({ cancelledBy }) => cancelledBy !== null).map(({ slot }) => slot);
  const series = lessonAt(meeting, meeting.start);
  return [
    ...event(series, meeting.id, wish, [
      `RRULE:${ruleOf(meeting)}`,
      ...(cancelled.length > 0 ? [`EXDATE${inZone(meeting, cancelled)}`] : []),
    ]),
    ...on
      .filter((row) => row.cancelledBy === null)
      .map((row) => lessonAt(meeting, row.slot, row))
      .filter((lesson) => differs(lesson, wish))
      .flatMap((lesson) =>
        event(lesson, meeting.id, wish, [`RECURRENCE-ID${inZone(meeting, [lesson.slot])}`]),
      ),
    // Off the rule no slot names it.
    ...off.flatMap((row) => event(lessonAt(meeting, row.slot, row), row.id, wish, [])),
  ];
}

function singleEvent(meeting: Meeting, occurrences: readonly Occurrence[], wish: IcsWish): string[] {
  const row = occurrences.find(({ slot }) => slot === meeting.start) ?? null;
  const lesson = lessonAt(meeting, meeting.start, row);
  return lesson.cancelled ? [] : event(lesson, meeting.id, wish, []);
}

/** Whether anything of this lesson shows that its series does not say. */
function differs(lesson: Lesson, wish: IcsWish): boolean {
  const plain = lessonAt(lesson.meeting, lesson.slot);
  return shown(lesson) !== shown(plain);

  function shown(each: Lesson): string {
    const { startMs, minutes, description } = each;
    return JSON.stringify([
      startMs,
      minutes,
      description,
      wish.titleOf(each),
      placeOf(each, wish),
      statusOf(each),
    ]);
  }
}

const placeOf = (lesson: Lesson, { placeOf: named }: IcsWish): string => named?.(lesson) ?? '';

/** A lesson to which nobody comes does not take place. */
function statusOf({ meeting, occurrence }: Lesson): 'CONFIRMED' | 'CANCELLED' {
  const away = new Set(
    (occurrence?.absences ?? []).filter(({ kind }) => kind !== 'noShow').map(({ studentId }) => studentId),
  );
  const nobody =
    meeting.attendees.length > 0 && meeting.attendees.every(({ studentId }) => away.has(studentId));
  return nobody ? 'CANCELLED' : 'CONFIRMED';
}

function event(lesson: Lesson, uid: Id, wish: IcsWish, recurrence: readonly string[]): string[] {
  const { meeting, description } = lesson;
  const organizer = wish.organizerOf?.(meeting) ?? wish.organizer;
  const place = placeOf(lesson, wish);
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utcTime(wish.nowMs)}`,
    `CREATED:${utcTime(meeting.createdMs)}`,
    `SEQUENCE:${lesson.occurrence?.revision ?? meeting.revision}`,
    ...recurrence,
    `DTSTART${inZone(meeting, [lesson.occurrence?.own.start ?? lesson.slot])}`,
    `DURATION:PT${lesson.minutes}M`,
    `SUMMARY:${text(wish.titleOf(lesson))}`,
    ...(description === '' ? [] : [`DESCRIPTION:${text(description)}`]),
    ...(place === '' ? [] : [`LOCATION:${text(place)}`]),
    ...(organizer ? [`ORGANIZER;CN=${quoted(organizer.name)}:urn:uuid:${organizer.id}`] : []),
    `STATUS:${statusOf(lesson)}`,
    ...meeting.alarms.flatMap((alarm) => alarmLines(alarm, wish.titleOf(lesson))),
    'END:VEVENT',
  ];
}

function alarmLines({ trigger, description }: Alarm, title: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:${trigger < 0 ? '-' : ''}PT${Math.abs(trigger)}M`,
    `DESCRIPTION:${text(description === '' ? title : description)}`,
    'END:VALARM',
  ];
}

const inZone = ({ zone }: Meeting, walls: readonly Wall[]): string =>
  `;TZID=${zone}:${walls.map(localTime).join()}`;

/** An end said as a day includes that day; the week begins where ours does, and not where the standard would have it. */
function ruleOf({ rrule, zone, start }: Meeting): string {
  const rule = parseRule(rrule ?? '');
  if (!rule) throw new Error(`not a rule of a series: ${rrule}`);
  const parts = printRule({ ...rule, until: null })
    .split(';')
    .filter((part) => !part.startsWith('WKST'));
  const until = rule.until === null ? [] : [`UNTIL=${utcTime(toMs(`${rule.until}T23:59`, zone) + 59_000)}`];
  // Said outright: of a birthday on 29 February some programs make 1 March.
  const leapDay =
    rule.frequency === 'YEARLY' && start.slice(5, 10) === '02-29' ? ['BYMONTH=2;BYMONTHDAY=29'] : [];
  return [...parts, ...leapDay, ...until, `WKST=${weekdayNames[rule.weekStart]}`].join(';');
}
