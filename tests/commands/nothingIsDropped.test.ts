/** A word that played no part in how a sentence was read is shown as unread, beside an answer too; a deed with such a word asks. */
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../commands/world.ts';
import { readInSchool as read } from './readInSchool.ts';

type Line = readonly [Locale, string, string | null, readonly string[]];

describe('an answer tells what of the question it does not answer', () => {
  it.each<Line>([
    ['en', 'how much did I earn in december?', 'schedule.show', ['earn']],
    ['en', 'what did I make last month', 'schedule.show', ['make']],
    ['en', 'what do I have before the exam?', 'schedule.show', ['before the exam']],
    ['he', 'מה יש לי לפני המבחן?', 'schedule.show', ['לפני המבחן']],
    ['en', 'how many lessons did Dana have before the exam?', 'lesson.count', ['before the exam']],
    ['en', 'who is free on Thursday?', 'schedule.free', ['who']],
    ['en', 'why is Itay booked on Friday?', 'schedule.show', ['why']],
    ['en', 'show blocked students since december', 'student.show', ['since december']],
  ])('%s: %s', (locale, text, command, unread) => {
    const plan = read(locale, 'teacher', text);
    expect(plan).toMatchObject({ status: 'ready', command });
    expect(plan.unread).toEqual(expect.arrayContaining([...unread]));
  });

  it.each<readonly [Locale, string]>([
    ['en', 'what do I have in december?'],
    ['en', 'who comes tomorrow?'],
    ['en', 'hi, when is my next lesson please?'],
    ['he', 'מי התלמיד הבא?'],
    ['he', 'היי, מה יש לי מחר? תודה'],
  ])('but nothing is unread in %s: %s', (locale, text) => {
    expect(read(locale, 'teacher', text)).toMatchObject({ status: 'ready', unread: [] });
  });
});

describe('a deed asks about what it would leave out', () => {
  it.each<Line>([
    ['en', 'cancel Omer tomorrow before the exam', 'meeting.cancel', ['before the exam']],
    ['he', 'לבטל את עומר מחר לפני המבחן', 'meeting.cancel', ['לפני המבחן']],
    ['en', 'block Friday before the exam', 'time.block', ['before the exam']],
    ['en', 'book Dana before the exam', 'meeting.add', ['before the exam']],
    ['en', 'book Dana Thursday 5pm in the blue room', 'meeting.add', ['blue', 'room']],
  ])('%s: %s', (locale, text, command, unread) => {
    const plan = read(locale, 'teacher', text);
    expect(plan).toMatchObject({ status: 'ask', command, steps: [] });
    expect(plan.unread).toEqual(unread);
  });

  it.each<readonly [Locale, string, string]>([
    ['en', 'book Dana Thursday at 5 before the exam', 'before the exam, taken as the reason'],
    ['he', 'לקבוע לדנה בחמישי ב-5 לפני המבחן', 'לפני המבחן, נקרא כסיבה'],
  ])('but what a lesson with its own hour is for is a chip in %s: %s', (locale, text, why) => {
    const plan = read(locale, 'teacher', text);
    expect(plan).toMatchObject({ status: 'ready', unread: [] });
    expect(plan.spans).toContainEqual(expect.objectContaining({ slot: 'reason', kind: 'assumed', why }));
  });
});

describe('a sentence of known words without a deed says what it was read as', () => {
  it.each<readonly [Locale, string, readonly string[]]>([
    ['he', 'דצמבר', ['דצמבר']],
    ['en', 'tomorrow', ['tomorrow']],
  ])('%s: %s', (locale, text, words) => {
    const plan = read(locale, 'teacher', text);
    expect(plan).toMatchObject({ status: 'unknown', read: words });
    for (const word of words) expect(plan.reply?.text).toContain(word);
  });
});
