/**
 * Reads the events of an iCalendar object that a stranger may have made: in one pass, within bounds, and without doing
 * anything that it asks for. Alarms, attachments and addresses in it are not looked at.
 */

/** What a date or a time says: '2026-11-22' or '2026-11-22T17:00', in a named zone, in UTC, or in none. */
export type IcsTime = { wall: string; isDate: boolean; zone: string | null };

export type IcsEvent = {
  uid: string;
  summary: string;
  description: string;
  place: string;
  start: IcsTime | null;
  end: IcsTime | null;
  durationMinutes: number | null;
  rrule: string | null;
  /** Of a kind that is not read: dates beside the rule, rules of exceptions, two rules. */
  hasOtherRules: boolean;
  exdates: IcsTime[];
  recurrenceId: IcsTime | null;
  sequence: number;
  isCancelled: boolean;
};

export type IcsCalendar = {
  name: string | null;
  /** Where its times are that name no zone. */
  zone: string | null;
  /** Names of zones that only this calendar knows, by what it says of them. */
  zones: Map<string, string>;
  events: IcsEvent[];
};

export type IcsFault = 'NOT_A_CALENDAR' | 'TOO_MANY';

const mostEvents = 2000;
const mostExdates = 2000;
const deepest = 8;
const longestValue = 20_000;

export const isIcsFault = (read: IcsCalendar | IcsFault): read is IcsFault => typeof read === 'string';

type Line = { name: string; params: Map<string, string>; value: string };

export function readIcs(text: string): IcsCalendar | IcsFault {
  const calendar: IcsCalendar = { name: null, zone: null, zones: new Map(), events: [] };
  const open: string[] = [];
  let event: IcsEvent | null = null;
  let zone: string | null = null;
  let isCalendar = false;
  for (const each of unfolded(text)) {
    const line = readLine(each);
    if (!line) continue;
    const { name, value } = line;
    if (name === 'BEGIN') {
      open.push(value.toUpperCase());
      if (open.length > deepest) return 'NOT_A_CALENDAR';
      if (open.length === 1 && open[0] !== 'VCALENDAR') return 'NOT_A_CALENDAR';
      isCalendar = true;
      if (open.at(-1) === 'VEVENT' && open.length === 2) {
        if (calendar.events.length >= mostEvents) return 'TOO_MANY';
        event = emptyEvent();
        calendar.events.push(event);
      }
      continue;
    }
    if (name === 'END') {
      const ended = open.pop();
      if (ended !== value.toUpperCase()) return 'NOT_A_CALENDAR';
      if (ended === 'VEVENT') event = null;
      if (ended === 'VTIMEZONE') zone = null;
      continue;
    }
    if (!isCalendar) return 'NOT_A_CALENDAR';
    if (open.length === 1) readCalendarLine(calendar, line);
    else if (event && open.length === 2) readEventLine(event, line);
    else if (open.at(-1) === 'VTIMEZONE') {
      if (name === 'TZID') zone = value;
      if (name === 'X-LIC-LOCATION' && zone !== null) calendar.zones.set(zone, value);
    }
  }
  return isCalendar && open.length === 0 ? calendar : 'NOT_A_CALENDAR';
}

/** A line that begins with a space or a tab goes on with the one before. */
function* unfolded(text: string): Generator<string> {
  let parts: string[] = [];
  let from = text.startsWith('\ufeff') ? 1 : 0;
  while (from < text.length) {
    const at = text.indexOf('\n', from);
    const until = at < 0 ? text.length : at;
    const line = text.slice(from, text[until - 1] === '\r' && until > from ? until - 1 : until);
    from = until + 1;
    if ((line.startsWith(' ') || line.startsWith('\t')) && parts.length > 0) {
      parts.push(line.slice(1));
      continue;
    }
    if (parts.length > 0) yield parts.join('');
    parts = [line];
  }
  if (parts.length > 0) yield parts.join('');
}

