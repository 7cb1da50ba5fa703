/** What anybody may read, in both languages: found from the foot of each page, readable before any script, and a message that arrives. */
import { findsNothing } from './axe.ts';
import { mailSentTo } from './mail.ts';
import { expect, test } from './school.ts';
import { enter, say, speaks, thread } from './pageHelpers.ts';

test.use({ schoolFor: 'publicPages' });

const pages = ['/pricing', '/faq', '/about', '/contact', '/terms-of-use', '/privacy-policy'];

const words = {
  he: {
    heading: { '/': 'השיעורים מתנהלים במשפטים', '/contact': 'יצירת קשר' },
    name: 'שם',
    email: 'מייל',
    subject: 'נושא',
    details: 'פרטים',
    send: 'לשלוח',
    sent: 'ההודעה נשלחה',
    suggestion: 'הצעה',
    feedbackSent: 'המשוב נשלח, תודה',
    said: 'לדווח על תקלה: הסכום מופיע פעמיים',
    asABug: 'לשלוח כתקלה',
  },
  en: {
    heading: { '/': 'Run your lessons in a sentence', '/contact': 'Contact' },
    name: 'Name',
    email: 'Email',
    subject: 'Subject',
    details: 'Details',
    send: 'Send',
    sent: 'Message sent',
    suggestion: 'Suggestion',
    feedbackSent: 'Feedback sent, thank you',
    said: 'report a bug: the total shows twice',
    asABug: 'Send as a bug',
  },
} as const;

const admin = 'admin@example.test';

for (const tongue of ['he', 'en'] as const) {
  const w = words[tongue];

  test(`the pages are found from the foot of the first, and axe finds nothing on them, in ${tongue}`, async ({
    browser,
  }) => {
    test.slow();
    const context = await browser.newContext();
    await speaks(context, tongue);
    const page = await context.newPage();
    for (const path of pages) {
      await page.goto('/');
      await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await findsNothing(page, path);
    }
    await context.close();
  });

  test(`a visitor's message reaches the admin, in ${tongue}`, async ({ browser, school }) => {
    const context = await browser.newContext();
    await speaks(context, tongue);
    const page = await context.newPage();
    await page.goto('/contact');
    await page.getByRole('button', { name: w.send }).click();
    await expect(page.getByLabel(w.name)).toBeFocused();
    await findsNothing(page, '/contact with its mistakes');
    await page.getByLabel(w.name).fill('Dana Cohen');
    await page.getByLabel(w.email).fill('dana@elsewhere.test');
    await page.getByLabel(w.subject).fill(`A question in ${tongue}`);
    await page.getByLabel(w.details).fill('What does it cost?');
    await page.getByRole('button', { name: w.send }).click();
    await expect(page.getByRole('status')).toContainText(w.sent);
    await mailSentTo(school, admin, `A question in ${tongue}`);
    await context.close();
  });

  test(`a teacher gives feedback by hand and by a sentence, in ${tongue}`, async ({ browser, school }) => {
    const context = await browser.newContext();
    const page = await enter(context, school, { tongue });
    await page.goto('/feedback');
    const form = page.getByRole('main').locator('form');
    await form.getByRole('radio', { name: w.suggestion }).click();
    await form.getByLabel(w.subject).fill(`Larger letters in ${tongue}`);
    await form.getByLabel(w.details).fill('On the week.');
    await findsNothing(page, '/feedback', 'main');
    await form.getByRole('button', { name: w.send }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText(w.feedbackSent);
    await mailSentTo(school, admin, `Larger letters in ${tongue}`);

    await say(page, w.said);
    await thread(page).getByRole('button', { name: w.asABug }).click();
    await expect(page.getByText(w.feedbackSent).last()).toBeVisible();
    await context.close();
  });

  test(`what is seen first stands in the page itself, without a script, in ${tongue}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const path of ['/', '/contact'] as const) {
      await page.goto(`${path}?lang=${tongue}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(w.heading[path]);
      await expect(page.locator('html')).toHaveAttribute('lang', tongue);
      expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toMatch(
        new RegExp(`^http.*/social-${tongue}\\.png$`),
      );
    }
    await context.close();
  });
}

test('what is written and pressed on a slow line, before the app is there, is not lost', async ({
  browser,
  school,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const slow = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await slow.promise;
    await route.continue();
  });
  await page.goto('/login');
  const password = page.locator('input[name="password"]');
  await page.locator('input[name="email"]').fill('dana@elsewhere.test');
  await password.fill('a password that is not known');
  await password.press('Enter');
  await expect(page.locator('#root')).toHaveAttribute('data-drawn');
  expect(page.url()).toBe(`${school.url}/login`);
  slow.resolve();
  await expect(page.getByRole('alert')).toHaveText('הדואר או הסיסמה לא נכונים.');
  await expect(password).toHaveValue('a password that is not known');
  expect(page.url()).toBe(`${school.url}/login`);
  await context.close();
});

test('the map of the site names each page in both languages', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/', ...pages]) {
    expect(map).toContain(`${path}</loc>`);
    expect(map).toContain(`${path}?lang=en</loc>`);
  }
});
