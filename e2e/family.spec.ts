/** A parent adds two children, one by hand and one by sentence; both learn, and each falls sick on a day with a lesson. */
import type { BrowserContext, Page } from '@playwright/test';
import { findsNothing } from './axe.ts';
import { expect, test, type School } from './school.ts';
import { ask, composer, enter, say, signIn, thread, wallOf } from './pageHelpers.ts';

// What these stories leave behind is in nobody's way.
test.use({ schoolFor: 'family' });

const words = {
  he: {
    children: ['נועה ברק', 'איתן ברק'],
    add: 'להוסיף ילד או ילדה',
    name: 'שם',
    addBySentence: (name: string) => `להוסיף את הבן שלי ${name}`,
    week: 'השבוע של כולם',
    actions: /^מה אפשר לעשות: פיזיקה/,
    // What is near names its price.
    cancel: /^לבטל($|, (עד )?₪\d)/,
    counted: 'נספר 1 מתוך 3',
    sick: 'איתן חולה, לבטל את מחר',
    siblings: ['יואב ברק', 'תמר ברק'],
    keep: 'להישאר',
    sibling: 'יואב חולה, לבטל את מחר',
    none: 'אין שיעורים קרובים',
    ask: 'לבקש שיעור',
    hours: /^שעות פנויות ב/,
    next: 'להמשיך',
    send: 'לשלוח בקשה',
    waits: 'ממתין לתשובה',
  },
  en: {
    children: ['Noa Barak', 'Eitan Barak'],
    add: 'Add a child',
    name: 'Name',
    addBySentence: (name: string) => `add my son ${name}`,
    week: 'Everyone’s week',
    actions: /^Actions: פיזיקה/,
    cancel: /^Cancel($|, (up to )?₪\d)/,
    counted: 'Used: 1 of 3',
    sick: 'Eitan is sick, cancel his lesson tomorrow',
    siblings: ['Yoav Barak', 'Tamar Barak'],
    keep: 'Back',
    sibling: 'Yoav is sick, cancel his lesson tomorrow',
    none: 'No upcoming lessons',
    ask: 'Request a lesson',
    hours: /^Free times on/,
    next: 'Next',
    send: 'Send request',
    waits: 'Waiting for',
  },
} as const;

type Child = { id: string; username: string };

const idOf = async (context: BrowserContext, school: School): Promise<string> =>
  (await ask<{ me: { id: string } }>(context, school, '{ me { id } }')).me.id;

/** The parent agrees and asks for each child, and the teacher says yes. */
async function joinTeacher(
  teaching: BrowserContext,
  parent: BrowserContext,
  school: School,
  children: readonly Child[],
) {
  const teacherId = await idOf(teaching, school);
  const { rotateShareLink } = await ask<{
    rotateShareLink: { teacher: { userData: { shareLink: string } } };
  }>(teaching, school, 'mutation { rotateShareLink { teacher { userData { shareLink } } } }');
  const slug = rotateShareLink.teacher.userData.shareLink;
  const { publicTeacher } = await ask<{ publicTeacher: { contract: { version: number } } }>(
    parent,
    school,
    'query ($slug: String!) { publicTeacher(slug: $slug) { contract { version } } }',
    { slug },
  );
  for (const { id } of children) {
    const { asked } = await ask<{ asked: { status: string; joinRequest: { id: string } } }>(
      parent,
      school,
      `mutation ($teacherId: ID!, $version: Int!, $id: ID!, $slug: String!) {
        acceptContract(teacherId: $teacherId, version: $version, studentId: $id, slug: $slug) { status }
        asked: addJoinRequest(joinRequest: { teacherId: $teacherId, studentId: $id, slug: $slug }) { status joinRequest { id } }
      }`,
      { teacherId, version: publicTeacher.contract.version, id, slug },
    );
    expect(asked.status).toBe('ok');
    const { yes } = await ask<{ yes: { status: string } }>(
      teaching,
      school,
      'mutation ($id: ID!) { yes: updateJoinRequest(id: $id, status: "Approved") { status } }',
      { id: asked.joinRequest.id },
    );
    expect(yes.status).toBe('ok');
  }
}

