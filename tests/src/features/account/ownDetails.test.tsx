/** /UserEditScreen: each detail has its own sentence when it is wrong, in both languages; what is right goes by the operation of one's role. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { http, HttpResponse } from 'msw/http';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { toast } from 'sonner';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from '../../../../src/ui/Toaster.tsx';
import type { WholeLanguage } from '../../../../domain/basics/languages.ts';
import { speak } from '../../../../src/lib/i18n/language.ts';
import { answering } from '../../app/answering.ts';

const preferences = { language: 'he', theme: 'light', currency: 'ILS', timeZone: 'Asia/Jerusalem' };
const person = { id: 'u-1', username: 'רות לוי', email: 'ruth@example.test', preferences };

let own: Record<string, unknown> = {};
let refused: { code: string; field: string } | null = null;
let sent: { name: string; args: Record<string, unknown> }[] = [];
let role: 'teacher' | 'student' | 'parent' = 'parent';

const did = (name: string, given: string) => (args: Record<string, unknown>) => {
  sent.push({ name, args });
  if (refused) return { status: refused.code, refusal: { ...refused, params: null }, changeId: null };
  own = { ...own, ...(args[given] as object) };
  return { status: 'ok', refusal: null, changeId: 'c-1' };
};

const school = answering(() => ({
  me: { ...person, ...own, role },
  getParentById: () => ({ ...person, role, userData: { students: [] } }),
  getStudentById: () => ({ ...person, role, links: [], userData: { teachersIds: [] } }),
  updateParent: did('updateParent', 'parent'),
  updateStudent: did('updateStudent', 'input'),
}));
let brought: { path: string; type: string | null } | null = null;
const server = setupServer(
  http.post('*/images', ({ request }) => {
    brought = { path: new URL(request.url).search, type: request.headers.get('content-type') };
    return HttpResponse.json({ id: 'image-1' });
  }),
  ...school.handlers,
);
server.listen({ onUnhandledFrame: 'error' });
const { client } = await import('../../../../src/lib/apollo/apollo.ts');
const { useEntityStore } = await import('../../../../src/lib/entities/entityStore.ts');
const { useSession } = await import('../../../../src/lib/session/session.ts');
const { OwnAccount } = await import('../../../../src/features/account/OwnAccount.tsx');
const { bringPicture } = await import('../../../../src/features/pictures/bringPicture.ts');

