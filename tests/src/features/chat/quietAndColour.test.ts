/** A plan that was said quietly opens quiet, and a subject's new colour is shown on its card before it is chosen. */
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { indexWorld } from '../../../../commands/world/indexWorld.ts';
import { readSentence } from '../../../../commands/nlu/readSentence.ts';
import type { Plan } from '../../../../commands/kernel/plan.ts';
import { preview } from '../../../../commands/preview.ts';
import { aWorld } from '../../../../commands/world/world.ts';
import { toMs } from '../../../../domain/basics/zones.ts';
import { planFacts } from '../../../../src/features/effects/planFacts.ts';
import { planView } from '../../../../src/features/effects/planView.ts';
import type { PlanView } from '../../../../src/features/effects/planViewShape.ts';
import { isQuiet } from '../../../../src/features/chat/conversation/planSteps.ts';
import { speak } from '../../../../src/lib/i18n/language.ts';

const zone = 'Asia/Jerusalem';
const now = '2026-11-21T10:00';
const ms = (wall: string): string => String(toMs(wall, zone));
const subjects = [
  { id: 's1', name: 'maths', cost: 200, color: 'subject-9' },
  { id: 's2', name: 'english', cost: 160, color: 'subject-5' },
];
const world = indexWorld(
  aWorld({
    now,
    locale: 'en',
    timeZone: zone,
    role: 'teacher',
    user: { id: 'rivka', username: 'Rivka', role: 'teacher' },
    students: [{ id: 'dana', username: 'Dana' }],
    subjects,
    meetings: [
      {
        id: 'm',
        teacherId: 'rivka',
        start: ms('2026-11-22T16:00'),
        end: ms('2026-11-22T16:45'),
        subject: 'maths',
        attendees: [{ attendeeId: 'dana' }],
      },
    ],
  }),
);

beforeAll(() => speak('en'));

describe('a plan is quiet', () => {
  const stepsOf = (...steps: Plan['steps']): Plan => ({ ...readSentence('undo', world), steps });
  const cancel = (notify?: 'tell' | 'quiet'): Plan['steps'][number] => ({
    name: 'deleteMeeting',
    args: { id: 'm', ...(notify && { notify }) },
  });

  it('where the sentence says so, and not where it does not', () => {
    expect(isQuiet(readSentence("cancel Dana's lesson on Sunday quietly", world))).toBe(true);
    expect(isQuiet(readSentence("cancel Dana's lesson on Sunday", world))).toBe(false);
  });
  it('only where every step that could tell keeps still', () => {
    expect(isQuiet(stepsOf(cancel('quiet'), cancel('quiet')))).toBe(true);
    expect(isQuiet(stepsOf(cancel('quiet'), cancel('tell')))).toBe(false);
    expect(isQuiet(stepsOf(cancel('quiet'), cancel()))).toBe(false);
  });
  it('not where nothing in it tells anybody', () => {
    expect(isQuiet(stepsOf())).toBe(false);
    expect(isQuiet(stepsOf({ name: 'removeRestrictedTime', args: { id: 'r' } }))).toBe(false);
  });
});

describe('the card of a subject’s colour', () => {
  const cardOf = (text: string): PlanView => {
    const plan = readSentence(text, world);
    expect(plan.steps).toMatchObject([{ name: 'updateSubject' }]);
    const school = { held: [], nameOf: () => '', colorOf: () => null, teacherOf: () => null };
    const facts = planFacts(plan.steps, preview(plan, world), school, { nowMs: toMs(now, zone), zone });
    return planView(facts, plan.spans, { t: i18next.t, language: 'en', currency: 'ILS' });
  };

  it('is dotted in the new ink, and writes no name of a colour', () => {
    const view = cardOf('make maths red');
    expect(view).toMatchObject({ kind: 'subjectColor', ink: 1, shift: null, count: 1 });
    expect(view.title).toContain('maths');
    expect(JSON.stringify([view.title, view.note, view.dates])).not.toContain('subject-');
  });
  it('speaks of the one subject that changes', () => {
    expect(cardOf('make english purple')).toMatchObject({ ink: 10, what: 'english' });
  });
});
