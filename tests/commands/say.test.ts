import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { teacherWorld } from '../corpus/world.ts';
import { everyMeaning } from '../sentences/meanings.ts';

const say = (lines: unknown[], ...flags: string[]) => answers('commands/say.ts', lines, ...flags);

const answers = (program: string, lines: unknown[], ...flags: string[]) =>
  execFileSync(process.execPath, [program, ...flags], {
    input: lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const line = {
  locale: 'en',
  as: 'teacher',
  now: '2026-03-10T09:00',
  timeZone: 'Asia/Jerusalem',
  world: teacherWorld,
};

describe('the probe', () => {
  it('answers each line in order, with operations in the form of the wire', () => {
    const [moved, asked, broken] = say([
      { ...line, text: "move Sunday's maths to 5pm, future ones too" },
      { ...line, text: 'cancel dana' },
      '{"text"',
    ]);
    expect(moved).toMatchObject({
      status: 'ready',
      command: 'meeting.move',
      slots: {
        meeting: 'm-dana',
        occurrence: '2026-03-15T16:00',
        start: '2026-03-15T17:00',
        scope: 'future',
      },
      operations: [
        {
          name: 'updateMeeting',
          variables: {
            input: {
              id: 'm-dana',
              start: String(Date.UTC(2026, 2, 15, 15)),
              end: String(Date.UTC(2026, 2, 15, 15, 45)),
            },
            occurrence: String(Date.UTC(2026, 2, 15, 14)),
            scope: 'future',
          },
        },
      ],
    });
    expect(moved?.['spans']).toContainEqual({ from: 5, to: 13, slot: 'occurrence', kind: 'said' });
    expect(asked).toMatchObject({ status: 'ask', ask: { slot: 'scope' }, operations: [] });
    expect(broken).toMatchObject({ status: 'unknown' });
  });
  it('answers without a world', () => {
    const [answer] = say([
      {
        text: 'מה יש לי היום?',
        locale: 'he',
        as: 'teacher',
        now: '2026-03-10T09:00',
        timeZone: 'Asia/Jerusalem',
      },
    ]);
    expect(answer).toMatchObject({
      status: 'ready',
      command: 'schedule.show',
      slots: { from: '2026-03-10T00:00' },
    });
  });
  it('says of each line that cannot be answered why, and answers the others', () => {
    const lines = say([
      'null',
      { text: 'hi' },
      { ...line, world: { meetings: 5 }, text: 'hi' },
      { ...line, world: 'no/such/file.json', text: 'hi' },
      { ...line, text: 'what do I have today?' },
    ]);
    expect(lines.map(({ status }) => status)).toEqual(['unknown', 'unknown', 'unknown', 'unknown', 'ready']);
    const why = lines.slice(0, 4).map(({ reply }) => (reply as { text: string }).text);
    expect(why[0]).toContain('JSON object');
    expect(why[1]).toContain('now');
    expect(why[2]).toContain('world');
    expect(why[3]).toContain('no/such/file.json');
  });
  it('asks the time grammar alone with --when', () => {
    const [found] = say(
      [{ text: 'tomorrow at 5', locale: 'en', now: '2026-03-10T09:00', timeZone: 'Asia/Jerusalem' }],
      '--when',
    );
    expect(found).toMatchObject({ found: [{ kind: 'instant', start: '2026-03-11T17:00' }] });
  });
  it('answers out of a snapshot as it does out of its files', { timeout: 240_000 }, () => {
    const byMeaning = Map.groupBy(everyMeaning('calendar'), ({ locale, means }) => `${locale} ${means}`);
    const lines = [...byMeaning.values()].map(([way]) => ({ ...line, text: way?.text }));
    expect(answers('scripts/say.mjs', lines)).toEqual(say(lines));
    const times = [{ ...line, text: 'every second Tuesday at 5' }];
    expect(answers('scripts/say.mjs', times, '--when')).toEqual(say(times, '--when'));
  });
});
