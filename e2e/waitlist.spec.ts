/** A group with a waitlist: a student waits for a place, the teacher makes room, the place is offered, taken or passed on. */
import type { BrowserContext, Page } from '@playwright/test';
import { findsNothing } from './axe.ts';
import { expect, test, type School } from './school.ts';
import {
  ask,
  composer,
  dotted,
  enter,
  goOnToEdit,
  lesson,
  say,
  sunday,
  thread,
  turnToWeek,
  wallOf,
  type Tongue,
} from './pageHelpers.ts';

// What these stories leave behind is in nobody's way.
test.use({ schoolFor: 'fullGroup' });

type Row = { id: string; attendees: { name: string | null }[] | null };

/** A group of two on that day at that hour, both places taken by others than Dana. */
async function aFullGroup(teacher: BrowserContext, school: School, day: string, hour: string) {
  const { me } = await ask<{ me: { id: string } }>(teacher, school, '{ me { id } }');
  const { getStudentsByTeacherId } = await ask<{
    getStudentsByTeacherId: { id: string; username: string }[];
  }>(teacher, school, 'query($id: ID!) { getStudentsByTeacherId(teacherId: $id) { id username } }', {
    id: me.id,
  });
  const named = (name: string) => getStudentsByTeacherId.find(({ username }) => username.startsWith(name));
  const startMs = Date.parse(`${day}T${hour}:00+02:00`);
  const input = {
    start: String(startMs),
    end: String(startMs + 3_600_000),
    subject: 'מתמטיקה',
    capacity: 2,
    attendees: [{ attendeeId: named('יעל')?.id }, { attendeeId: named('נועם')?.id }],
  };
  const { addMeeting } = await ask<{ addMeeting: { status: string; meeting: Row } }>(
    teacher,
    school,
    'mutation($input: NewMeetingInput!) { addMeeting(input: $input) { status meeting { id } } }',
    { input },
  );
  expect(addMeeting.status).toBe('ok');
  const { id } = addMeeting.meeting;
  return {
    async holds(places: number): Promise<void> {
      const { updateMeeting } = await ask<{ updateMeeting: { status: string } }>(
        teacher,
        school,
        'mutation($input: MeetingInput!) { updateMeeting(input: $input, scope: "all") { status } }',
        { input: { id, capacity: places } },
      );
      expect(updateMeeting.status).toBe('ok');
    },
    async names(): Promise<string[]> {
      const { meetingsByTeacherId } = await ask<{ meetingsByTeacherId: Row[] }>(
        teacher,
        school,
        'query($id: ID!) { meetingsByTeacherId(teacherId: $id) { id attendees { name } } }',
        { id: me.id },
      );
      const row = meetingsByTeacherId.find((each) => each.id === id);
      return (row?.attendees ?? []).flatMap(({ name }) => name ?? []);
    },
  };
}

async function both(browser: { newContext(): Promise<BrowserContext> }, school: School, tongue: Tongue) {
  const [teaching, learning] = [await browser.newContext(), await browser.newContext()];
  const teacher: Page = await enter(teaching, school, { tongue });
  const student: Page = await enter(learning, school, { role: 'student', tongue });
  return { teaching, learning, teacher, student };
}

test.describe('a group with a waitlist', () => {
  test('by hand in Hebrew: she waits, the teacher sees her in the queue and makes room, she takes the place', async ({
    browser,
    school,
  }) => {
    const { teaching, learning, teacher, student } = await both(browser, school, 'he');
    const day = sunday(1);
    const group = await aFullGroup(teaching, school, day, '21:00');
    await student.getByRole('link', { name: 'לבקש שיעור חדש' }).click();
    await student.getByRole('button', { name: 'להמשיך' }).click();
    const there = student.getByRole('button', { name: new RegExp(`ראשון ${dotted(day)}`) });
    // Its weeks begin today; on a Sunday the next one is on the next page.
    if (wallOf(Date.now()).startsWith(sunday(0)))
      await student.getByRole('button', { name: 'שבוע הבא' }).click();
    await there.click();
    const full = student.getByRole('region', { name: 'קבוצות מלאות ביום הזה' });
    await full.getByRole('button', { name: /21:00/ }).click();
    await expect(full).toContainText('ברשימת ההמתנה');
    await findsNothing(student, 'section', 'section');

    await turnToWeek(teacher, 1);
    await lesson(teacher, `${day}T21:00`, 'יעל').click();
    await goOnToEdit(teacher);
    const queue = teacher.getByRole('dialog').getByRole('region', { name: 'רשימת המתנה' });
    await expect(queue.getByRole('listitem')).toContainText('דנה');
    await findsNothing(teacher, '[role="dialog"]', '[role="dialog"]');
    await group.holds(3);
    await expect(queue.getByRole('listitem')).toContainText('הוצע מקום, שמור עד');

    await student.goto(`${school.url}/students/home`);
    const own = student.getByRole('region', { name: 'המתנה למקום בקבוצה' });
    await expect(own).toContainText('המקום שמור עד');
    await findsNothing(student, 'section', 'section');
    await own.getByRole('button', { name: 'לקחת את המקום' }).click();
    await expect(own).toHaveCount(0);
    await expect.poll(() => group.names()).toHaveLength(3);
    await expect(queue).toHaveCount(0);
    await Promise.all([teaching.close(), learning.close()]);
  });

  test('by sentence in English: she waits and leaves the list; waits again, and passes the place on', async ({
    browser,
    school,
  }) => {
    const { teaching, learning, student } = await both(browser, school, 'en');
    const day = sunday(2);
    const group = await aFullGroup(teaching, school, day, '21:00');
    await student.reload(); // She comes when the group stands.
    await composer(student).waitFor();
    const plan = thread(student).getByRole('region', { name: 'Plan' }).last();
    const own = student.getByRole('region', { name: 'Waiting for a place in a group' });
    const [, month, date] = day.split('-').map(Number);
    const wait = `put me on the waiting list for the group on ${date}.${month} at 21:00`;
    // What is said before her teacher's hours are loaded is asked back.
    await expect(async () => {
      await say(student, wait);
      await expect(plan).toContainText('Add to the waiting list', { timeout: 20_000 });
    }).toPass({ timeout: 120_000 });
    await expect(plan).toContainText('kept for 24 hours');
    await student.keyboard.press('Enter');
    await expect(own).toContainText('When one opens up');
    await say(student, 'take me off the waiting list');
    await expect(plan).toContainText('Remove from the waiting list');
    await student.keyboard.press('Enter');
    await expect(own).toHaveCount(0);

    await say(student, wait);
    await expect(plan).toContainText('Add to the waiting list');
    await student.keyboard.press('Enter');
    await expect(own).toBeVisible();
    await group.holds(3);
    await expect(own).toContainText('Place kept until');
    await own.getByRole('button', { name: 'Give up the place' }).click();
    await expect(own).toHaveCount(0);
    expect(await group.names()).toHaveLength(2);
    await Promise.all([teaching.close(), learning.close()]);
  });
});
