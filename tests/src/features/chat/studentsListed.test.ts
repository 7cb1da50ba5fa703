/** Several students with phones in one message are led to the list that reads them; nothing else is. */
import { expect, it } from 'vitest';
import { studentsListed } from '../../../../src/features/chat/conversation/studentsListed.ts';

it.each([
  ['add Dana 050-1234567, Noam 052-7654321', 'Dana 050-1234567\nNoam 052-7654321'],
  ['להוסיף תלמידים דנה כהן 050-1234567, נועם לוי 052-7654321', 'דנה כהן 050-1234567\nנועם לוי 052-7654321'],
  ['תוסיפי את גיל בר 050-1234567 ואת נועם לוי noam@mail.com', 'גיל בר 050-1234567\nנועם לוי noam@mail.com'],
  ['גיל בר 050-1234567\nתום אשור, 052-7654321', 'גיל בר 050-1234567\nתום אשור 052-7654321'],
  [
    'new students:\nGil Bar 050-1234567 gil@mail.com\nTom Ashur 052-7654321',
    'Gil Bar 050-1234567 gil@mail.com\nTom Ashur 052-7654321',
  ],
])('%s', (text, lines) => {
  expect(studentsListed(text)).toBe(lines);
});

it.each([
  'add student Gil Bar 052-5550142',
  'call Dana 050-1234567 and Noam 052-7654321',
  'תשלח לדנה 050-1234567 ולנועם 052-7654321 את הקישור',
  'add Dana on Sunday at 5, Noam on Monday at 6',
  'book Dana tomorrow\nbook Noam 050-1234567',
  'add 2 lessons for Dana 050-1234567, Noam 052-7654321',
])('is no list: %s', (text) => {
  expect(studentsListed(text)).toBeNull();
});
