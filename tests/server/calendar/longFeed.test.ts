/** A calendar program that follows thousands of lessons: they are read and written part by part, so that others are answered in between. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepCalendars, type KeptCalendars } from '../../../server/modules/calendar/calendarCache.ts';
import { feedLessons } from '../../../server/modules/feeds/feedLessons.ts';
import { readByIcal } from '../../domain/calendar/ics/readByIcal.ts';
import { aSchool, type School } from '../schoolFixture.ts';
import { freshDatabase, type FreshDatabase } from '../database.ts';

const lessonCount = 2_200;
let database: FreshDatabase;
let school: School;
beforeAll(async () => {
  database = await freshDatabase();
  school = await aSchool(database);
  await database.pool.query(
    `insert into app.meetings (teacher_id, id, series_id, revision, start, zone, minutes, rrule, summary, description,
       subject, location, attendees, capacity, cost_minor, reach_from, reach_until)
     select $1::uuid, id, id, 1, to_char(at, 'YYYY-MM-DD"T"HH24:MI'), 'Asia/Jerusalem', 30, null, 'Lesson ' || n, '',
       'Maths', 'teacher', jsonb_build_array(jsonb_build_object('studentId', $2::uuid)), 1, 10000,
       to_char(at - interval '2 days', 'YYYY-MM-DD"T"HH24:MI'), to_char(at + interval '3 days', 'YYYY-MM-DD"T"HH24:MI')
     from (select n, gen_random_uuid() as id, timestamp '2026-01-01 07:00' + n * interval '1 hour' as at
           from generate_series(1, $3::int) n) lessons`,
    [school.rivka.id, school.dana.id, lessonCount],
  );
});
afterAll(() => database.close());

/** How many rows each reading of the calendar brought. */
function watched(calendars: KeptCalendars): { calendars: KeptCalendars; read: number[] } {
  const read: number[] = [];
  return {
    read,
    calendars: {
      ...calendars,
      async of(...asked) {
        const calendar = await calendars.of(...asked);
        read.push(calendar?.rows.length ?? 0);
        return calendar;
      },
    },
  };
}

test.each(['rivka', 'dana'] as const)(
  '%s is sent each lesson once, and none of the readings is long',
  async (who) => {
    const { calendars, read } = watched(keepCalendars(database));
    const feed = await feedLessons({ store: database, calendars }, school[who].id);
    const written = readByIcal((await feed?.write(Date.now())) ?? '');
    expect(written).toHaveLength(lessonCount);
    expect(new Set(written.map(({ uid }) => uid)).size).toBe(lessonCount);
    expect(Math.max(...read)).toBeLessThanOrEqual(1_000);
  },
);

test('between two parts everybody else has a turn', async () => {
  const feed = await feedLessons({ store: database, calendars: keepCalendars(database) }, school.rivka.id);
  let isWritten = false;
  let turns = 0;
  const count = (): void => {
    turns += 1;
    if (!isWritten) setImmediate(count);
  };
  // What it is made of is in memory by then: without a pause it would be written in one go.
  await feed?.write(Date.now());
  setImmediate(count);
  await feed?.write(Date.now());
  isWritten = true;
  expect(turns).toBeGreaterThanOrEqual(4);
});
