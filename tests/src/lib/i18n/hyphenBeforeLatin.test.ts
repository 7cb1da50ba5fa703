/** A Hebrew prefix before a name in Latin letters takes a hyphen; before a Hebrew name it is written into it. */
import i18next from 'i18next';
import { expect, test } from 'vitest';
import { speak } from '../../../../src/lib/i18n/language.ts';

test.each([
  ['Tamar Ben Ami', 'נודיע ל-Tamar Ben Ami'],
  ['תמר בן עמי', 'נודיע לתמר בן עמי'],
])('%s is told', async (names, said) => {
  await speak('he');
  expect(i18next.t('chat.told', { names })).toBe(said);
});
