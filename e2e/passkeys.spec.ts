/** A teacher adds a passkey on the account page, comes in by it without a password, and removes it. */
import type { Page } from '@playwright/test';
import { findsNothing } from './axe.ts';
import { password, signUp } from './newAccount.ts';
import { expect, test } from './school.ts';
import { speaks } from './pageHelpers.ts';

test.use({ schoolFor: 'passkeys' });

const words = {
  he: {
    email: 'דואר אלקטרוני',
    password: 'סיסמה',
    present: 'הסיסמה של עכשיו',
    title: 'מפתחות גישה',
    add: 'להוסיף מפתח גישה…',
    make: 'להוסיף',
    name: 'איך לקרוא לו',
    device: 'הטלפון שלי',
    enter: 'כניסה עם מפתח גישה',
    remove: 'להסיר: הטלפון שלי',
    removeIt: 'להסיר',
    unknown: /מפתח הגישה הזה לא מוכר/,
  },
  en: {
    email: 'Email',
    password: 'Password',
    present: 'Current password',
    title: 'Passkeys',
    add: 'Add a passkey…',
    make: 'Add',
    name: 'What to call it',
    device: 'My phone',
    enter: 'Sign in with a passkey',
    remove: 'Remove: My phone',
    removeIt: 'Remove',
    unknown: /This passkey isn’t known here/,
  },
} as const;

/** A device of the browser's own, which says each time that it has asked its owner. */
async function withDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

for (const tongue of ['he', 'en'] as const) {
  const say = words[tongue];
  test(`a teacher adds a passkey, comes in by it alone, and removes it, in ${tongue}`, async ({
    page,
    context,
    school,
  }) => {
    // Once on a desk, once on a phone.
    if (tongue === 'en') await page.setViewportSize({ width: 390, height: 860 });
    await speaks(context, tongue);
    await withDevice(page);
    await signUp(context, school, { email: `passkey.${tongue}@example.test` });
    await page.goto('/UserEditScreen');
    const part = page.getByRole('region', { name: say.title });
    await part.getByRole('button', { name: say.add }).click();
    await part.getByLabel(say.present).fill(password);
    await part.getByLabel(say.name).fill(say.device);
    await findsNothing(page, 'adding a passkey', '#own-passkeys');
    await part.getByRole('button', { name: say.make, exact: true }).click();
    await expect(part.getByRole('listitem')).toContainText(say.device);
    await findsNothing(page, 'the passkeys', '#own-passkeys');

    await context.clearCookies();
    await page.goto('/login');
    await findsNothing(page, 'signing in');
    await page.getByRole('button', { name: say.enter }).click();
    await expect(page).toHaveURL(/\/home$/);

    await page.goto('/UserEditScreen');
    await part.getByRole('button', { name: say.remove }).click();
    await part.getByLabel(say.present).fill(password);
    await part.getByRole('button', { name: say.removeIt, exact: true }).click();
    await expect(part.getByRole('listitem')).toHaveCount(0);
    await context.clearCookies();
    await page.goto('/login');
    await page.getByRole('button', { name: say.enter }).click();
    await expect(page.getByText(say.unknown)).toBeVisible();
  });
}
