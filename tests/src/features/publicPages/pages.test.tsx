/** The public pages: each stands in both languages, the prices are those of the table, and a message is checked before it is sent. */
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { features, plans } from '../../../../domain/plans/plans.ts';
import { plans as pricing } from '../../../../src/features/plans/feature.ts';
import { publicPages } from '../../../../src/features/publicPages/feature.ts';
import { about } from '../../../../src/features/publicPages/texts/about.ts';
import { privacy } from '../../../../src/features/publicPages/texts/privacy.ts';
import { questions } from '../../../../src/features/publicPages/texts/questions.ts';
import { terms } from '../../../../src/features/publicPages/texts/terms.ts';
import { speak, startWords } from '../../../../src/lib/i18n/language.ts';
import { en } from '../../../../src/lib/i18n/en/en.ts';
import { he } from '../../../../src/lib/i18n/he/he.ts';
import { useSession } from '../../../../src/lib/session/session.ts';

const words = { he, en };

beforeAll(() => startWords('he'));
beforeEach(() => useSession.setState({ status: 'out', user: null }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(path: string): Promise<void> {
  const row = [...publicPages.routes, ...pricing.routes].find((each) => each.path === path);
  const Screen = await row?.screen?.();
  if (!Screen) throw new Error(`There is no page at ${path}.`);
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Screen /> }])} />);
}

describe.each([
  ['about', about],
  ['terms', terms],
  ['privacy', privacy],
])('the text of %s', (_, texts) => {
  test('says the same in both languages, part by part', () => {
    const shape = ({ parts }: (typeof texts)['he']) =>
      parts.map(({ says }) => says.map((say) => (typeof say === 'string' ? 1 : say.length)));
    expect(shape(texts.en)).toEqual(shape(texts.he));
  });
});

test('there are as many questions in both languages', () => {
  expect(questions.en.all).toHaveLength(questions.he.all.length);
});

describe.each(['he', 'en'] as const)('in %s', (language) => {
  const w = words[language];
  beforeEach(() => speak(language));

  test('each page has its heading, and leads to all others', async () => {
    for (const [path, heading] of [
      ['/about', about[language].title],
      ['/faq', questions[language].title],
      ['/terms-of-use', terms[language].title],
      ['/privacy-policy', privacy[language].title],
      ['/contact', w.feedback.contact.title],
      ['/pricing', w.plans.title],
    ] as const) {
      await open(path);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
      const foot = within(screen.getByRole('contentinfo'));
      for (const name of ['home', 'pricing', 'faq', 'about', 'contact', 'terms', 'privacy'] as const)
        expect(foot.getByRole('link', { name: w.landing[name] })).toBeInTheDocument();
      cleanup();
    }
  });

  test('the table of plans holds every limit and feature of the domain, and the true price', async () => {
    await open('/pricing');
    const table = screen.getByRole('table');
    for (const feature of features)
      expect(within(table).getByRole('rowheader', { name: w.plans.holds[feature] })).toBeInTheDocument();
    const students = within(table).getByRole('rowheader', { name: w.plans.holds.students }).closest('tr');
    expect(students).toHaveTextContent(String(plans.basic.limits.students));
    expect(table).toHaveTextContent('$19.99');
    expect(table).toHaveTextContent(w.plans.askedAt);
  });
});

const answering = (body: object) => {
  const fetch = vi.fn(async (_path: string, _sent: { body: string }) => Response.json(body));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const fill = async (email = 'dana@example.test'): Promise<void> => {
  await userEvent.type(screen.getByLabelText(he.feedback.name), 'דנה');
  await userEvent.type(screen.getByLabelText(he.feedback.email), email);
  await userEvent.type(screen.getByLabelText(he.feedback.subject), 'מחירים');
  await userEvent.type(screen.getByLabelText(he.feedback.details), 'כמה זה עולה?');
  await userEvent.click(screen.getByRole('button', { name: he.feedback.send }));
};

describe('a message', () => {
  const w = he.feedback;
  beforeEach(() => speak('he'));

  test('that lacks something is not sent, and the first wrong field has the focus', async () => {
    const fetch = answering({});
    await open('/contact');
    await userEvent.click(screen.getByRole('button', { name: w.send }));
    expect(screen.getAllByText(w.problem.MISSING)).toHaveLength(4);
    expect(screen.getByLabelText(w.name)).toHaveFocus();
    expect(fetch).not.toHaveBeenCalled();
  });

  test('is sent with all that was written, and thanked for', async () => {
    const fetch = answering({ data: { answer: { status: 'ok' } } });
    await open('/contact');
    await fill();
    expect(await screen.findByRole('status')).toHaveTextContent(w.contact.sentTitle);
    const { variables } = JSON.parse(fetch.mock.calls[0]?.[1].body ?? '{}') as { variables: object };
    expect(variables).toEqual({
      input: {
        name: 'דנה',
        email: 'dana@example.test',
        subject: 'מחירים',
        details: 'כמה זה עולה?',
        website: '',
      },
    });
  });

  test.each([
    ['failed', { errors: [{ extensions: { code: 'INTERNAL' } }] }, w.failed],
    ['comes too often', { errors: [{ extensions: { code: 'RATE_LIMITED' } }] }, w.tooMany],
  ])('that %s stays in the form', async (_, body, told) => {
    answering(body);
    await open('/contact');
    await fill();
    expect(await screen.findByText(told)).toBeInTheDocument();
    expect(screen.getByLabelText(w.details)).toHaveValue('כמה זה עולה?');
  });

  test('with an address that is none says so', async () => {
    answering({});
    await open('/contact');
    await fill('dana');
    expect(await screen.findByText(w.problem.BAD_EMAIL)).toBeInTheDocument();
  });
});
