/** Opens the place where a password is changed; one that stands in the sentence is read no further, and kept nowhere. */
import { command } from '../../kernel/command.ts';
import { idle } from '../../slots/freeText.ts';
import { anyPassword, isCalledOff, isForgotten, isOfPassword, passwordIdle } from './passwordWords.ts';

export const passwordChange = command({
  id: 'password.change',
  who: ['teacher', 'student', 'parent', 'admin'],
  effect: 'reads',
  says: {
    en: anyPassword.en,
    he: anyPassword.he,
  },
  takes: ['it', 'number'],
  extra: (said) => idle(said, passwordIdle),
  // A word more is the new password itself.
  declines: ({ unread, negated, normal: { text } }) =>
    unread.length > 1 || negated || !isOfPassword(text) || isForgotten(text) || isCalledOff(text),
  resolve: (draft, heard) => {
    heard.unread = [];
    draft.slots = {};
  },
  plan: () => ({ effect: { kind: 'page', value: '/UserEditScreen#own-password' } }),
  examples: () => ({ en: ['change my password'], he: ['לשנות סיסמה'] }),
  counterexamples: {
    en: ['I forgot my password', "don't change my password", 'change my email', "change Dana's lesson"],
    he: ['שכחתי סיסמה', 'אל תשנה את הסיסמה', 'לשנות את המייל', 'לשנות את השיעור של דנה'],
  },
});
