/** Calendars from elsewhere: what would come of them, what is there already, what cannot be, and what was made to harm. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toWall } from '../../../../domain/basics/zones.ts';
import { importPreview, type ImportPreview } from '../../../../domain/calendar/ics/importPreview.ts';
import { isIcsFault, readIcs } from '../../../../domain/calendar/ics/readIcs.ts';
import { writeIcs } from '../../../../domain/calendar/ics/writeIcs.ts';
import { recordProof } from '../../../recordProof.ts';
import { ownTime } from '../../../commands/cpuTime.ts';
import { seed } from '../../../randomSeed.ts';
import { openSchool, rivka } from '../../school.ts';
import { patience } from '../../../patience.ts';

const [nowMs, zone] = [Date.UTC(2026, 10, 21), rivka.zone];
const school = () => openSchool('2026-11-21T09:00');

function preview(text: string, held: ReturnType<ReturnType<typeof school>['all']> = []): ImportPreview {
  const read = readIcs(text);
  if (isIcsFault(read)) throw new Error(read);
  return importPreview(read, { zone, nowMs, held });
}

const calendar = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]): string => ['BEGIN:VEVENT', 'UID:u1', ...lines, 'END:VEVENT'].join('\r\n');
const only = (...lines: string[]) => preview(calendar(event(...lines))).events[0];
const at = (ms: string | undefined): string => toWall(Number(ms), zone);

describe('one event', () => {
  test('is read with its text, its zone and its length', () => {
    const read = only(
      'SUMMARY:Piano\\, with Dana\\; and',
      '  Noam',
      'DESCRIPTION:Two\\nlines',
      'LOCATION:Room 4',
      'DTSTART;TZID=America/New_York:20261201T090000',
      'DTEND;TZID=America/New_York:20261201T094500',
    );
    expect(read).toMatchObject({
      state: 'new',
      summary: 'Piano, with Dana; and Noam',
      description: 'Two\nlines',
      place: 'Room 4',
      allDay: false,
      rrule: null,
    });
    expect([at(read?.start), at(read?.end)]).toEqual(['2026-12-01T16:00', '2026-12-01T16:45']);
  });

  test.each([
    ['DTSTART:20261201T150000Z', '2026-12-01T17:00'],
    ['DTSTART:20261201T170000', '2026-12-01T17:00'],
    ['DTSTART;TZID=Israel Standard Time:20261201T170000', '2026-12-01T17:00'],
    ['DTSTART;TZID="/mozilla.org/20050126_1/Europe/London":20261201T150000', '2026-12-01T17:00'],
  ])('%s is at %s here', (start, wall) => {
    expect(at(only(start, 'DURATION:PT1H')?.start)).toBe(wall);
  });

  test('of a whole day, or of several, closes hours', () => {
    expect(only('DTSTART;VALUE=DATE:20261201')).toMatchObject({ allDay: true, onlyClosedHours: false });
    const days = only('DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261204');
    expect([at(days?.start), at(days?.end), days?.onlyClosedHours]).toEqual([
      '2026-12-01T00:00',
      '2026-12-04T00:00',
      true,
    ]);
  });
});

describe('a series', () => {
  test.each([
    ['FREQ=WEEKLY;COUNT=10', 'FREQ=WEEKLY;INTERVAL=1;COUNT=10'],
    ['FREQ=WEEKLY;WKST=SU;UNTIL=20261222T145959Z;BYDAY=TU', 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU;UNTIL=20261221'],
    ['FREQ=WEEKLY;UNTIL=20261222T150000Z;BYDAY=TU', 'FREQ=WEEKLY;INTERVAL=1;BYDAY=TU;UNTIL=20261222'],
    ['FREQ=DAILY;UNTIL=20261222', 'FREQ=DAILY;INTERVAL=1;UNTIL=20261222'],
    ['FREQ=MONTHLY;BYDAY=1TU', 'FREQ=MONTHLY;INTERVAL=1;BYDAY=1TU'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,TU', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,TU;WKST=MO'],
  ])('%s is ours as %s', (rule, ours) => {
    const read = only('DTSTART;TZID=Asia/Jerusalem:20261201T170000', 'DURATION:PT1H', `RRULE:${rule}`);
    expect(read).toMatchObject({ state: 'new', rrule: ours, otherZone: false });
  });

  test('leaves out what was left out and what was moved; the moved one stands beside it', () => {
    const { events } = preview(
      calendar(
        event(
          'DTSTART;TZID=Asia/Jerusalem:20261201T170000',
          'DURATION:PT1H',
          'RRULE:FREQ=WEEKLY;COUNT=6',
          'EXDATE;TZID=Asia/Jerusalem:20261208T170000,20261209T170000',
        ),
        event(
          'RECURRENCE-ID;TZID=Asia/Jerusalem:20261215T170000',
          'DTSTART;TZID=Asia/Jerusalem:20261216T100000',
          'DURATION:PT1H',
        ),
        event(
          'RECURRENCE-ID:20261222T150000Z',
          'STATUS:CANCELLED',
          'DTSTART:20261222T150000Z',
          'DURATION:PT1H',
        ),
      ),
    );
    expect(events[0]?.exdates.map(at)).toEqual(['2026-12-08T17:00', '2026-12-15T17:00', '2026-12-22T17:00']);
    expect(events.map(({ state, start }) => [state, at(start)])).toEqual([
      ['new', '2026-12-01T17:00'],
      ['new', '2026-12-16T10:00'],
      ['refused', '2026-12-22T17:00'],
    ]);
  });

  test('of another zone keeps its hour here from now on, and is told so', () => {
    const read = only(
      'DTSTART;TZID=Europe/London:20261201T150000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;BYDAY=TU',
      'EXDATE;TZID=Europe/London:20270330T150000',
    );
    expect(read).toMatchObject({ state: 'new', otherZone: true });
    expect(read?.exdates.map(at)).toEqual(['2027-03-30T17:00']);
  });
});

describe('is refused, and the others are not', () => {
  const cases: [name: string, lines: string[], why: string][] = [
    ['a rule by the second', ['RRULE:FREQ=SECONDLY'], 'BAD_RULE'],
    ['a rule by the day of the month', ['RRULE:FREQ=MONTHLY;BYMONTHDAY=5'], 'BAD_RULE'],
    ['a rule by position', ['RRULE:FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1'], 'BAD_RULE'],
    ['more than a thousand times', ['RRULE:FREQ=DAILY;COUNT=1001'], 'BAD_RULE'],
    ['a rule that never fires', ['RRULE:FREQ=DAILY;UNTIL=20200101'], 'BAD_RULE'],
    ['two rules', ['RRULE:FREQ=DAILY', 'RRULE:FREQ=WEEKLY'], 'BAD_RULE'],
    ['dates beside the rule', ['RDATE:20261202T170000Z'], 'BAD_RULE'],
    ['an event that was cancelled', ['STATUS:CANCELLED'], 'CANCELLED'],
  ];
  test.each(cases)('%s', (_name, lines, why) => {
    const text = calendar(
      event('DTSTART:20261201T150000Z', 'DURATION:PT1H', ...lines),
      event('DTSTART:20261203T150000Z', 'DURATION:PT1H').replace('u1', 'u2'),
    );
    expect(preview(text).events.map((each) => [each.state, each.why])).toEqual([
      ['refused', why],
      ['new', null],
    ]);
  });

  test.each([
    [['DTSTART:20260231T100000Z', 'DURATION:PT1H'], 'BAD_TIME'],
    [['DTSTART:99990101T100000Z', 'DURATION:PT1H'], 'BAD_TIME'],
    [['DTSTART:20261201T100000Z', 'DTEND:20261201T090000Z'], 'BAD_TIME'],
    [['DTSTART:20261201T100000Z'], 'BAD_TIME'],
    [['SUMMARY:no time at all'], 'BAD_TIME'],
    [['DTSTART;TZID=Mars/Olympus:20261201T100000', 'DURATION:PT1H'], 'UNKNOWN_ZONE'],
    [['DTSTART:20261201T100000Z', 'DURATION:P999W'], 'TOO_LONG'],
    [
      ['DTSTART;TZID=America/New_York:20261201T230000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;BYDAY=TU'],
      'OTHER_ZONE',
    ],
  ])('%j as %s', (lines, why) => {
    expect(only(...lines)).toMatchObject({ state: 'refused', why });
  });
});

describe('what is there already', () => {
  test('is recognised by its time, whatever it is called', () => {
    const mine = school();
    const id = mine.add({ start: '2026-12-01T17:00', end: '2026-12-01T18:00' });
    const series = mine.add({
      start: '2026-12-02T17:00',
      end: '2026-12-02T18:00',
      rrule: 'FREQ=WEEKLY;COUNT=8',
    });
    const { events, counts } = preview(
      calendar(
        event('SUMMARY:Other words', 'DTSTART:20261201T150000Z', 'DURATION:PT1H'),
        event(
          'DTSTART;TZID=Asia/Jerusalem:20261202T170000',
          'DURATION:PT1H',
          'RRULE:FREQ=WEEKLY;COUNT=8',
        ).replace('u1', 'u2'),
        event('DTSTART;TZID=Asia/Jerusalem:20261209T170000', 'DURATION:PT1H').replace('u1', 'u3'),
        event('DTSTART;TZID=Asia/Jerusalem:20261209T170000', 'DURATION:PT2H').replace('u1', 'u4'),
      ),
      mine.all(),
    );
    expect(events.map(({ duplicateOf }) => duplicateOf)).toEqual([id, series, series, null]);
    expect(counts).toEqual({ new: 1, duplicate: 3, refused: 0 });
  });

  test('is recognised by its own name, when our file comes back', () => {
    const mine = school();
    mine.add({ start: '2026-12-02T17:00', end: '2026-12-02T18:00', rrule: 'FREQ=WEEKLY;COUNT=8' });
    mine.add({ start: '2026-12-01T17:00', end: '2026-12-01T18:00' });
    const ics = writeIcs(mine.all(), { name: 'Mine', nowMs, titleOf: ({ subject }) => subject });
    expect(preview(ics, mine.all()).counts).toEqual({ new: 0, duplicate: 2, refused: 0 });
    expect(preview(ics).events.map(({ rrule, state }) => [rrule, state])).toEqual([
      [null, 'new'],
      ['FREQ=WEEKLY;INTERVAL=1;COUNT=8', 'new'],
    ]);
  });
});

describe('what was made to harm', () => {
  test.each([
    ['nothing', ''],
    ['a page', '<!doctype html><html></html>'],
    ['a picture', '\u0089PNG\r\n\u001a\n'],
    ['a calendar that breaks off', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1'],
    ['parts that end in another order', calendar('BEGIN:VEVENT', 'BEGIN:VALARM', 'END:VEVENT', 'END:VALARM')],
    ['parts within parts within parts', calendar('BEGIN:X\r\n'.repeat(1000))],
  ])('%s is no calendar', (_name, text) => {
    expect(readIcs(text)).toBe('NOT_A_CALENDAR');
  });

  test('more than two thousand events are too many', () => {
    const many = (count: number): string =>
      calendar(
        ...Array.from({ length: count }, (_, i) => event('DTSTART:20261201T150000Z').replace('u1', `u${i}`)),
      );
    expect(readIcs(many(2001))).toBe('TOO_MANY');
    expect(isIcsFault(readIcs(many(2000)))).toBe(false);
  });

  const bombs: [string, string][] = [
    ['a line of a megabyte', calendar(event(`SUMMARY:${'a'.repeat(1_000_000)}`, 'DTSTART:20261201T150000Z'))],
    [
      'a line folded a hundred thousand times',
      calendar(event(`SUMMARY:a${'\r\n b'.repeat(200_000)}`, 'DTSTART:20261201T150000Z')),
    ],
    ['a hundred thousand parameters', calendar(event(`DTSTART${';A=B'.repeat(100_000)}:20261201T150000Z`))],
    ['a parameter without an end', calendar(event(`DTSTART;X="${'a'.repeat(900_000)}`))],
    [
      'a hundred thousand days left out',
      calendar(
        event(
          'DTSTART:20261201T150000Z',
          'DURATION:PT1H',
          'RRULE:FREQ=DAILY',
          `EXDATE:${'20261205T150000Z,'.repeat(50_000)}`,
        ),
      ),
    ],
    [
      'a rule of a thousand parts',
      calendar(event('DTSTART:20261201T150000Z', `RRULE:${'FREQ=DAILY;'.repeat(50_000)}`)),
    ],
    [
      'a name of a zone that goes on',
      calendar(event(`DTSTART;TZID=${'a-'.repeat(300_000)}:20261201T150000`)),
    ],
    [
      'a yearly leap day without end',
      calendar(event('DTSTART:20240229T150000Z', 'DURATION:PT1H', 'RRULE:FREQ=YEARLY;INTERVAL=999')),
    ],
    [
      'two thousand endless days, each with every other',
      calendar(
        ...Array.from({ length: 2000 }, () =>
          event(
            'DTSTART:20170101T000000Z',
            'DURATION:PT24H',
            'RRULE:FREQ=DAILY',
            'RECURRENCE-ID:20170102T000000Z',
          ),
        ),
      ),
    ],
  ];
  test.each(bombs)('%s is read within half a second', (_name, text) => {
    const startedMs = ownTime();
    const read = readIcs(text);
    if (!isIcsFault(read)) importPreview(read, { zone, nowMs, held: [] });
    expect(ownTime() - startedMs).toBeLessThan(patience(500));
  });

  test('letters that turn the direction, and ones that cannot be shown, are left out of a title', () => {
    const read = only('SUMMARY:a\u202eb\u2066c\u0007d\ud800e', 'DTSTART:20261201T150000Z', 'DURATION:PT1H');
    expect(read?.summary).toBe('abcd\ufffde');
  });

  const runs = process.env['PROVE'] ? 1_000_000 : 20_000;
  test(`${runs} texts of its own pieces in any order break nothing`, { timeout: 900_000 }, ({ task }) => {
    const piece = fc.constantFrom(
      'BEGIN:VCALENDAR',
      'END:VCALENDAR',
      'BEGIN:VEVENT',
      'END:VEVENT',
      'BEGIN:VTIMEZONE',
      'END:VTIMEZONE',
      'BEGIN:VALARM',
      'END:VALARM',
      'DTSTART',
      'DTEND',
      'RRULE',
      'EXDATE',
      'RECURRENCE-ID',
      'DURATION',
      'UID',
      'TZID',
      'SEQUENCE',
      'STATUS',
      'SUMMARY',
      ';VALUE=DATE',
      ';TZID=',
      'Asia/Jerusalem',
      '20261201T150000Z',
      '20261201',
      'FREQ=WEEKLY',
      ';COUNT=',
      ';UNTIL=',
      ';BYDAY=MO',
      'PT1H',
      '1',
      '\\',
      ':',
      ';',
      ',',
      '"',
      ' ',
      '\r\n',
      '\n',
      '\r\n ',
      '\ufeff',
      '\u0000',
      '\ud800',
    );
    const text = fc.array(fc.oneof({ weight: 9, arbitrary: piece }, { weight: 1, arbitrary: fc.string() }), {
      maxLength: 40,
    });
    const names = fc.constantFrom(
      'DTSTART',
      'DTEND',
      'RRULE',
      'EXDATE',
      'RECURRENCE-ID',
      'DURATION',
      'UID',
      'SUMMARY',
      'RDATE',
    );
    const params = fc.constantFrom(
      '',
      ';VALUE=DATE',
      ';TZID=Asia/Jerusalem',
      ';TZID="America/New_York"',
      ';TZID=Nowhere',
      ';X=',
    );
    const values = fc.constantFrom(
      '20261201T150000Z',
      '20261201T150000',
      '20261201',
      '20261329T256100Z',
      '00000000',
      '99991231T235900Z',
      'PT1H',
      'P1D',
      'P999W',
      '-PT1H',
      'u1',
      '',
      'FREQ=WEEKLY',
      'FREQ=WEEKLY;BYDAY=MO,TU;COUNT=3',
      'FREQ=DAILY;UNTIL=20261231T000000Z',
      'FREQ=YEARLY;INTERVAL=999',
      'FREQ=MONTHLY;BYDAY=-1FR',
      'FREQ=;;=;',
      '20261205T150000Z,,x,20261206',
    );
    const line = fc.tuple(names, params, values).map(([name, param, value]) => `${name}${param}:${value}`);
    const lines = fc.array(line, { minLength: 1, maxLength: 8 });
    let events = 0;
    fc.assert(
      fc.property(lines, lines, text, (one, other, pieces) => {
        const said = pieces.join('');
        for (const each of [
          said,
          calendar(said),
          calendar(event(said)),
          calendar(event(...one), event(...other)),
        ]) {
          const read = readIcs(each);
          if (!isIcsFault(read)) events += importPreview(read, { zone, nowMs, held: [] }).events.length;
        }
      }),
      { numRuns: runs, seed },
    );
    expect(events).toBeGreaterThan(runs);
    recordProof(
      task,
      'R14',
      `${runs} texts, each as a file in four ways (seed ${seed}), ${events} events read: none breaks it`,
    );
  });
});
