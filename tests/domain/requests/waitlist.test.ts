/** A full group has a queue: a place that becomes free is offered in order, kept for a day, and passed on. */
import { describe, expect, test } from 'vitest';
import type { Step } from '../../../domain/operations.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import type { Waiting } from '../../../domain/requests/waiting.ts';
import { openSchool, rivka } from '../school.ts';

const student = (id: string): Actor => ({
  id,
  role: 'student',
  name: id,
  acting: { teacherId: rivka.id, studentIds: [id] },
});
const at = (meetingId: string, studentId?: string) => ({ meetingId, ...(studentId ? { studentId } : {}) });
const join = (id: string): Step => ({ name: 'joinWaitlist', args: at(id) });
const take = (id: string): Step => ({ name: 'takePlace', args: at(id) });
const leave = (id: string): Step => ({ name: 'leaveWaitlist', args: at(id) });
const passOn = (id: string, of: string): Step => ({ name: 'passPlaceOn', args: at(id, of) });
const attendees = (...ids: string[]) => ids.map((attendeeId) => ({ attendeeId }));

/** Two places, both taken; Noa and then Lia wait. */
function aFullGroup(...waiting: string[]) {
  const school = openSchool();
  const id = school.add({
    start: '2026-11-23T16:00',
    end: '2026-11-23T17:00',
    rrule: 'FREQ=WEEKLY;COUNT=20',
    capacity: 2,
    attendees: attendees('dana', 'noam'),
  });
  const as = (who: string, step: Step) => school.performAs(student(who), step);
  for (const who of waiting) {
    as(who, join(id));
    school.at(`2026-11-21T10:0${waiting.indexOf(who)}`);
  }
  const queue = (): string =>
    school
      .rows()
      .filter((row): row is Waiting => row.kind === 'waiting')
      .map(({ studentId, status }) => `${studentId} ${status}`)
      .join(', ');
  const refused = (who: string, step: Step): string => {
    const decision = school.planAs(
      who === 'rivka' ? { id: rivka.id, role: 'teacher', name: 'Rivka' } : student(who),
      step,
    );
    return 'refused' in decision ? decision.refused.refusal.code : 'ok';
  };
  const capacity = (places: number): Step => ({
    name: 'updateMeeting',
    args: { input: { id, capacity: places }, scope: 'all' },
  });
  return { school, id, as, queue, refused, capacity };
}

describe('whoever waits', () => {
  test('is offered the place that becomes free, in order, and told so', () => {
    const { school, id, as, queue } = aFullGroup('noa', 'lia');
    const { decision } = as('noam', { name: 'leaveMeeting', args: { id } });
    expect(queue()).toBe('noa Offered, lia Waiting');
    expect(decision.tell.map(({ to, title }) => [to, title])).toEqual([
      ['rivka', 'StudentLeftMeeting'],
      ['noa', 'PlaceOffered'],
    ]);
    expect(school.rows().length).toBeGreaterThan(0);
  });

  test('comes from the next lesson on when they take it, and the teacher is told', () => {
    const { school, id, as, queue, capacity } = aFullGroup('noa', 'lia');
    school.perform(capacity(3));
    school.at('2026-11-21T12:00');
    const { decision } = as('noa', take(id));
    expect(queue()).toBe('noa Accepted, lia Waiting');
    expect(decision.tell).toMatchObject([{ to: 'rivka', title: 'StudentJoinedMeeting' }]);
    const groups = school.all().map(({ meeting }) => meeting.attendees.map(({ studentId }) => studentId));
    expect(groups).toEqual([['dana', 'noam', 'noa']]);
  });

  test('stands in the queue once, when a place that was given up is asked for anew and the giving up undone', () => {
    const { school, id, as, queue } = aFullGroup('noa');
    const { changeId } = as('noa', leave(id));
    as('noa', join(id));
    expect(school.refusal({ name: 'undoChange', args: { changeId } })).toMatchObject({
      code: 'WRITTEN_SINCE',
    });
    expect(queue()).toBe('noa Left, noa Waiting');
  });

  test('comes to no lesson that has been, when the group goes on already', () => {
    const { school, id, as, capacity } = aFullGroup('noa');
    school.at('2026-12-08T10:00');
    school.perform(capacity(3));
    as('noa', take(id));
    const lessons = school.lessons('2026-11-01T00:00', '2027-06-01T00:00');
    const with3 = lessons.filter(({ meeting }) => meeting.attendees.length === 3);
    expect([lessons.length, with3.length, with3[0]?.start]).toEqual([20, 17, '2026-12-14T16:00']);
    expect(school.rows().some((row) => row.kind === 'waiting' && row.status === 'Accepted')).toBe(true);
  });

  test('loses the offer when they say no, and the next one has it', () => {
    const { school, id, as, queue, capacity } = aFullGroup('noa', 'lia');
    school.perform(capacity(3));
    as('noa', leave(id));
    expect(queue()).toBe('noa Declined, lia Offered');
  });

  test('loses it after a day, and cannot take it then', () => {
    const { school, id, queue, refused, capacity } = aFullGroup('noa', 'lia');
    school.perform(capacity(3));
    school.at('2026-11-22T13:00');
    expect(refused('noa', take(id))).toBe('CHANGED_MEANWHILE');
    const { decision } = school.perform(passOn(id, 'noa'));
    expect(queue()).toBe('noa Expired, lia Offered');
    expect(decision.tell.map(({ to, title }) => [to, title])).toEqual([
      ['noa', 'OfferExpired'],
      ['lia', 'PlaceOffered'],
    ]);
  });

  test('loses it to the teacher who fills the place herself, and waits on', () => {
    const { school, id, as, queue, capacity } = aFullGroup('noa', 'lia');
    school.perform(capacity(3));
    const input = { id, attendees: attendees('dana', 'noam', 'lia') };
    school.perform({ name: 'updateMeeting', args: { input, scope: 'all' } });
    expect(queue()).toBe('noa Waiting, lia Waiting');
    as('dana', { name: 'leaveMeeting', args: { id } });
    // Lia comes already, whatever she waited for.
    expect(queue()).toBe('noa Offered, lia Waiting');
    school.perform(capacity(4));
    expect(queue()).toBe('noa Offered, lia Accepted');
  });

  test('as many as there are places are offered one each', () => {
    const { school, queue, capacity } = aFullGroup('noa', 'lia');
    school.perform(capacity(5));
    expect(queue()).toBe('noa Offered, lia Offered');
    school.perform(capacity(3));
    expect(queue()).toBe('noa Offered, lia Waiting');
  });

  test('waits for nothing when the group is cancelled', () => {
    const { school, id, queue } = aFullGroup('noa');
    school.perform({ name: 'deleteMeeting', args: { id, scope: 'all' } });
    expect(queue()).toBe('noa Expired');
  });

  test('has the place that a change gave them only as long as the change stands', () => {
    const { school, queue, capacity } = aFullGroup('noa');
    const { changeId } = school.perform(capacity(3));
    expect(queue()).toBe('noa Offered');
    school.perform({ name: 'undoChange', args: { changeId } });
    expect(queue()).toBe('noa Waiting');
  });
});

