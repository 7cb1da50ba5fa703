/** What a person is told: how it is to be taken, and what they do with it. */
import { describe, expect, test } from 'vitest';
import { decide, isRefused } from '../../../domain/decide.ts';
import { fromWorld, type Answers } from '../../../domain/kernel/facts.ts';
import type { Actor } from '../../../domain/kernel/actor.ts';
import { noticeTitles, noticeType } from '../../../domain/notices/notice.ts';
import type { Notification } from '../../../domain/notifications/notification.ts';
import type { Step } from '../../../domain/operations.ts';
import { tellStudentsOfContact } from '../../../domain/people/changedContact.ts';

const nowMs = Date.UTC(2026, 10, 1, 8, 0);
const dana: Actor = {
  id: 'dana',
  role: 'student',
  name: 'Dana',
  acting: { teacherId: '', studentIds: ['dana'] },
};

const notification = (id: string, part: Partial<Notification> = {}): Notification => ({
  kind: 'notification',
  id,
  revision: 0,
  readMs: null,
  removedMs: null,
  ...part,
});

const hers = [notification('one'), notification('two', { readMs: nowMs - 5 }), notification('three')];

const world = {
  notifications: ({ userId, ids }: { userId: string; ids?: readonly string[] }) =>
    userId === dana.id ? hers.filter(({ id }) => !ids || ids.includes(id)) : [],
} as unknown as Answers;

const does = (step: Step) => {
  const decided = fromWorld(decide([step], dana, { nowMs, newId: () => 'new' }), {
    ...world,
    teacher: () => null,
    waitings: () => [],
    discounts: () => [],
  } as unknown as Answers);
  return isRefused(decided)
    ? decided.refused.refusal.code
    : decided.rows.map(({ after }) => after as Notification);
};

describe('how an event is to be taken', () => {
  test('every kind of event has its type', () => {
    for (const title of noticeTitles)
      expect(['success', 'warning', 'error', 'info']).toContain(noticeType({ title, params: {} }));
  });

  test('a booked lesson is good news, a cancelled one a warning, a rejected request bad news', () => {
    const typeOf = (title: (typeof noticeTitles)[number], params = {}) => noticeType({ title, params });
    expect(typeOf('MeetingAdded')).toBe('success');
    expect(typeOf('MeetingCancelled')).toBe('warning');
    expect(typeOf('JoinRequestRejected')).toBe('error');
    expect(typeOf('PendingMeetingUpdated', { status: 'Approved' })).toBe('success');
    expect(typeOf('PendingMeetingUpdated', { status: 'Declined' })).toBe('error');
    expect(typeOf('PendingMeetingUpdated', { status: 'Offered' })).toBe('info');
  });
});

describe('what one does with the list', () => {
  test('opening one reads it, and reading it again changes nothing', () => {
    expect(does({ name: 'markNotificationAsRead', args: { id: 'one' } })).toMatchObject([
      { id: 'one', readMs: nowMs, removedMs: null },
    ]);
    expect(does({ name: 'markNotificationAsRead', args: { id: 'two' } })).toEqual([]);
  });

  test('reading all reads those that were not', () => {
    const read = does({ name: 'markAllNotificationsAsRead', args: { userId: 'dana' } });
    expect(read).toMatchObject([
      { id: 'one', readMs: nowMs },
      { id: 'three', readMs: nowMs },
    ]);
  });

  test('one is deleted, or all of them, and they are kept for an undo', () => {
    expect(does({ name: 'deleteNotification', args: { id: 'two', userId: 'dana' } })).toMatchObject([
      { id: 'two', removedMs: nowMs },
    ]);
    expect(does({ name: 'deleteUserNotifications', args: { userId: 'dana' } })).toHaveLength(3);
  });

  test('what is somebody else’s is not there', () => {
    expect(does({ name: 'markNotificationAsRead', args: { id: 'four' } })).toBe('NOT_FOUND');
    expect(does({ name: 'deleteNotification', args: { id: 'one', userId: 'noam' } })).toBe('NOT_FOUND');
    expect(does({ name: 'markAllNotificationsAsRead', args: { userId: 'noam' } })).toBe('NOT_FOUND');
    expect(does({ name: 'deleteUserNotifications', args: { userId: 'noam' } })).toBe('NOT_FOUND');
  });
});

test('students hear of their teacher’s new number with the old one, and of her address only that it is another', () => {
  const rivka = {
    id: 'rivka',
    name: 'Rivka Levi',
    phone: { country: 'IL', countryCode: '972', number: '0525550187' },
    place: { address: 'Herzl 1' },
    image: null,
    language: 'he',
    theme: 'light',
    weekStart: null,
  };
  const moved = { ...rivka, phone: { ...rivka.phone, number: '0545550114' }, place: { address: 'Herzl 2' } };
  const told = tellStudentsOfContact(rivka, moved, ['dana']);
  expect(told).toEqual([
    {
      to: 'dana',
      title: 'TeacherPhoneChanged',
      params: {
        teacherId: 'rivka',
        teacherName: 'Rivka Levi',
        oldPhone: '+972 525550187',
        newPhone: '+972 545550114',
      },
    },
    {
      to: 'dana',
      title: 'TeacherLocationUpdated',
      params: { teacherId: 'rivka', teacherName: 'Rivka Levi' },
    },
  ]);
  expect(tellStudentsOfContact(rivka, rivka, ['dana'])).toEqual([]);
});
