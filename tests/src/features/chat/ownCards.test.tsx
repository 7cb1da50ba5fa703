/** Cards of a person's own account, settings and plan: from the sentence to the words on the card. */
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { indexWorld } from '../../../../commands/world/indexWorld.ts';
import { readSentence } from '../../../../commands/nlu/readSentence.ts';
import type { Plan } from '../../../../commands/kernel/plan.ts';
import { preview } from '../../../../commands/preview.ts';
import { aWorld } from '../../../../commands/world/world.ts';
import { toMs } from '../../../../domain/basics/zones.ts';
import { onGo } from '../../../../src/lib/routes/go.ts';
import { useSession } from '../../../../src/lib/session/session.ts';
import { schoolMeetings } from '../../../../src/lib/lessons/schoolMeetings.ts';
import { CardView } from '../../../../src/features/chat/cards/CardView.tsx';
import { planFacts } from '../../../../src/features/effects/planFacts.ts';
import { doOnDevice, isDoable } from '../../../../src/features/chat/conversation/doOnDevice.ts';
import type { Card, Actions } from '../../../../src/features/chat/turns/turns.ts';
import { withoutSecrets } from '../../../../src/features/chat/conversation/withoutSecrets.ts';
import type { WholeLanguage } from '../../../../domain/basics/languages.ts';
import { speak } from '../../../../src/lib/i18n/language.ts';

const zone = 'Asia/Jerusalem';
const now = '2026-11-21T10:00';
const range = (from: string, to: string) => [{ from, to }];

const worldOf = (locale: WholeLanguage) =>
  indexWorld(
    aWorld({
      now,
      locale,
      timeZone: zone,
      role: 'teacher',
      user: {
        id: 'rivka',
        username: 'Rivka Cohen',
        role: 'teacher',
        preferences: { currency: 'ILS', timeZone: zone },
        userData: {
          lessonDuration: 45,
          noticeHours: 24,
          bufferMinutes: 5,
          subscriptionPlan: 'premium',
          subscriptionStatus: 'ACTIVE',
          workingHours: {
            SU: range('15:00', '19:00'),
            MO: range('15:00', '19:00'),
            FR: range('09:00', '12:00'),
          },
          teachLocations: { teachOnline: true, teachAtStudent: true, teachAtStudentCost: 20 },
        },
      },
    }),
  );

const actions = {
  confirm: vi.fn(),
  choose: vi.fn(),
  answer: vi.fn(),
  drop: vi.fn(),
  undo: vi.fn(),
  setQuiet: vi.fn(),
  edit: vi.fn(),
  settle: vi.fn(),
  takeWay: vi.fn(),
  insist: vi.fn(),
  leaveOut: vi.fn(),
} satisfies Actions;

async function show(card: Card, language: WholeLanguage): Promise<HTMLElement> {
  await speak(language);
  render(
    <MemoryRouter>
      <CardView turn={{ id: 't', atMs: 0, by: 'desk', card }} actions={actions} bareEnter />
    </MemoryRouter>,
  );
  return screen.getByRole('region');
}

async function planCard(
  text: string,
  language: WholeLanguage,
  state: 'open' | 'done' = 'open',
): Promise<HTMLElement> {
  const world = worldOf(language);
  const plan = readSentence(text, world);
  expect(plan.status).toBe('ready');
  const shown = preview(plan, world);
  const school = schoolMeetings({ meetings: [], subjects: [], students: [], teachers: [] });
  const facts = planFacts(plan.steps, shown, school, { nowMs: toMs(now, zone), zone });
  const card: Card = {
    kind: 'plan',
    plan,
    steps: plan.steps,
    keep: [],
    requestId: 'r',
    preview: shown,
    facts,
    state,
    quiet: false,
    ...(state === 'done' ? { changeId: 'c' } : {}),
  };
  return show(card, language);
}

afterEach(() => speak('he'));