describe('is refused', () => {
  test('to wait where there is room, twice, in a lesson for one, or where one comes already', () => {
    const { school, id, refused, capacity } = aFullGroup('noa');
    expect(refused('noa', join(id))).toBe('ALREADY_ASKED');
    expect(refused('dana', join(id))).toBe('BAD_REQUEST');
    const alone = school.add({
      start: '2026-11-25T16:00',
      end: '2026-11-25T17:00',
      attendees: attendees('dana'),
    });
    expect(refused('lia', join(alone))).toBe('NOT_FOUND');
    school.perform(capacity(4));
    expect(refused('lia', join(id))).toBe('BAD_REQUEST');
    school.perform(capacity(3));
    expect(refused('lia', join(id))).toBe('ok');
  });

  test('to whoever is blocked, and to the teacher who would take the place for a student', () => {
    const { id, refused } = aFullGroup('noa');
    expect(refused('tom', join(id))).toBe('BLOCKED');
    expect(refused('rivka', { name: 'joinWaitlist', args: at(id, 'tom') })).toBe('BLOCKED');
    expect(refused('rivka', { name: 'takePlace', args: at(id, 'noa') })).toBe('FORBIDDEN');
    expect(refused('noa', passOn(id, 'noa'))).toBe('FORBIDDEN');
    expect(refused('lia', { name: 'leaveWaitlist', args: at(id, 'noa') })).toBe('NOT_FOUND');
  });

  test('to take what was not offered, and to fewer places than come', () => {
    const { school, id, refused, capacity } = aFullGroup('noa');
    expect(refused('noa', take(id))).toBe('CHANGED_MEANWHILE');
    expect(refused('lia', take(id))).toBe('NOT_FOUND');
    expect(school.refusal(capacity(1))).toMatchObject({ code: 'CAPACITY', field: 'input.capacity' });
    expect(school.refusal(capacity(0))).toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('to wait for a group that is over', () => {
    const { school, id, refused } = aFullGroup();
    school.at('2027-09-01T10:00');
    expect(refused('noa', join(id))).toBe('ALREADY_BEGUN');
  });
});

test('a teacher takes somebody off the list', () => {
  const { school, id, queue } = aFullGroup('noa', 'lia');
  school.perform({ name: 'leaveWaitlist', args: at(id, 'noa') });
  expect(queue()).toBe('noa Left, lia Waiting');
});
