import { describe, expect, it } from 'vitest';
import { indexWorld } from '../../commands/world/indexWorld.ts';
import { readSentence } from '../../commands/nlu/readSentence.ts';
import { requestsWorlds } from '../corpus/requestsWorlds.ts';

describe('what a plan or a blocked link does not allow', () => {
  const refusal = (role: 'teacher' | 'student', data: Record<string, unknown>, text: string) => {
    const world = requestsWorlds[role];
    const user = world.user && { ...world.user, userData: { ...world.user.userData, ...data } };
    const teachers = world.teachers.map((one) => ({ ...one, userData: { ...one.userData, ...data } }));
    const plan = readSentence(
      text,
      indexWorld({ ...world, user, teachers: role === 'student' ? teachers : [], locale: 'en' }),
    );
    expect(plan.calls ?? []).toEqual([]);
    return [plan.status, plan.reply?.code];
  };
  it('is a fourth in a group, and a sixth student, on the free plan', () => {
    expect(
      refusal('teacher', { subscriptionPlan: 'basic' }, 'accept everyone waiting for Wednesday'),
    ).toEqual(['refused', 'PLAN_LIMIT']);
    expect(refusal('teacher', { subscriptionPlan: 'basic' }, 'approve Tamar')).toEqual([
      'refused',
      'PLAN_LIMIT',
    ]);
  });
  it('is a new lesson once the plan has lapsed', () => {
    expect(refusal('teacher', { subscriptionStatus: 'EXPIRED' }, 'approve Noam')).toEqual([
      'refused',
      'PLAN_LIMIT',
    ]);
  });
  it('is a blocked student, from either side', () => {
    expect(refusal('teacher', { blockedStudentsIds: ['noam'] }, 'approve Noam')).toEqual([
      'refused',
      'BLOCKED',
    ]);
    expect(refusal('teacher', { blockedStudentsIds: ['dana'] }, 'propose Thursday 5pm to Dana')).toEqual([
      'refused',
      'BLOCKED',
    ]);
    expect(refusal('student', { blockedStudentsIds: ['omer'] }, "join Wednesday's group")).toEqual([
      'refused',
      'BLOCKED',
    ]);
  });
});