/** In physics, whatever else stands at that hour. */
async function teach(
  teaching: BrowserContext,
  school: School,
  start: number,
  children: readonly Child[],
): Promise<void> {
  const { lesson } = await ask<{ lesson: { status: string } }>(
    teaching,
    school,
    'mutation ($input: NewMeetingInput!) { lesson: addMeeting(input: $input, insist: true) { status } }',
    {
      input: {
        start: String(start),
        end: String(start + 45 * 60_000),
        subject: 'פיזיקה',
        capacity: children.length,
        attendees: children.map(({ id }) => ({ attendeeId: id })),
      },
    },
  );
  expect(lesson.status).toBe('ok');
}

/** Both learn: one child has a lesson soon, the other one tomorrow. */
async function begin(
  teaching: BrowserContext,
  parent: BrowserContext,
  school: School,
  children: readonly Child[],
): Promise<void> {
  await joinTeacher(teaching, parent, school, children);
  const tomorrow = wallOf(Date.now() + 86_400_000).slice(0, 10);
  // The wall of Jerusalem may be two hours or three before Greenwich: tomorrow's hour itself is nobody's matter here.
  const starts = [
    Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 3_600_000,
    Date.parse(`${tomorrow}T04:00:00Z`),
  ];
  for (const [at, child] of children.entries()) await teach(teaching, school, starts[at] ?? 0, [child]);
}

async function childrenNamed(
  parent: BrowserContext,
  school: School,
  names: readonly string[],
): Promise<Child[]> {
  const { getParentById } = await ask<{ getParentById: { userData: { students: Child[] } } }>(
    parent,
    school,
    'query ($id: ID!) { getParentById(id: $id) { userData { students { id username } } } }',
    { id: await idOf(parent, school) },
  );
  const { students } = getParentById.userData;
  const children = names.flatMap((name) => students.filter(({ username }) => username === name));
  expect(children).toHaveLength(names.length);
  return children;
}

/** Agrees to the plan that stands last and names somebody; the key is heard once the plan's own button stands. */
async function agree(page: Page, name: string): Promise<void> {
  const plan = thread(page).getByRole('region').last();
  await expect(plan.getByRole('button', { name: /⏎$/ })).toBeVisible();
  await expect(plan).toContainText(name);
  await composer(page).press('Control+Enter');
}

