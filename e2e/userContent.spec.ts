/** What somebody wrote is read as text by everybody else, whatever it looks like; and the page runs no script but its own. */
import type { BrowserContext, Page } from '@playwright/test';
import { openSchool, expect, test, type School } from './school.ts';
import { ask, enter, say, thread } from './pageHelpers.ts';

const payloads = [
  `<img data-xss src=x onerror="window.ran=1">`,
  `"><script data-xss>window.ran=1</script>`,
  `'"><svg/onload=window.ran=1 data-xss>`,
  `<iframe data-xss srcdoc="<script>parent.ran=1</script>">`,
  `<a data-xss href="javascript:window.ran=1">lesson</a>`,
  `</style></script><script data-xss>window.ran=1</script>`,
  `<details data-xss open ontoggle=window.ran=1>`,
  `<input data-xss autofocus onfocus=window.ran=1>`,
  `<base data-xss href=//evil.example/>`,
  `<noscript><p title="</noscript><img data-xss src=x onerror=window.ran=1>">`,
  `<!--<img src="--><img data-xss src=x onerror=window.ran=1//">`,
  `&#60;img data-xss src=x onerror=window.ran=1&#62;`,
  `{{constructor.constructor('window.ran=1')()}} $t(chat.done) <1>bold</1>`,
  '${window.ran=1} __proto__ \u202Etpircs<\u202C <b data-xss>turned</b>',
];

let school: School;
let teacher: BrowserContext;
let student: BrowserContext;

test.beforeAll(async ({ browser }) => {
  // Its own, since these lessons would stand in the way of other stories.
  school = await openSchool();
  teacher = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
  student = await browser.newContext();
});
test.afterAll(async () => {
  await Promise.all([teacher.close(), student.close()]);
  await school.close();
});

async function expectOnlyText(page: Page): Promise<void> {
  await expect(page.getByText('data-xss').first()).toBeVisible();
  await expectNothingRan(page);
}

async function expectNothingRan(page: Page): Promise<void> {
  expect(await page.locator('[data-xss]').count()).toBe(0);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
}

test('a lesson’s name and notes, in the calendar, in its dialog, in the thread and at the student’s', async () => {
  const page = await enter(teacher, school, { tongue: 'en' });
  const { getStudentsByTeacherId: students } = await ask<{
    getStudentsByTeacherId: { id: string; email: string }[];
  }>(teacher, school, 'query ($id: ID!) { getStudentsByTeacherId(teacherId: $id) { id email } }', {
    id: (await ask<{ me: { id: string } }>(teacher, school, '{ me { id } }')).me.id,
  });
  const dana = students.find(({ email }) => email === 'dana@example.test')?.id;
  const hourMs = 3_600_000;
  const firstMs = Math.ceil(Date.now() / hourMs) * hourMs;
  const inputs = payloads.map((text, index) => ({
    start: String(firstMs + index * hourMs),
    end: String(firstMs + index * hourMs + hourMs / 2),
    summary: text,
    description: text,
    attendees: [{ attendeeId: dana }],
  }));
  const { addBatchMeetings: added } = await ask<{ addBatchMeetings: { status: string } }>(
    teacher,
    school,
    'mutation ($inputs: [NewMeetingInput!]!) { addBatchMeetings(inputs: $inputs, insist: true) { status } }',
    { inputs },
  );
  expect(added.status).toBe('ok');

  await expectOnlyText(page);
  await page.locator('.cal-event', { hasText: 'data-xss' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectOnlyText(page);
  await page.keyboard.press('Escape');
  await say(page, 'show today and tomorrow');
  await say(page, payloads[0] ?? '');
  await expect(thread(page)).toContainText('data-xss');
  await expectOnlyText(page);

  const hers = await enter(student, school, { role: 'student', tongue: 'en' });
  // Her list names the subject and the teacher, not the teacher's own words for the lesson.
  await expect(hers.getByText('רבקה').or(hers.getByText('Rivka')).first()).toBeVisible();
  await expectNothingRan(hers);
});

test('a script that somebody got into the page is not run', async () => {
  const page = await enter(teacher, school);
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    const attempts: (() => void)[] = [
      () => (script.textContent = 'window.ran = 1'),
      () => document.head.append(script),
      () => setTimeout('window.ran = 1' as unknown as () => void, 0),
      () => (document.body.innerHTML += '<img src=x onerror="window.ran = 1">'),
      () => document.body.setAttribute('onclick', 'window.ran = 1'),
      () => document.body.click(),
    ];
    for (const attempt of attempts) {
      try {
        attempt();
      } catch {
        // Refused by the page's policy, as it should be.
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    return 'ran' in window;
  });
  expect(ran).toBe(false);
});