function readLine(line: string): Line | null {
  const head = /^[A-Za-z0-9-]{1,60}(?=[;:])/.exec(line)?.[0];
  if (head === undefined) return null;
  const params = new Map<string, string>();
  let at = head.length;
  while (line[at] === ';') {
    const equals = line.indexOf('=', at);
    if (equals < 0) return null;
    const isQuoted = line[equals + 1] === '"';
    const end = isQuoted ? line.indexOf('"', equals + 2) : endOfParam(line, equals + 1);
    if (end < 0) return null;
    params.set(line.slice(at + 1, equals).toUpperCase(), line.slice(equals + (isQuoted ? 2 : 1), end));
    at = isQuoted ? end + 1 : end;
    if (params.size > 20) return null;
  }
  return line[at] === ':' ? { name: head.toUpperCase(), params, value: line.slice(at + 1) } : null;
}

function endOfParam(line: string, from: number): number {
  for (let at = from; at < line.length; at += 1) if (line[at] === ';' || line[at] === ':') return at;
  return -1;
}

function readCalendarLine(calendar: IcsCalendar, { name, value }: Line): void {
  if (name === 'X-WR-CALNAME') calendar.name = textOf(value).slice(0, 200);
  if (name === 'X-WR-TIMEZONE') calendar.zone = value;
}

const emptyEvent = (): IcsEvent => ({
  uid: '',
  summary: '',
  description: '',
  place: '',
  start: null,
  end: null,
  durationMinutes: null,
  rrule: null,
  hasOtherRules: false,
  exdates: [],
  recurrenceId: null,
  sequence: 0,
  isCancelled: false,
});

function readEventLine(event: IcsEvent, line: Line): void {
  const { name, value } = line;
  switch (name) {
    case 'UID':
      event.uid = value.slice(0, 500);
      return;
    case 'SUMMARY':
      event.summary = textOf(value);
      return;
    case 'DESCRIPTION':
      event.description = textOf(value);
      return;
    case 'LOCATION':
      event.place = textOf(value);
      return;
    case 'DTSTART':
      event.start = timeOf(line);
      return;
    case 'DTEND':
      event.end = timeOf(line);
      return;
    case 'DURATION':
      event.durationMinutes = minutesOf(value);
      return;
    case 'RRULE':
      event.hasOtherRules ||= event.rrule !== null;
      event.rrule = value.slice(0, 500);
      return;
    case 'RDATE':
    case 'EXRULE':
      event.hasOtherRules = true;
      return;
    case 'EXDATE':
      for (const each of value.split(',', mostExdates)) {
        const time = timeOf({ ...line, value: each });
        if (time && event.exdates.length < mostExdates) event.exdates.push(time);
      }
      return;
    case 'RECURRENCE-ID':
      event.recurrenceId = timeOf(line);
      return;
    case 'SEQUENCE':
      event.sequence = /^\d{1,9}$/.test(value) ? Number(value) : 0;
      return;
    case 'STATUS':
      event.isCancelled = value.toUpperCase() === 'CANCELLED';
  }
}

const escaped: Record<string, string> = { n: '\n', N: '\n', ',': ',', ';': ';', '\\': '\\' };

/** Directions that are written into a text could turn what stands beside it on the page. */
function textOf(value: string): string {
  return value
    .slice(0, longestValue)
    .replaceAll(/\\([nN,;\\])/g, (_, character: string) => escaped[character] ?? '')
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}/gu, '')
    .toWellFormed();
}

function timeOf({ value, params }: Line): IcsTime | null {
  const read = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\d(Z?))?$/.exec(value.trim());
  if (!read) return null;
  const [, year, month, day, hour, minute, utc] = read;
  const date = `${year}-${month}-${day}`;
  if (hour === undefined) return { wall: date, isDate: true, zone: null };
  return {
    wall: `${date}T${hour}:${minute}`,
    isDate: false,
    zone: utc ? 'UTC' : (params.get('TZID') ?? null),
  };
}

/** 'P1DT2H30M'; null for what is no length, or goes back. */
function minutesOf(value: string): number | null {
  const read = /^\+?P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:\d{1,9}S)?)?$/.exec(
    value,
  );
  if (!read) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0] = read.slice(1).map((part) => Number(part ?? 0));
  return ((weeks * 7 + days) * 24 + hours) * 60 + minutes;
}
