/** A reminder that a sentence sets is named on its card, with how long before. */
import i18next from 'i18next';
import { expect, test } from 'vitest';
import { noSetting } from '../../../../domain/notifications/notificationSetting.ts';
import { settingFacts } from '../../../../src/features/effects/settingFacts.ts';
import { settingName, settingText } from '../../../../src/features/effects/settingWords.ts';

test('from no reminder to an hour before each lesson', () => {
  const before = noSetting('s');
  const facts = settingFacts(
    [{ name: 'updateNotificationSettings', args: { input: { remindMinutes: 60 } } }],
    [{ before, after: { ...before, remindMinutes: 60 } }],
  );
  const [said] = facts?.said ?? [];
  const words = { t: i18next.t, language: 'en', currency: 'ILS' } as const;
  expect(said && settingName(said.setting, i18next.t)).toBe(i18next.t('notices.settings.remind'));
  expect(said && settingText(said.setting, said.after, words)).toBe(
    i18next.t('notices.settings.before', { time: i18next.t('notices.settings.hours', { count: 1 }) }),
  );
});