async function open(as: typeof role, language: WholeLanguage = 'he') {
  role = as;
  await speak(language);
  useSession.setState({ status: 'in', user: { ...person, role: as } });
  const element = (
    <>
      <OwnAccount />
      <Toaster />
    </>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const title = language === 'he' ? 'הפרטים שלי' : 'About me';
  const details = within(await screen.findByRole('region', { name: title }));
  await details.findByRole('textbox', { name: language === 'he' ? 'שם מלא' : 'Full name' });
  await vi.waitFor(() => expect(useEntityStore.getState().status).toBe('ready'));
  return details;
}

beforeEach(() => {
  own = {
    profileImage: null,
    phoneNumber: { country: 'IL', countryCode: '972', number: '525550101' },
    location: { lat: 31.9, lon: 34.8, address: 'הרצל 12, רחובות' },
  };
  [refused, sent, brought] = [null, [], null];
});
afterEach(async () => {
  useSession.setState({ status: 'out', user: null });
  toast.dismiss();
  await client.clearStore();
  await speak('he');
});
afterAll(() => server.close());

type Detail = 'name' | 'phone' | 'address';
/** What is typed into which field, and the sentence that answers it. */
type Wrong = [Detail, string, string];

const sentences: Record<WholeLanguage, Record<Detail | 'save', string> & { wrong: Wrong[] }> = {
  he: {
    name: 'שם מלא',
    phone: 'טלפון',
    address: 'כתובת',
    save: 'לשמור',
    wrong: [
      ['name', ' ', 'צריך לכתוב שם מלא.'],
      ['name', 'רות', 'צריך גם שם משפחה.'],
      ['name', 'רות לוי 3', 'בשם יש רק אותיות, בלי ספרות ובלי סימנים.'],
      ['phone', ' ', 'צריך לכתוב מספר טלפון.'],
      ['phone', '052-1', 'זה לא מספר טלפון תקין במדינה שנבחרה.'],
      ['address', ' ', 'צריך לכתוב כתובת.'],
      ['address', '12', 'זו לא כתובת תקינה: רחוב, מספר ויישוב.'],
    ],
  },
  en: {
    name: 'Full name',
    phone: 'Phone',
    address: 'Address',
    save: 'Save',
    wrong: [
      ['name', ' ', 'Please enter your full name.'],
      ['name', 'Ruth', 'Please add your last name too.'],
      ['name', 'Ruth L@vi', 'A name can only have letters, no digits or symbols.'],
      ['phone', ' ', 'Please enter your phone number.'],
      ['phone', '999', 'This isn’t a valid phone number for the chosen country.'],
      ['address', ' ', 'Please enter your address.'],
      ['address', '12', 'This isn’t a valid address. Enter street, number and town.'],
    ],
  },
};

describe.each(['he', 'en'] as const)('in %s', (language) => {
  const said = sentences[language];
  it.each(said.wrong)(
    'the %s “%s” is answered with its sentence, and nothing is sent',
    async (field, typed, sentence) => {
      const details = await open('parent', language);
      const box = details.getByRole('textbox', { name: said[field] });
      await userEvent.clear(box);
      await userEvent.type(box, typed);
      await userEvent.click(details.getByRole('button', { name: said.save }));
      expect(await details.findByText(sentence)).toHaveRole('alert');
      expect(box).toHaveAccessibleDescription(sentence);
      await vi.waitFor(() => expect(box).toHaveFocus());
      expect(sent).toEqual([]);
    },
  );
});

it('the kind of account is shown, and cannot be changed', async () => {
  const details = await open('parent');
  const box = details.getByRole('textbox', { name: 'סוג החשבון' });
  expect(box).toHaveValue('הורה');
  expect(box).toHaveAttribute('readonly');
  expect(box).toHaveAccessibleDescription('אי אפשר לשנות אותו אחרי ההרשמה.');
});

it('a parent’s new name and telephone are sent as they are kept, and nothing that stayed', async () => {
  const details = await open('parent');
  const phone = details.getByRole('textbox', { name: 'טלפון' });
  await vi.waitFor(() => expect(phone).toHaveValue('052-555-0101'));
  const name = details.getByRole('textbox', { name: 'שם מלא' });
  await userEvent.clear(name);
  await userEvent.type(name, ' רות  כהן ');
  await userEvent.clear(phone);
  await userEvent.type(phone, '+1 212 555 0123');
  await userEvent.click(details.getByRole('button', { name: 'לשמור' }));
  expect(await screen.findByText('נשמר')).toBeVisible();
  await vi.waitFor(() => expect(phone).toHaveValue('(212) 555-0123'));
  expect(name).toHaveValue('רות כהן');
  expect(sent).toEqual([
    {
      name: 'updateParent',
      args: {
        parent: {
          id: 'u-1',
          username: 'רות כהן',
          phoneNumber: { country: 'US', countryCode: '1', number: '2125550123' },
        },
        requestId: expect.any(String),
      },
    },
  ]);
});

it('a student’s new address keeps the place on the map', async () => {
  const details = await open('student');
  const address = details.getByRole('textbox', { name: 'כתובת' });
  await userEvent.clear(address);
  await userEvent.type(address, ' ויצמן 3, רחובות');
  await userEvent.click(details.getByRole('button', { name: 'לשמור' }));
  await vi.waitFor(() =>
    expect(sent).toMatchObject([
      {
        name: 'updateStudent',
        args: { input: { id: 'u-1', location: { lat: 31.9, lon: 34.8, address: 'ויצמן 3, רחובות' } } },
      },
    ]),
  );
  await vi.waitFor(() => expect(address).toHaveValue('ויצמן 3, רחובות'));
});

it('what the server does not take stands beside its field', async () => {
  refused = { code: 'BAD_REQUEST', field: 'parent.phoneNumber.number' };
  const details = await open('parent');
  const phone = details.getByRole('textbox', { name: 'טלפון' });
  await userEvent.clear(phone);
  await userEvent.type(phone, '052-555-0199');
  await userEvent.click(details.getByRole('button', { name: 'לשמור' }));
  expect(await details.findByText(/זה לא מספר טלפון תקין/)).toHaveRole('alert');
});

describe('a picture', () => {
  const choose = async (details: ReturnType<typeof within>, file: File) => {
    const chooser = details.getByLabelText('לבחור תמונה', { selector: 'input' });
    await userEvent.upload(chooser, file, { applyAccept: false });
    return chooser;
  };
  const bytes = (size: number, name: string, type: string) => {
    const file = new File(['x'], name, { type });
    Object.defineProperty(file, 'size', { value: size });
    return file;
  };

  it.each([
    [bytes(9, 'me.svg', 'image/svg+xml'), 'קובצי SVG לא מתקבלים'],
    [bytes(9, 'me.svg', ''), 'קובצי SVG לא מתקבלים'],
    [bytes(9, 'me.pdf', 'application/pdf'), 'זו לא תמונה מסוג שמתקבל'],
    [bytes(60 * 1024 * 1024, 'me.png', 'image/png'), 'לכל היותר'],
  ])('that is not taken is refused in one sentence (%#)', async (file, sentence) => {
    await choose(await open('parent'), file);
    const alert = await screen.findByText(new RegExp(sentence));
    expect(alert).toBeVisible();
    expect(brought).toBeNull();
  });

  it('that cannot be decoded, or has too many pixels, is refused in one sentence', async () => {
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }),
    );
    let side: number | null = null;
    vi.stubGlobal(
      'Image',
      class {
        onload = (): void => undefined;
        onerror = (): void => undefined;
        naturalWidth = side ?? 0;
        naturalHeight = side ?? 0;
        set src(_: string) {
          setTimeout(() => (side === null ? this.onerror() : this.onload()));
        }
      },
    );
    const details = await open('parent');
    for (side of [null, 10_000]) {
      await choose(details, bytes(9, 'me.png', 'image/png'));
      expect(await screen.findByText(/לא הצלחנו לעבד את התמונה/)).toBeVisible();
      await choose(details, bytes(9, 'me.pdf', 'application/pdf'));
      expect(await screen.findByText(/זו לא תמונה מסוג שמתקבל/)).toBeVisible();
    }
    vi.unstubAllGlobals();
  });

  it('is taken away at once, and can be brought back', async () => {
    own = { ...own, profileImage: 'image-7' };
    const details = await open('parent');
    await userEvent.click(details.getByRole('button', { name: 'בלי תמונה' }));
    await vi.waitFor(() =>
      expect(sent).toMatchObject([
        { name: 'updateParent', args: { parent: { id: 'u-1', profileImage: null } } },
      ]),
    );
    expect(await screen.findByRole('button', { name: 'ביטול' })).toBeVisible();
    await vi.waitFor(() => expect(details.queryByRole('button', { name: 'בלי תמונה' })).toBeNull());
  });

  it('is brought as a form, and whatever the server answers has its sentence', async () => {
    const picture = new Blob(['x'], { type: 'image/jpeg' });
    expect(await bringPicture(picture, 'child')).toEqual({ id: 'image-1' });
    expect(brought).toEqual({ path: '?for=child', type: expect.stringMatching(/^multipart\/form-data/) });
    const answers: [number, object, string][] = [
      [422, { code: 'IMAGE_TYPE' }, 'TYPE'],
      [422, { code: 'IMAGE_FAILED' }, 'FAILED'],
      [413, { code: 'BODY_TOO_LARGE' }, 'LARGE'],
      [429, { code: 'RATE_LIMITED' }, 'RATE_LIMITED'],
      [503, { code: 'MAINTENANCE' }, 'MAINTENANCE'],
      [500, {}, 'SOMETHING_WRONG'],
    ];
    for (const [status, body, fault] of answers) {
      server.use(http.post('*/images', () => HttpResponse.json(body, { status }), { once: true }));
      expect(await bringPicture(picture, 'profile')).toEqual({ fault });
    }
    server.use(http.post('*/images', () => HttpResponse.error(), { once: true }));
    expect(await bringPicture(picture, 'profile')).toEqual({ fault: 'CONNECTION' });
  });
});
