import { execFileSync } from 'node:child_process';
import rrulePackage from 'rrule';
import { describe, expect, test } from 'vitest';
import { minutesOf, wallAt } from '../../../domain/basics/wallTime.ts';
import { toMs } from '../../../domain/basics/zones.ts';
import { isSlot, lastSlot, nextSlot, slotsBetween } from '../../../domain/calendar/expand.ts';
import { parseRule, printRule } from '../../../domain/calendar/recurrence.ts';
import { recordProof } from '../../recordProof.ts';
import { seed } from '../../randomSeed.ts';
import { randomOf, randomSeries, zones } from './randomSeries.ts';

const { rrulestr } = rrulePackage;

/** rrule.js reads wall times as if they were UTC. */
function slotsByRrule(start: string, rule: string, from: number, until: number): string[] {
  const withWeekStart = rule.includes('WKST') ? rule : `${rule};WKST=SU`;
  const dtstart = `DTSTART:${start.replaceAll(/[-:]/g, '')}00Z`;
  const untilAsMoment = withWeekStart.replace(/UNTIL=(\d{8})/, 'UNTIL=$1T235959Z');
  return rrulestr(`${dtstart}\nRRULE:${untilAsMoment}`)
    .between(new Date(from * 60_000), new Date(until * 60_000 - 1), true)
    .map((date) => date.toISOString().slice(0, 16));
}

describe('the slots of a series', () => {
  const rules = process.env.PROVE ? 100_000 : 10_000;

  test(
    `are those of rrule.js and their moments those of Temporal, over ${rules} rules in seven zones (seed ${seed})`,
    { timeout: 900_000 },
    ({ task }) => {
      const random = randomOf(seed);
      let fired = 0;
      for (let i = 0; i < rules; i++) {
        const { start, rule } = randomSeries(random);
        const zone = zones[i % zones.length] ?? 'Asia/Jerusalem';
        const from =
          minutesOf(start) + Math.floor(random() * 3000 - 300) * 1440 + Math.floor(random() * 1440);
        const until = from + Math.floor(random() * (rule.startsWith('FREQ=YEARLY') ? 6000 : 120)) * 1440;
        const slots = slotsBetween({ start, rrule: rule }, from, until).map(wallAt);
        const oracle = slotsByRrule(start, rule, from, until);
        if (slots.join() !== oracle.join()) {
          expect({ start, rule, from: wallAt(from), until: wallAt(until), slots }).toEqual({ slots: oracle });
        }
        const slot = slots[Math.floor(random() * slots.length)];
        if (slot === undefined) continue;
        fired += slots.length;
        const moment = Temporal.PlainDateTime.from(slot).toZonedDateTime(zone).epochMilliseconds;
        if (toMs(slot, zone) !== moment) expect({ slot, zone, ms: toMs(slot, zone) }).toEqual({ ms: moment });
      }
      expect(fired).toBeGreaterThan(rules);
      recordProof(
        task,
        'R7',
        `${rules} rules in ${zones.length} zones (seed ${seed}), ${fired} lessons: no difference from rrule.js and Temporal`,
      );
    },
  );

  test('are the same on machines in five time zones', ({ task }) => {
    const script = `
      const { slotsBetween } = await import(${JSON.stringify(new URL('../../../domain/calendar/expand.ts', import.meta.url).href)});
      const { toMs } = await import(${JSON.stringify(new URL('../../../domain/basics/zones.ts', import.meta.url).href)});
      const { wallAt, minutesOf } = await import(${JSON.stringify(new URL('../../../domain/basics/wallTime.ts', import.meta.url).href)});
      const { randomOf, randomSeries, zones } = await import(${JSON.stringify(new URL('./randomSeries.ts', import.meta.url).href)});
      const random = randomOf(7);
      let sum = 0;
      for (let i = 0; i < 400; i++) {
        const { start, rule } = randomSeries(random);
        for (const slot of slotsBetween({ start, rrule: rule }, minutesOf(start), minutesOf(start) + 400 * 1440))
          sum = (sum * 31 + toMs(wallAt(slot), zones[i % 7])) % 1e12;
      }
      console.log(sum);`;
    const results = ['UTC', 'Asia/Jerusalem', 'America/Sao_Paulo', 'Pacific/Apia', 'Australia/Lord_Howe'].map(
      (TZ) =>
        execFileSync(process.execPath, ['--input-type=module', '-e', script], {
          env: { ...process.env, TZ },
          encoding: 'utf8',
        }).trim(),
    );
    expect(results[0]).toMatch(/^[1-9]\d+$/);
    expect(new Set(results).size).toBe(1);
    recordProof(
      task,
      'R7',
      `400 rules on machines in ${results.length} time zones: the same moments on each`,
    );
  });

  test('of a month without the day are skipped, not moved', () => {
    const monthly = { start: '2026-01-31T10:00', rrule: 'FREQ=MONTHLY;INTERVAL=1' };
    expect(
      slotsBetween(monthly, minutesOf('2026-01-01T00:00'), minutesOf('2026-06-01T00:00')).map(wallAt),
    ).toEqual(['2026-01-31T10:00', '2026-03-31T10:00', '2026-05-31T10:00']);
    expect(nextSlot({ start: '2024-02-29T10:00', rrule: 'FREQ=YEARLY;INTERVAL=1' }, '2024-03-01T00:00')).toBe(
      '2028-02-29T10:00',
    );
  });

  test('end with the count and with the last day', () => {
    expect(lastSlot({ start: '2026-11-22T16:00', rrule: 'FREQ=WEEKLY;INTERVAL=2;COUNT=5' })).toBe(
      '2027-01-17T16:00',
    );
    expect(lastSlot({ start: '2026-11-22T16:00', rrule: 'FREQ=WEEKLY;INTERVAL=1;UNTIL=20261206' })).toBe(
      '2026-12-06T16:00',
    );
    expect(lastSlot({ start: '2026-11-22T16:00', rrule: 'FREQ=DAILY;INTERVAL=1' })).toBeNull();
    expect(isSlot({ start: '2026-11-22T16:00', rrule: null }, '2026-11-22T16:00')).toBe(true);
    expect(isSlot({ start: '2026-11-22T16:00', rrule: 'FREQ=DAILY;INTERVAL=3' }, '2026-11-24T16:00')).toBe(
      false,
    );
  });
});