describe('a setting', () => {
  it('shows the hours of the days that are named, before and after', async () => {
    const card = await planCard('I work Sunday and Monday 14:00 to 20:00', 'en');
    expect(card).toHaveTextContent('Working hours');
    expect(card).toHaveTextContent('Sunday–Monday 15:00–19:00');
    expect(card).toHaveTextContent('Sunday–Monday 14:00–20:00');
    expect(card).not.toHaveTextContent('Friday');
    expect(screen.getByRole('button', { name: /^Save/ })).toBeEnabled();
  });
  it('shows a day that becomes free, in Hebrew', async () => {
    const card = await planCard('אני לא עובדת בימי שישי', 'he');
    expect(card).toHaveTextContent('שישי 09:00–12:00');
    expect(card).toHaveTextContent('לא עובדים');
  });
  it('shows minutes, places with what they add, and a zone', async () => {
    expect(await planCard('15 דקות בין שיעורים', 'he')).toHaveTextContent('דקות בין שיעורים');
    document.body.replaceChildren();
    const places = await planCard("at the student's home costs 30 more", 'en');
    expect(places).toHaveTextContent('At the student’s +₪20');
    expect(places).toHaveTextContent('At the student’s +₪30');
    document.body.replaceChildren();
    expect(await planCard('set my time zone to New York', 'en')).toHaveTextContent('America/New York');
  });
  it('once done can be undone', async () => {
    await planCard('radius 12 km', 'en', 'done');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  });
});

describe('what cannot be taken back', () => {
  it('is a question with one button, and tells what stands now', async () => {
    const card = await show(
      { kind: 'question', plan: readSentence('cancel my subscription', worldOf('en')) },
      'en',
    );
    expect(card).toHaveTextContent('It is Premium');
    screen.getByRole('button', { name: /Yes, end it/ }).click();
    expect(actions.answer).toHaveBeenCalledWith('t', true);
  });
});

describe('what the device does', () => {
  const effectOf = (text: string, given = {}): NonNullable<Plan['effect']> => {
    const { effect } = readSentence(text, worldOf('en'), { given });
    if (!effect) throw new Error(`nothing to do: ${text}`);
    return effect;
  };
  let gone: string[] = [];
  beforeEach(() => {
    gone = [];
    return onGo((path) => gone.push(path));
  });

  it('signs out', () => {
    const signOut = vi.fn(() => Promise.resolve());
    useSession.setState({ signOut });
    doOnDevice(effectOf('log out'));
    expect(signOut).toHaveBeenCalledOnce();
  });
  it('opens the password, the picture, the plans and the end of the account where they are', () => {
    for (const text of [
      'change my password',
      'upgrade to premium',
      'edit my contract',
      'I forgot my password',
    ])
      doOnDevice(effectOf(text));
    doOnDevice(effectOf('delete my account', { sure: true }));
    expect(gone).toEqual([
      '/UserEditScreen#own-password',
      '/pricing?subscribe=premium',
      '/settings#contract',
      '/resetPassword',
      '/UserEditScreen#own-end',
    ]);
  });
  it('downloads what is kept of the person', () => {
    const clicked: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      clicked.push(this.getAttribute('href') ?? '');
    });
    doOnDevice(effectOf('export my data'));
    click.mockRestore();
    expect(clicked).toEqual(['/auth/export']);
  });
  it('is offered for all of it', () => {
    for (const text of ['log out', 'export my data', 'check my subscription', 'change my picture'])
      expect(isDoable(effectOf(text)), text).toBe(true);
  });
});

describe('a password or a code in a sentence', () => {
  it.each([
    ['change my password to hunter2', 'hunter2'],
    ['my password is S3cret!pass', 'S3cret!pass'],
    ['new password: tulip-Garden 9', 'tulip-Garden 9'],
    ['לשנות את הסיסמה ל-שמש1234', 'שמש1234'],
    ['הסיסמה החדשה שלי היא Kalanit7', 'Kalanit7'],
    ['my code is 482913', '482913'],
    ['הקוד שלי הוא 482913', '482913'],
  ])('is kept nowhere: %s', (text, secret) => {
    const kept = withoutSecrets(text, readSentence(text, worldOf('en')));
    expect(JSON.stringify(kept).toLowerCase()).not.toContain(secret.toLowerCase());
    expect(kept.text).toHaveLength(text.length);
    expect(kept.plan.steps).toEqual([]);
  });
  it.each(['change my password', 'I forgot my password', 'לשנות את הסיסמה בבקשה', 'book Dana tomorrow at 5'])(
    'is not seen where there is none: %s',
    (text) => {
      expect(withoutSecrets(text, readSentence(text, worldOf('en'))).text).toBe(text);
    },
  );
});
