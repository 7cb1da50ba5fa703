/** The card of an account that goes out by mail: whose, of which month, and without a way back once it has gone. */
import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterEach, expect, test } from 'vitest';
import type { Step } from '../../../../domain/operations.ts';
import { CardView } from '../../../../src/features/chat/cards/CardView.tsx';
import type { Actions } from '../../../../src/features/chat/turns/turns.ts';
import { planFacts } from '../../../../src/features/effects/planFacts.ts';
import { planView } from '../../../../src/features/effects/planView.ts';
import { doneTitle } from '../../../../src/features/effects/planWords.ts';
import { schoolMeetings } from '../../../../src/lib/lessons/schoolMeetings.ts';
import { speak } from '../../../../src/lib/i18n/language.ts';
import type { WholeLanguage } from '../../../../domain/basics/languages.ts';

const school = {
  ...schoolMeetings({ meetings: [], subjects: [], students: [], teachers: [] }),
  nameOf: (id: string) => (id === 'omer' ? 'Omer' : ''),
  teacherOf: (id: string) => (id === 'rivka' ? { name: 'Rivka' } : undefined),
} as unknown as ReturnType<typeof schoolMeetings>;

async function cardOf(args: object, language: WholeLanguage = 'en') {
  await speak(language);
  const month = '2026-10';
  const steps = [{ name: 'sendStatement', args: { month, ...args } }] as Step[];
  const mail = {
    kind: 'familyMail' as const,
    teacherId: 'rivka',
    id: 'mail',
    revision: 0,
    type: 'statement' as const,
    payerId: 'omer',
    askedBy: null,
    month,
    createdMs: 0,
  };
  const preview = {
    rows: [{ before: null, after: mail }],
    outcomes: [],
    conflicts: [],
    kept: [],
    inside: [],
    warnings: [],
    tell: [],
  } as never;
  const facts = planFacts(steps, preview, school, { nowMs: 0, zone: 'Asia/Jerusalem' });
  const view = planView(facts, [], { t: i18next.t, language, currency: 'ILS' });
  return { facts, title: view.title, month: view.shift?.after, done: doneTitle(view, i18next.t) };
}

afterEach(() => speak('he'));

test('the teacher reads whose account of which month goes out', async () => {
  expect(await cardOf({ payerId: 'omer' })).toMatchObject({
    title: 'Account by email: Omer',
    month: 'October 2026',
    done: 'Omer: account sent, October 2026',
  });
});

test('a parent reads with whom the account is, and of which month', async () => {
  expect(await cardOf({ teacherId: 'rivka' })).toMatchObject({
    title: 'Account by email: Rivka',
    month: 'October 2026',
  });
  expect(await cardOf({ teacherId: 'rivka' }, 'he')).toMatchObject({
    title: 'חשבון במייל: Rivka',
    month: 'אוקטובר 2026',
  });
});

test('nothing offers to take back what has been sent', async () => {
  const { facts } = await cardOf({ payerId: 'omer' });
  const card = { kind: 'plan', plan: { spans: [] }, facts, state: 'done', changeId: 'c', quiet: false };
  const turn = { id: '1', atMs: 0, by: 'desk', card } as never;
  render(<CardView turn={turn} actions={{} as Actions} bareEnter={false} />);
  expect(screen.getByRole('region')).toHaveTextContent('Omer: account sent, October 2026');
  expect(screen.queryByRole('button')).toBeNull();
});
