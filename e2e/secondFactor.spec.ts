/** A teacher turns the second step on, signs in by it, loses the phone, and turns it off. */
import type { Page } from '@playwright/test';
import { codeOfApp } from './authenticator.ts';
import { findsNothing } from './axe.ts';
import { password, signUp } from './newAccount.ts';
import { expect, test } from './school.ts';
import { speaks } from './pageHelpers.ts';

test.use({ schoolFor: 'secondFactor' });

const words = {
  he: {
    email: 'דואר אלקטרוני',
    password: 'סיסמה',
    present: 'הסיסמה של עכשיו',
    part: 'שלב שני בכניסה',
    turnOn: 'להפעיל…',
    turnOff: 'לכבות…',
    code: 'הקוד',
    codes: 'קודי הגיבוי שלך',
    saved: 'שמרתי אותם',
    wrong: /קוד האימות לא נכון/,
    lost: 'המכשיר לא אצלי',
    backupCode: 'קוד גיבוי',
    anyCode: 'קוד מהאפליקציה, או קוד גיבוי',
    isOff: 'כבוי.',
    left: 'נשארו 9 קודי גיבוי.',
  },
  en: {
    email: 'Email',
    password: 'Password',
    present: 'Current password',
    part: 'Second step at sign-in',
    turnOn: 'Turn on…',
    turnOff: 'Turn off…',
    code: 'Code',
    codes: 'Your backup codes',
    saved: 'I saved them',
    wrong: /Invalid verification code/,
    lost: 'I don’t have my device',
    backupCode: 'Backup code',
    anyCode: 'Code from the app, or a backup code',
    isOff: 'It’s off.',
    left: '9 backup codes left.',
  },
} as const;

for (const tongue of ['he', 'en'] as const) {
  const say = words[tongue];

  async function signIn(page: Page, email: string): Promise<void> {
    await page.context().clearCookies();
    await page.goto('/login');
    await page.getByLabel(say.email).fill(email);
    await page.getByLabel(say.password, { exact: true }).fill(password);
    await page.keyboard.press('Enter');
  }

  test(`a teacher protects the account by a code of the phone, and comes in without the phone too, in ${tongue}`, async ({
    page,
    context,
    school,
  }) => {
    const email = `protects.${tongue}@example.test`;
    // Once on a desk, once on a phone.
    if (tongue === 'en') await page.setViewportSize({ width: 390, height: 860 });
    await speaks(context, tongue);
    await signUp(context, school, { email });
    await page.goto('/UserEditScreen');
    const part = page.getByRole('region', { name: say.part });
    await part.getByLabel(say.present).fill(password);
    await part.getByRole('button', { name: say.turnOn }).click();
    const key = await part.locator('code').innerText();
    await findsNothing(page, 'turning the second step on', '#own-second');
    await part.getByLabel(say.code, { exact: true }).fill(codeOfApp(key, -9));
    await page.keyboard.press('Enter');
    await expect(part.getByText(say.wrong)).toBeVisible();
    await part.getByLabel(say.code, { exact: true }).fill(codeOfApp(key));
    await page.keyboard.press('Enter');
    const codes = part.getByRole('region', { name: say.codes });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    const [first = '', second = ''] = await codes.getByRole('listitem').allInnerTexts();
    await findsNothing(page, 'the backup codes', '#own-second');
    await part.getByRole('button', { name: say.saved }).click();
    await expect(codes).toHaveCount(0);

    await signIn(page, email);
    await expect(page).toHaveURL(/\/secondStep$/);
    await expect(page.getByLabel(say.code, { exact: true })).toBeVisible();
    await findsNothing(page, 'the second step');
    await page.getByLabel(say.code, { exact: true }).fill(codeOfApp(key, -9));
    await page.keyboard.press('Enter');
    await expect(page.getByText(say.wrong)).toBeVisible();
    await page.getByLabel(say.code, { exact: true }).fill(codeOfApp(key, 1));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/home$/);

    await signIn(page, email);
    await page.getByRole('button', { name: say.lost }).click();
    await page.getByLabel(say.backupCode).fill(first);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/home$/);

    await page.goto('/UserEditScreen');
    await expect(part.getByText(say.left)).toBeVisible();
    await part.getByRole('button', { name: say.turnOff }).click();
    await part.getByLabel(say.present).fill(password);
    await part.getByLabel(say.anyCode).fill(second);
    await page.keyboard.press('Enter');
    await expect(part.getByText(say.isOff)).toBeVisible();
    await signIn(page, email);
    await expect(page).toHaveURL(/\/home$/);
  });
}
