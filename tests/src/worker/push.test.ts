/** What the service worker shows of a push, and where a press leads. */
import { expect, test } from 'vitest';
import { pathOf, readPushed } from '../../../src/worker/pushed.ts';

const pushed = { id: 'n1', heading: 'New lesson: Maths', body: 'Rivka', language: 'en', role: 'student' };

test('what was pushed is read as it was written', () => {
  expect(readPushed(JSON.stringify(pushed))).toEqual(pushed);
});

test.each([undefined, '', 'nothing', 'null', '{}', '{"id": 4, "heading": []}'])(
  'of a push that cannot be read (%s) something is shown all the same',
  (text) => {
    expect(readPushed(text)).toMatchObject({ id: 'unread', heading: 'Lessons' });
  },
);

test('a press leads each role home, with the notification that was pressed', () => {
  expect(pathOf(pushed)).toBe('/students/home?notice=n1');
  expect(pathOf({ id: 'n1', role: 'teacher' })).toBe('/home?notice=n1');
  expect(pathOf({ id: '&x', role: 'parent' })).toBe('/parent/home?notice=%26x');
  expect(pathOf({ id: 'n1', role: 'somebody' })).toBe('/?notice=n1');
});