for (const tongue of ['he', 'en'] as const) {
  const w = words[tongue];
  test(`a parent adds two children and cancels for a sick one, by hand and by sentence, in ${tongue}`, async ({
    browser,
    school,
  }) => {
    const [byHand, bySentence] = w.children;
    const teaching = await browser.newContext();
    await signIn(teaching, school, 'teacher');
    const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
    const page = await enter(context, school, { role: 'parent', tongue });

    await page.getByRole('button', { name: w.add }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: w.name }).fill(byHand);
    await dialog.getByRole('button', { name: w.add }).click();
    await expect(page.getByRole('article', { name: byHand })).toBeVisible();
    await say(page, w.addBySentence(bySentence));
    await agree(page, bySentence);
    await expect(page.getByRole('article', { name: bySentence })).toBeVisible();

    const children = await childrenNamed(context, school, w.children);
    await begin(teaching, context, school, children);
    await expect(page.getByRole('list', { name: w.week })).toBeVisible();

    const first = page.getByRole('article', { name: byHand });
    await first.getByRole('button', { name: w.actions }).click();
    await page.getByRole('menuitem', { name: w.cancel }).click();
    await expect(dialog).toContainText(w.counted);
    await dialog.getByRole('button', { name: w.cancel }).click();
    await expect(first).toContainText(w.none);

    const second = page.getByRole('article', { name: bySentence });
    await expect(second).toContainText('פיזיקה');
    await say(page, w.sick);
    await agree(page, bySentence.split(' ')[0] ?? '');
    await expect(second).toContainText(w.none);
    await findsNothing(page, 'the parent’s home', 'main');
    await Promise.all([teaching.close(), context.close()]);
  });

  test(`of a lesson of two siblings the dialog, the card and what was done name the child that is meant, in ${tongue}`, async ({
    browser,
    school,
  }) => {
    const [meant, sibling] = w.siblings;
    const teaching = await browser.newContext();
    await signIn(teaching, school, 'teacher');
    const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } });
    const page = await enter(context, school, { role: 'parent', tongue });
    for (const username of w.siblings)
      await ask(
        context,
        school,
        'mutation ($username: String!) { addStudentToParent(username: $username) { status } }',
        {
          username,
        },
      );
    const children = await childrenNamed(context, school, w.siblings);
    await joinTeacher(teaching, context, school, children);
    const tomorrow = wallOf(Date.now() + 86_400_000).slice(0, 10);
    await teach(teaching, school, Date.parse(`${tomorrow}T06:00:00Z`), children);
    await page.reload();

    const article = page.getByRole('article', { name: meant });
    await article.getByRole('button', { name: w.actions }).click();
    await page.getByRole('menuitem', { name: w.cancel }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(meant);
    await expect(dialog).not.toContainText(sibling);
    await dialog.getByRole('button', { name: w.keep }).click();

    await say(page, w.sibling);
    const card = thread(page).getByRole('region').last();
    await expect(card.getByRole('button', { name: /⏎$/ })).toBeVisible();
    await expect(card).toContainText(meant.split(' ')[0] ?? '');
    await expect(card).not.toContainText(sibling.split(' ')[0] ?? '');
    await composer(page).press('Control+Enter');
    await expect(article).toContainText(w.none);
    await expect(page.getByRole('article', { name: sibling })).toContainText('פיזיקה');
    const told = (await thread(page).innerText()).split(w.sibling).at(-1) ?? '';
    expect(told).toContain(meant.split(' ')[0]);
    expect(told).not.toContain(sibling.split(' ')[0]);
    await Promise.all([teaching.close(), context.close()]);
  });

  test(`a parent asks for a lesson for one child by hand, and it waits with that child, in ${tongue}`, async ({
    browser,
    school,
  }) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    const page = await enter(context, school, { role: 'parent', tongue });
    const note = `by hand, ${tongue}`;
    await page.getByRole('banner').getByRole('radio').last().click();
    const child = page.getByRole('article', { name: 'רוני שפירא' });
    await child
      .getByRole('button', { name: /רוני שפירא$/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: w.ask }).click();
    const dialog = page.getByRole('dialog', { name: /רוני שפירא/ });
    await dialog.getByRole('button', { name: w.next, exact: true }).click();
    await dialog.getByRole('group', { name: w.hours }).getByRole('button').last().click();
    await findsNothing(page, 'asking for a child', '[role="dialog"]');
    await dialog.getByRole('button', { name: w.next, exact: true }).click();
    await dialog.getByRole('textbox').fill(note);
    await dialog.getByRole('button', { name: w.send }).click();
    await expect(dialog).toHaveCount(0);
    await expect(child).toContainText(w.waits);

    const teaching = await browser.newContext();
    await signIn(teaching, school, 'teacher');
    const { pendingMeetingsByOrganizerId: asked } = await ask<{
      pendingMeetingsByOrganizerId: { description: string | null; attendees: { name: string }[] }[];
    }>(
      teaching,
      school,
      'query ($id: ID!) { pendingMeetingsByOrganizerId(organizerId: $id) { description attendees { name } } }',
      { id: await idOf(teaching, school) },
    );
    const mine = asked.filter(({ description }) => description === note);
    expect(mine.map(({ attendees }) => attendees.map(({ name }) => name))).toEqual([['רוני שפירא']]);
    await Promise.all([teaching.close(), context.close()]);
  });
}
