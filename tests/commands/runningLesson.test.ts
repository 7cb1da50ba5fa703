/** While a lesson is being held: what reaches into the future begins with the next one, what is of this one alone stays with it. */
import { expect, it } from 'vitest';
import { indexWorld } from '../../commands/indexWorld.ts';
import { answerCard, readSentence } from '../../commands/pipeline/readSentence.ts';
import { aWorld } from '../../commands/world.ts';
import { sixthWorlds } from '../corpus/aside/sixthWorlds.ts';

/** Twenty minutes into Yael's English, a Tuesday. */
const midLesson = (locale: 'en' | 'he') =>
  indexWorld(aWorld({ ...sixthWorlds[locale].teacher, now: '2026-03-10T15:20' }));
const today = '2026-03-10T15:00';
const nextWeek = '2026-03-17T15:00';

it.each([
  ['en', "move Tuesday's English to 5pm, future ones too"],
  ['he', 'תזיזי את האנגלית של שלישי לחמש, גם את הבאים'],
  ['en', 'cancel Yael, future ones too'],
  ['en', "Yael's lessons are an hour from now on"],
  ['he', 'לבטל את יעל וגם את הבאים'],
] as const)('in %s, “%s” begins with the lesson of next week', (locale, sentence) => {
  expect(readSentence(sentence, midLesson(locale))).toMatchObject({
    status: 'ready',
    slots: { meeting: 'm-yael', occurrence: nextWeek, scope: 'future' },
  });
});

it('where the scope is asked, its answer chooses which lesson is the first', () => {
  const world = midLesson('en');
  const asked = readSentence('move Yael to 5pm', world);
  expect(asked.ask?.slot).toBe('scope');
  expect(answerCard(asked, { scope: 'this' }, world).slots).toMatchObject({
    occurrence: today,
    start: '2026-03-10T17:00',
  });
  expect(answerCard(asked, { scope: 'future' }, world).slots).toMatchObject({
    occurrence: nextWeek,
    start: '2026-03-17T17:00',
  });
});

it('who is away from the lesson that is running is away today', () => {
  expect(readSentence("Yael missed today's lesson", midLesson('en')).slots).toMatchObject({
    occurrence: today,
  });
  expect(readSentence('יעל לא הגיעה היום לשיעור', midLesson('he')).slots).toMatchObject({
    occurrence: today,
  });
});

it('“today’s” is today’s even so: that it has begun is told, and nothing else is moved', () => {
  expect(readSentence("move today's English to 5pm, future ones too", midLesson('en')).slots).toMatchObject({
    occurrence: today,
  });
});
