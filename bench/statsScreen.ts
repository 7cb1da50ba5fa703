/** /stats in Chromium for a teacher with 20,000 lessons: from the way there to the first painted picture. */
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { openSchool, type School } from '../e2e/school.ts';
import { buildPageIfChanged } from '../scripts/buildPage.mjs';
import { chromiumFlags, systemChromium } from '../scripts/checks/chromium.ts';
import { connect } from '../server/db/database.ts';
import { readPasswords } from '../server/db/embedded/roles.ts';
import { median, round, type Measure } from './measure.ts';

const lessonCount = 20_000;
const lessonsADay = 16;
const turns = 7;
const aimMs = 300;
const patienceMs = 120_000;

export async function measureStatsScreen(): Promise<Measure[]> {
  if (!(await buildPageIfChanged())) throw new Error('The page could not be built.');
  const school = await openSchool();
  const executablePath = systemChromium();
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    await fill(school);
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      timezoneId: 'Asia/Jerusalem',
    });
    await context.request.post(`${school.url}/auth/demo/sign-in`, {
      data: { role: 'teacher' },
      headers: { origin: school.url },
    });
    const page = await context.newPage();
    page.setDefaultTimeout(patienceMs);
    await page.goto(`${school.url}/stats`);
    await page.locator('.recharts-bar-rectangle path').first().waitFor({ state: 'attached' });
    const took: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) took.push(await timedPicture(page));
    return [
      {
        name: 'the first picture of /stats out of 20,000 lessons, in a tab that holds them',
        value: round(median(took)),
        unit: 'ms',
        ratio: round(aimMs / median(took)),
        peer: `${aimMs} ms`,
        aim: '>= 1',
      },
    ];
  } finally {
    await browser.close();
    await school.close();
  }
}

/** The demo teacher's own, half of them before today, with the students of the demo in turn. */
async function fill({ dataDir }: School): Promise<void> {
  const app = readPasswords(dataDir)?.app ?? '';
  const store = connect(`postgres://app:${app}@/postgres?host=${encodeURIComponent(join(dataDir, 'run'))}`);
  const client = await store.pool.connect();
  await client.query('set statement_timeout = 0');
  const { rows } = await client.query<{ id: string; students: string[] }>(
    `select teacher_id as id, array_agg(student_id::text) as students from app.links group by teacher_id
     order by count(*) desc limit 1`,
  );
  const [teacher] = rows;
  await client.query(
    `insert into app.meetings (teacher_id, id, series_id, revision, start, zone, minutes, rrule, summary, description,
       subject, location, attendees, capacity, cost_minor, reach_from, reach_until)
     select $1::uuid, id, id, 1, to_char(at, 'YYYY-MM-DD"T"HH24:MI'), 'Asia/Jerusalem', 30, null, 'Lesson ' || n, '',
       'Maths', 'teacher', jsonb_build_array(jsonb_build_object('studentId', ($4::text[])[1 + n % cardinality($4::text[])])), 1, 10000,
       to_char(at - interval '2 days', 'YYYY-MM-DD"T"HH24:MI'), to_char(at + interval '2 days 30 minutes', 'YYYY-MM-DD"T"HH24:MI')
     from (select n, gen_random_uuid() as id,
             date_trunc('day', now()::timestamp) + (n / $3::int - $2::int / $3::int / 2) * interval '1 day'
               + interval '7 hours' + (n % $3::int) * interval '45 minutes' as at
           from generate_series(0, $2::int - 1) n) s`,
    [teacher?.id, lessonCount, lessonsADay, teacher?.students],
  );
  await client.query('update app.teachers set revision = revision + 1 where teacher_id = $1', [teacher?.id]);
  client.release();
  await store.close();
}

/** Away from the screen and back, as the menu does it: from the way there until the browser has painted a bar. */
async function timedPicture(page: Page): Promise<number> {
  const go = (path: string) =>
    page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
  await go('/subjects');
  await page.waitForFunction(() => document.querySelector('.recharts-bar-rectangle path') === null);
  await page.waitForTimeout(500);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const startedMs = performance.now();
        const look = (): void => {
          if (document.querySelector('.recharts-bar-rectangle path'))
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - startedMs)));
          else requestAnimationFrame(look);
        };
        history.pushState({}, '', '/stats');
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
        look();
      }),
  );
}