describe('a rule', () => {
  test('is written in one form', () => {
    const canonical = (text: string): string | null => {
      const rule = parseRule(text);
      return rule && printRule(rule);
    };
    expect(canonical('RRULE:WKST=SU;BYDAY=WE,SU;FREQ=WEEKLY')).toBe('FREQ=WEEKLY;INTERVAL=1;BYDAY=SU,WE');
    expect(canonical('FREQ=MONTHLY;BYDAY=-1FR,1SU')).toBe('FREQ=MONTHLY;INTERVAL=1;BYDAY=1SU,-1FR');
    expect(canonical('FREQ=DAILY;UNTIL=20261231')).toBe('FREQ=DAILY;INTERVAL=1;UNTIL=20261231');
    expect(canonical('FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,WE;WKST=MO')).toBe(
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,WE;WKST=MO',
    );
  });

  test.each([
    '',
    'FREQ=HOURLY',
    'FREQ=SECONDLY;INTERVAL=1',
    'INTERVAL=1',
    'FREQ=WEEKLY;INTERVAL=0',
    'FREQ=WEEKLY;INTERVAL=1.5',
    'FREQ=WEEKLY;INTERVAL=-1',
    'FREQ=WEEKLY;INTERVAL=100000',
    'FREQ=WEEKLY;COUNT=0',
    'FREQ=WEEKLY;COUNT=9999',
    'FREQ=WEEKLY;COUNT=3;UNTIL=20261231',
    'FREQ=WEEKLY;UNTIL=20260231',
    'FREQ=WEEKLY;UNTIL=2026-12-31',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=WEEKLY;BYDAY=1SU',
    'FREQ=DAILY;BYDAY=SU',
    'FREQ=MONTHLY;BYDAY=6SU',
    'FREQ=MONTHLY;BYMONTHDAY=3',
    'FREQ=YEARLY;BYMONTH=2',
    'FREQ=MONTHLY;BYSETPOS=1',
    'FREQ=WEEKLY;FREQ=DAILY',
    'freq=weekly',
    'FREQ=WEEKLY;;',
    'FREQ=WEEKLY\nDTSTART:20260101',
  ])('%j is outside the parts that a series may have', (text) => expect(parseRule(text)).toBeNull());
});
