/** "Put Tom in the group": of a student it changes the group, of somebody who asks to join it is the yes. */
import { expect, it } from 'vitest';
import { indexWorld } from '../../commands/indexWorld.ts';
import { readSentence } from '../../commands/pipeline/readSentence.ts';
import { aWorld } from '../../commands/world.ts';
import { sixthWorlds } from '../corpus/aside/sixthWorlds.ts';

const teacher = {
  en: indexWorld(aWorld({ ...sixthWorlds.en.teacher, now: '2026-03-10T09:00' })),
  he: indexWorld(aWorld({ ...sixthWorlds.he.teacher, now: '2026-03-10T09:00' })),
};

it.each([
  ['en', 'put Tom in the Monday group'],
  ['en', 'add Tom to the group'],
  ['he', 'תכניסי את תום לקבוצה'],
  ['he', 'תוסיף את תום לקבוצה של שני'],
] as const)('in %s, “%s” approves his request', (locale, sentence) => {
  const plan = readSentence(sentence, teacher[locale]);
  expect(plan).toMatchObject({ status: 'ready', command: 'request.approve', slots: { request: 'r-tom' } });
  expect(plan.steps).toHaveLength(1);
});

it.each([
  ['en', 'add Yael to the group'],
  ['he', 'תכניסי את יעל לקבוצה'],
] as const)('in %s, “%s” changes the group', (locale, sentence) => {
  expect(readSentence(sentence, teacher[locale])).toMatchObject({
    status: 'ready',
    command: 'meeting.attendees',
    slots: { add: ['yael'] },
  });
});

it.each([
  ['en', 'add Ronit to the group'],
  ['he', 'תוסיפי את רונית לקבוצה'],
  ['en', 'add Yael and Tom to the group'],
  ['he', 'תוסיפי את תום ויעל לקבוצה'],
  ['en', "don't put Tom in the group"],
  ['he', 'אל תכניסי את תום לקבוצה'],
] as const)('in %s, “%s” does nothing by itself', (locale, sentence) => {
  expect(readSentence(sentence, teacher[locale]).status).not.toBe('ready');
});
