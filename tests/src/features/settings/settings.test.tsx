/** The settings by hand: what is saved, what is wrong, and what is said when saving or copying fails, in both languages. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { setupServer } from 'msw/node';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toaster } from '../../../../src/ui/Toaster.tsx';
import { TooltipProvider } from '../../../../src/ui/Tooltip.tsx';
import { useTheme } from '../../../../src/ui/tokens/theme.ts';
import { languageNow, speak } from '../../../../src/lib/i18n/language.ts';
import { answering } from '../../app/answering.ts';

const rivka = {
  id: 'rivka',
  role: 'teacher' as const,
  username: 'רבקה כהן',
  email: 'r@example.test',
  preferences: { language: 'he', theme: 'light', currency: 'ILS', timeZone: 'Asia/Jerusalem' },
};

let sent: Record<string, unknown>[] = [];
let currency = 'ILS';
const school = answering(() => ({
  getTeacherById: {
    ...rivka,
    preferences: { ...rivka.preferences, currency },
    version: 4,
    userData: {
      lessonDuration: 45,
      noticeHours: 24,
      numberOfBadCancelsAllowed: 3,
      bufferMinutes: 0,
      travelMinutes: 0,
      holidaysOff: false,
      shareLink: 'quiet-harbour',
      shareOpen: true,
      subscriptionPlan: 'premium',
      subscriptionStatus: 'ACTIVE',
      teachLocations: {
        teachAtTeacher: true,
        teachAtTeacherCost: 0,
        teachAtStudent: true,
        teachAtStudentCost: 50,
      },
    },
  },
  getStudentsByTeacherId: [],
  subjectsById: [{ id: 's-1', name: 'מתמטיקה', cost: 200 }],
  meetingsByTeacherId: [],
  pendingMeetingsByOrganizerId: [],
  waitingsByTeacherId: [],
  paymentsByTeacherId: [],
  getJoinRequestsByTeacherId: [],
  restrictedTimesByTeacherId: [],
  changeCurrency(args: Record<string, unknown>) {
    sent.push(args);
    currency = String(args['currency']);
    return { status: 'ok', changeId: 'c-1' };
  },
  updateTeacher(args: Record<string, unknown>) {
    sent.push(args);
    return { status: 'ok', changeId: 'c-1' };
  },
}));
const server = setupServer(...school.handlers);

// The page takes hold of its websocket when it is loaded: the server stands before it.
server.listen({ onUnhandledFrame: 'error' });
const { client } = await import('../../../../src/lib/apollo/apollo.ts');
const { useSession } = await import('../../../../src/lib/session/session.ts');
const { useEntityStore } = await import('../../../../src/lib/entities/entityStore.ts');
const { SettingsScreen } = await import('../../../../src/features/settings/SettingsScreen.tsx');

function enter(): void {
  useSession.setState({ status: 'in', user: rivka });
  const element = (
    <TooltipProvider>
      <SettingsScreen />
      <Toaster />
    </TooltipProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}
const part = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  sent = [];
  currency = 'ILS';
});
afterEach(async () => {
  server.resetHandlers();
  useSession.setState({ status: 'out', user: null });
  await client.clearStore();
  await speak('he');
});
afterAll(() => server.close());

it('the holidays of Israel are turned on and saved with the hours, the version that was shown beside them', async () => {
  enter();
  const hours = await part('שעות עבודה');
  await userEvent.click(hours.getByRole('switch', { name: /לא עובדים בחגי ישראל/ }));
  await userEvent.click(hours.getByRole('button', { name: 'לשמור' }));
  await vi.waitFor(() =>
    expect(sent).toMatchObject([{ version: 4, input: { id: 'rivka', userData: { holidaysOff: true } } }]),
  );
});

it('another language is saved without a word on the theme, and the screen keeps its own', async () => {
  useTheme.setState({ theme: 'dark' });
  enter();
  const look = await part('שפה, מראה וזמן');
  expect(look.getByLabelText('מראה')).toHaveValue('dark');
  await userEvent.selectOptions(look.getByLabelText('שפה'), 'en');
  await userEvent.click(look.getByRole('button', { name: 'לשמור' }));
  await vi.waitFor(() => expect(sent).toMatchObject([{ input: { preferences: { language: 'en' } } }]));
  expect(sent[0]).not.toHaveProperty('input.preferences.theme');
  await vi.waitFor(() => expect(languageNow()).toBe('en'));
  expect(useTheme.getState().theme).toBe('dark');
});

it('a rest, a place with its price and how far she goes are saved; what is no such figure is told and not sent', async () => {
  enter();
  const lessons = await part('שיעורים וביטולים');
  const rest = lessons.getByLabelText('הפסקה בין שיעורים, בדקות');
  await userEvent.clear(rest);
  await userEvent.type(rest, '241');
  await userEvent.click(lessons.getByRole('button', { name: 'לשמור' }));
  expect(lessons.getByText('בין 0 ל-240 דקות.')).toBeVisible();
  await userEvent.clear(rest);
  await userEvent.type(rest, '15');
  await userEvent.click(lessons.getByRole('button', { name: 'לשמור' }));
  await vi.waitFor(() => expect(sent).toMatchObject([{ input: { userData: { bufferMinutes: 15 } } }]));

  const places = await part('איפה מלמדים');
  const [, atStudent] = places.getAllByLabelText('תוספת מחיר');
  if (!atStudent) throw new Error('there is no price of a place');
  await userEvent.clear(atStudent);
  await userEvent.type(atStudent, '-5');
  const radius = places.getByLabelText('עד כמה נוסעים, בקילומטרים');
  await userEvent.type(radius, '501');
  await userEvent.click(places.getByRole('button', { name: 'לשמור' }));
  expect(places.getByText('סכום, אפס או יותר.')).toBeVisible();
  expect(places.getByText('בין 0 ל-500.')).toBeVisible();
  expect(sent).toHaveLength(1);
  await userEvent.clear(atStudent);
  await userEvent.type(atStudent, '60');
  await userEvent.clear(radius);
  await userEvent.type(radius, '300');
  expect(places.queryByText('בין 0 ל-500.')).toBeNull();
  await userEvent.clear(radius);
  await userEvent.type(radius, '7,5');
  await userEvent.click(places.getByRole('button', { name: 'לשמור' }));
  await vi.waitFor(() =>
    expect(sent[1]).toMatchObject({
      input: { userData: { operationRadius: 7.5, teachLocations: { teachAtStudentCost: 60 } } },
    }),
  );
});

it('another currency is saved with its rate, after what it makes of the prices was shown', async () => {
  useSession.setState({ status: 'in', user: rivka });
  await useEntityStore.getState().open(rivka);
  enter();
  const look = await part('שפה, מראה וזמן');
  await userEvent.selectOptions(look.getByLabelText('מטבע'), 'USD');
  // Without a rate nothing is sent.
  await userEvent.click(look.getByRole('button', { name: 'לשמור' }));
  expect(sent).toEqual([]);
  await userEvent.type(look.getByLabelText('כמה USD שווה ILS אחד'), '0,27');
  const after = within(look.getByRole('table', { name: 'במטבע החדש' }));
  expect(after.getByRole('row')).toHaveTextContent('מתמטיקה, לשעה₪200$54');
  await userEvent.click(look.getByRole('button', { name: 'לשמור' }));
  const asked = within(await screen.findByRole('dialog', { name: 'להעביר את כל הסכומים מ־ILS ל־USD?' }));
  expect(asked.getByText('השער: ILS אחד = 0.27 USD')).toBeVisible();
  expect(asked.getByText(/למשל, מתמטיקה, לשעה: .*₪200.* יהפכו ל־.*\$54/u)).toBeVisible();
  expect(asked.getByText(/ישתנו הסכומים של: מקצועות 1,/)).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(asked.getByRole('button', { name: 'חזרה' }));
  expect(sent).toEqual([]);
  await userEvent.click(look.getByRole('button', { name: 'לשמור' }));
  await userEvent.click(await screen.findByRole('button', { name: 'להחליף מטבע' }));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]).not.toHaveProperty('input.preferences.currency');
  expect(sent[1]).toMatchObject({ teacherId: 'rivka', currency: 'USD', rate: 0.27 });
  // Nothing is left to save, and sentences say sums in the new currency from now on.
  await vi.waitFor(() => expect(useSession.getState().user?.preferences.currency).toBe('USD'));
  await vi.waitFor(() => expect(look.getByRole('status')).toHaveTextContent(/^$/));
  expect(look.getByRole('button', { name: 'לשמור' })).toHaveAttribute('aria-disabled', 'true');
  expect(look.getByLabelText('מטבע')).toHaveValue('USD');
  useEntityStore.getState().close();
});

it.each([
  [
    'he',
    'שעות עבודה',
    /לא עובדים בחגי/,
    'לשמור',
    'שמירת ההגדרות נכשלה',
    'הקישור שלי',
    'להעתיק',
    'ההעתקה נכשלה',
  ],
  [
    'en',
    'Working hours',
    /No work on Israeli holidays/,
    'Save',
    'Couldn’t save the settings',
    'My link',
    'Copy',
    'copy failed',
  ],
] as const)(
  'what could not be saved, and what could not be copied, is said in %s',
  async (language, hours, keeps, save, saveFailed, link, copy, copyFailed) => {
    await speak(language);
    enter();
    const first = await part(hours);
    server.use(
      http.post('*/graphql', async ({ request }) =>
        (await request.clone().text()).includes('updateTeacher(') ? HttpResponse.error() : undefined,
      ),
    );
    await userEvent.click(first.getByRole('switch', { name: keeps }));
    await userEvent.click(first.getByRole('button', { name: save }));
    expect(await first.findByRole('alert')).toHaveTextContent(saveFailed);
    const second = await part(link);
    // As on a page that did not come by https: there is no clipboard.
    expect(navigator.clipboard).toBeUndefined();
    await userEvent.click(second.getByRole('button', { name: copy }));
    expect(await screen.findByText(copyFailed)).toBeVisible();
  },
);
