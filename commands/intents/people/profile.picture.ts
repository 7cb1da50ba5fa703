/** Opens the place where one's own picture is chosen. */
import { command } from '../../kernel/command.ts';
import { idle } from '../../slots/freeText.ts';

const words = /picture|photo|\bimage|\bpic\b|avatar|selfie|תמונ|אווטאר/;

export const profilePicture = command({
  id: 'profile.picture',
  who: ['teacher', 'student', 'parent', 'admin'],
  effect: 'reads',
  says: {
    en: ['[profile] (picture|photo|image|pic|avatar)'],
    he: ['(תמונה|התמונה|תמונת|תמונות) [פרופיל|הפרופיל]'],
  },
  takes: ['it'],
  extra: (said) =>
    idle(
      said,
      /^(?:up|myself|change|upload|replace|update|set|add|edit|choose|put|use|profile|new|of|picture|photo|a|another|different|[בהולמשת]{0,3}(?:החליף|חליף|חליפי|חלפת|שנות|שנה|שני|העלות|עלה|עלי|עדכן|עדכני|הוסיף|וסיף|וסיפי|שים|שימי|פרופיל|חדשה|אחרת|תמונה|תמונת)|החלפת|לשים|תשים)$/,
    ),
  declines: (heard) =>
    heard.unread.length > 0 ||
    heard.negated ||
    !words.test(heard.normal.text) ||
    /child|kid|\bson\b|daughter|week|month|calendar|schedule|ילד|הבן|הבת|שבוע|חודש|יומן|לוח/.test(
      heard.normal.text,
    ) ||
    !/chang|upload|replac|updat|\bset\b|\badd\b|edit|new|choose|\bput\b|\buse\b|another|החל|חליפ|חליף|שנ|העל|תעל|עדכ|הוס|תוס|חדש|שים|בחר/.test(
      heard.normal.text,
    ),
  resolve: () => {},
  plan: () => ({ effect: { kind: 'page', value: '/UserEditScreen#own-details' } }),
  examples: () => ({ en: ['change my picture'], he: ['להחליף תמונת פרופיל'] }),
  counterexamples: {
    en: ["don't change my picture", 'picture of my month', "change Dana's lesson", 'open my profile'],
    he: ['אל תחליף את התמונה שלי', 'תמונה של החודש', 'להחליף את השיעור של דנה', 'לפתוח את הפרופיל'],
  },
});
