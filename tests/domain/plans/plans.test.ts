/** What the plans hold, and until when a trial runs. */
import { describe, expect, test } from 'vitest';
import type { Step } from '../../../domain/operations.ts';
import { entitled, features, includes, planRefusal, plans, statusAt } from '../../../domain/plans/plans.ts';
import { openSchool, rivka } from '../school.ts';

const dayMs = 86_400_000;
const trial = { plan: 'ultra', status: 'ACTIVE', trialEndMs: 21 * dayMs } as const;

test('basic holds five students, three attendees and three subjects; the others hold any number', () => {
  expect(plans.basic).toEqual({ limits: { students: 5, attendees: 3, subjects: 3 }, features: [] });
  const standing = { status: 'ACTIVE', trialEndMs: null } as const;
  for (const [limit, most] of Object.entries(plans.basic.limits)) {
    const asked = (count: number) => ({ limit: limit as 'students', count });
    expect(entitled({ ...standing, plan: 'basic' }, asked(most ?? 0), 0)).toBe(true);
    expect(entitled({ ...standing, plan: 'basic' }, asked((most ?? 0) + 1), 0)).toBe(false);
    for (const plan of ['premium', 'ultra'] as const)
      expect(entitled({ ...standing, plan }, asked(100_000), 0)).toBe(true);
  }
});

test('mail to students, progressive discounts and advanced expenses are ultra’s alone', () => {
  const only = features.filter((feature) => includes('ultra', feature) && !includes('premium', feature));
  expect(only).toEqual(['mail', 'progressiveDiscounts', 'advancedExpenses']);
  expect(planRefusal({ plan: 'premium', status: 'ACTIVE' }, 'mail')).toMatchObject({
    code: 'PLAN_LIMIT',
    params: { feature: 'mail' },
  });
});

describe('a trial', () => {
  test('runs to its last millisecond and is over at the next', () => {
    expect(statusAt(trial, 21 * dayMs - 1)).toBe('ACTIVE');
    expect(statusAt(trial, 21 * dayMs)).toBe('EXPIRED');
    expect(entitled(trial, 'mail', 21 * dayMs - 1)).toBe(true);
    expect(entitled(trial, 'anything', 21 * dayMs)).toBe(false);
  });

  test('that was marked as over stays so, whatever the clock says afterwards', () => {
    for (const status of ['EXPIRED', 'CANCELLED', 'SUSPENDED'] as const)
      expect(statusAt({ ...trial, status }, 0)).toBe(status);
  });
});

test('who goes down keeps what is shared already; only more of it is refused', () => {
  const school = openSchool();
  const save = (lessons: { id?: string; name: string; urls: string[] }[]): Step => ({
    name: 'updateSubject',
    args: { input: { id: 's1', lessons } },
  });
  const roots = 'https://example.test/roots';
  school.perform(save([{ name: 'Roots', urls: [roots] }]));
  const subject = school.rows().find((row) => row.kind === 'subject' && row.id === 's1');
  const [lesson] = subject?.kind === 'subject' ? subject.lessons : [];
  const basic = openSchool('2026-11-21T09:00', { ...rivka, plan: 'basic' });
  if (subject) basic.put(subject);
  const kept = { id: lesson?.id ?? '', name: 'Square roots', urls: [roots] };
  expect(basic.refusal(save([{ ...kept, urls: [roots, `${roots}/2`] }]))).toMatchObject({
    code: 'PLAN_LIMIT',
    params: { feature: 'materials' },
  });
  basic.perform(save([kept]));
});
