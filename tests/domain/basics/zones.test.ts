import { describe, expect, test } from 'vitest';
import { minutesOf, wallAt } from '../../../domain/basics/wallTime.ts';
import { isZone, onWallOf, settle, toMs, toWall } from '../../../domain/basics/zones.ts';

const zones = [
  'Asia/Jerusalem',
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'America/Sao_Paulo',
  'Pacific/Apia',
];

/** Every clock change of 2020–2040 in a zone. */
function changesOf(zone: string): number[] {
  const found: number[] = [];
  let moment = Temporal.Instant.from('2020-01-01T00:00Z').toZonedDateTimeISO(zone);
  for (;;) {
    const next = moment.getTimeZoneTransition('next');
    if (!next || next.year > 2040) return found;
    found.push(next.epochMilliseconds);
    moment = next;
  }
}

const asTemporal = (wall: string, zone: string): number =>
  Temporal.PlainDateTime.from(wall).toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds;

describe('a wall time in a zone', () => {
  test.each(zones)('means the moment that Temporal says, around every clock change of %s', (zone) => {
    let compared = 0;
    const days = changesOf(zone);
    // Places without changes are compared on ordinary days.
    for (const change of days.length > 0 ? days : [Date.UTC(2026, 2, 27)]) {
      for (let minutes = -180; minutes <= 180; minutes += 5) {
        const ms = change + minutes * 60_000;
        const zoned = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
        expect(toWall(ms, zone)).toBe(zoned.toPlainDateTime().toString({ smallestUnit: 'minute' }));
        const wall = wallAt(minutesOf(toWall(change, zone)) + minutes);
        expect(toMs(wall, zone)).toBe(asTemporal(wall, zone));
        compared++;
      }
    }
    expect(compared).toBeGreaterThanOrEqual(73);
  });

  test('the zones that change their clocks are really compared', () => {
    expect(changesOf('Asia/Jerusalem').length).toBe(42);
    expect(changesOf('Australia/Lord_Howe').length).toBe(42);
  });

  test('a skipped hour moves forward by the gap, an hour that comes twice is the earlier one', () => {
    // Israel: 27 March 2026 02:00 → 03:00, 25 October 2026 02:00 → 01:00.
    expect(settle('2026-03-27T02:30', 'Asia/Jerusalem')).toBe('2026-03-27T03:30');
    expect(toMs('2026-10-25T01:30', 'Asia/Jerusalem')).toBe(Date.UTC(2026, 9, 24, 22, 30));
    // Lord Howe turns by half an hour.
    expect(settle('2026-10-04T02:15', 'Australia/Lord_Howe')).toBe('2026-10-04T02:45');
  });

  test('before and after the table of changes the answer is still right', () => {
    for (const wall of [
      '1915-06-01T12:00',
      '1989-12-31T23:59',
      '1990-01-01T00:00',
      '2079-12-31T23:59',
      '2120-07-01T09:00',
    ]) {
      for (const zone of zones) {
        // Local mean time had seconds; a wall shows whole minutes.
        expect(toMs(wall, zone)).toBe(asTemporal(wall, zone));
        expect(toWall(toMs(wall, zone), zone)).toBe(wall);
      }
    }
  });

  test('a weekly 17:00 stays 17:00 over the clock change, and is 16:00 in London', () => {
    expect(toMs('2026-03-29T17:00', 'Asia/Jerusalem') - toMs('2026-03-22T17:00', 'Asia/Jerusalem')).toBe(
      (7 * 24 - 1) * 3_600_000,
    );
    expect(onWallOf('2026-07-05T17:00', 'Asia/Jerusalem', 'Europe/London')).toBe('2026-07-05T15:00');
  });

  test('a zone that does not exist is not a zone', () => {
    expect(isZone('Asia/Jerusalem')).toBe(true);
    expect(isZone('Mars/Olympus')).toBe(false);
    expect(isZone('')).toBe(false);
  });
});
