/** Opens the page on which a forgotten password is replaced by a code that comes by mail. */
import { command } from '../../kernel/command.ts';
import { say } from '../../kernel/draft.ts';
import { idle } from '../../slots/freeText.ts';
import { anyPassword, isCalledOff, isForgotten, isOfPassword, passwordIdle } from './passwordWords.ts';

export const passwordReset = command({
  id: 'password.reset',
  who: ['teacher', 'student', 'parent', 'admin', 'visitor'],
  effect: 'reads',
  says: {
    en: anyPassword.en,
    he: anyPassword.he,
  },
  takes: ['it', 'link'],
  extra: (said) => idle(said, passwordIdle),
  declines: ({ unread, normal: { text } }) =>
    unread.length > 0 || !isOfPassword(text) || !isForgotten(text) || isCalledOff(text),
  resolve(draft, heard) {
    const mails = heard.items.flatMap((item) =>
      item.kind === 'link' && item.form === 'email' ? [item] : [],
    );
    if (mails.length > 0)
      say(
        draft,
        'emails',
        mails.map(({ text }) => text),
        mails,
        'who',
      );
  },
  plan: () => ({ effect: { kind: 'page', value: '/resetPassword' } }),
  examples: () => ({ en: ['I forgot my password'], he: ['שכחתי סיסמה'] }),
  counterexamples: {
    en: ['change my password', "don't reset my password", 'I forgot to cancel Dana', 'reset the calendar'],
    he: ['לשנות סיסמה', 'אל תאפס את הסיסמה', 'שכחתי לבטל את דנה', 'להחליף סיסמה'],
  },
});
