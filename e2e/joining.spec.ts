/** A student comes by a teacher's link, signs up, agrees to the contract and asks; the teacher answers, and lessons can begin. */
import { findsNothing } from './axe.ts';
import { formWords, signUpByForm } from './newAccount.ts';
import { expect, test } from './school.ts';
import { ask, composer, say, shareLinkOf, signIn, speaks, thread } from './pageHelpers.ts';

// What these stories leave behind is in nobody's way.
test.use({ schoolFor: 'joining' });

const words = {
  he: {
    role: /תלמיד/,
    agree: /קראתי את החוזה/,
    send: 'לשלוח בקשה',
    waits: 'מחכה לתשובה',
    approved: 'אושרה',
    approve: 'לאשר',
    requests: 'בקשות הצטרפות',
    book: 'לבקש שיעור חדש',
    next: 'להמשיך',
    sent: /הבקשה נשלחה אל/,
    yes: 'לאשר את השיעור הממתין של עמית',
    lesson: 'השיעור הבא',
  },
  en: {
    role: 'Student',
    agree: /I have read the contract/,
    send: 'Send request',
    waits: 'waiting for an answer',
    approved: 'approved',
    approve: 'Approve',
    requests: 'Join requests',
    book: 'Request a new lesson',
    next: 'Next',
    sent: /Request sent to/,
    yes: 'approve the pending lesson of Amit',
    lesson: 'Next lesson',
  },
} as const;

for (const tongue of ['he', 'en'] as const) {
  const w = words[tongue];
  test(`a student finds a teacher’s link, accepts, asks, is approved and learns, by hand and by sentence, in ${tongue}`, async ({
    browser,
    school,
  }) => {
    const desk = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await signIn(desk, school, 'teacher');
    await speaks(desk, tongue);
    const slug = await shareLinkOf(desk, school);
    const name = tongue === 'he' ? 'עמית שלו' : 'Amit Shalev';
    const email = `amit.${tongue}@example.test`;

    const device = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await speaks(device, tongue);
    const page = await device.newPage();
    await page.goto(`${school.url}/lessonSignup?teacherId=${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('רבקה כהן');
    await findsNothing(page, '/lessonSignup');
    await page.getByRole('link', { name: formWords[tongue].student }).click();
    await page.getByRole('radio', { name: w.role }).click();
    await signUpByForm(page, school, { tongue, name, email });

    // The link that brought the student here goes on by itself.
    const joining = page.getByRole('dialog');
    await expect(joining).toContainText('רבקה כהן');
    await expect(joining.getByRole('button', { name: w.send })).toBeDisabled();
    await joining.getByLabel(w.agree).check();
    await joining.getByRole('button', { name: w.send }).click();
    await expect(page.getByText(w.waits)).toBeVisible();

    const roster = await desk.newPage();
    await roster.goto(`${school.url}/students`);
    const requests = roster.getByRole('region', { name: w.requests });
    const request = requests.getByRole('listitem').filter({ hasText: name });
    await request.getByRole('button', { name: w.approve }).click();
    const opened = request.filter({ has: roster.getByRole('textbox') });
    await opened.getByRole('button', { name: w.approve }).click();
    await expect(roster.getByRole('option', { name: new RegExp(name) })).toBeVisible();

    // The answer comes by itself, and the teacher with it.
    await expect(page.getByText(w.approved, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: w.book }).click();
    await page.getByRole('button', { name: w.next, exact: true }).click();
    await page
      .getByRole('button', { name: /^\d{1,2}:\d{2}$/ })
      .first()
      .click();
    await page.getByRole('button', { name: w.next, exact: true }).click();
    await page.getByRole('button', { name: w.send }).click();
    // Joining was told in the same words: that this one went is seen by being home again.
    await expect(page).toHaveURL(/\/students\/home$/);
    await expect(page.getByText(w.sent).last()).toBeVisible();
    const { me } = await ask<{ me: { id: string } }>(desk, school, '{ me { id } }');
    const { pendingMeetingsByOrganizerId: asked } = await ask<{
      pendingMeetingsByOrganizerId: { status: string; attendees: { name: string }[] }[];
    }>(
      desk,
      school,
      'query ($id: ID!) { pendingMeetingsByOrganizerId(organizerId: $id) { status attendees { name } } }',
      { id: me.id },
    );
    expect(asked.filter(({ attendees }) => attendees.some((one) => one.name === name))).toMatchObject([
      { status: 'Pending' },
    ]);

    // Yes by a sentence; and the student learns.
    await say(roster, w.yes);
    await expect(thread(roster).getByRole('region').last()).toContainText(name);
    await composer(roster).press('Control+Enter');
    await page.goto(`${school.url}/students/home`);
    await expect(page.getByRole('region', { name: w.lesson })).toContainText('רבקה כהן');
    await device.close();
    await desk.close();
  });
}

test('a link that was replaced leads where every dead link leads', async ({ browser, school }) => {
  const desk = await browser.newContext();
  await signIn(desk, school, 'teacher');
  const old = await shareLinkOf(desk, school);
  await shareLinkOf(desk, school);
  const device = await browser.newContext();
  await speaks(device, 'en');
  const page = await device.newPage();
  await page.goto(`${school.url}/lessonSignup?teacherId=${old}`);
  await expect(page).toHaveURL(/\/teacherNotFoundScreen$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The teacher is on vacation');
  await page.goto(`${school.url}/lessonSignup`);
  await expect(page).toHaveURL(/\/teacherNotFoundScreen$/);
  await device.close();
  await desk.close();
});
