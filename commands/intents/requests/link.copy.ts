/** The link by which new students come to this teacher, onto the clipboard. */
import { command } from '../../kernel/command.ts';
import { has } from '../../kernel/interpretation.ts';
import { idle } from '../../slots/freeText.ts';

export const linkCopy = command({
  id: 'link.copy',
  who: ['teacher'],
  effect: 'reads',
  says: {
    en: [
      "(copy|grab|share|get|send|give|what|what's|where|show|need|to send)",
      '(send|give) me',
      'where is',
      'where do i find',
      'find',
    ],
    he: ['(להעתיק|תן|תני|לתת|מה|איפה|שלח|להוציא|לשלוח|לשתף|תראה|תראי|תביא|תביאי)'],
  },
  takes: ['noun:student', 'it', 'req:link'],
  extra: (said) =>
    idle(
      said,
      /^(?:copy|invite|whatsapp|use|book|inviting|invitation|sign|join|joining|new|register|send|sending|give|giving|sharing|public|famil(?:y|ies)|[לה]?הזמנה|לקביעת|השיעורים|שיעורים|אצלי|[לה]?שיתוף|[לה]?הרשמה|[לה]?הצטרפות|[לש]?ה?הורים|להצטרף|להירשם|ש?אני|שולח|שולחת|נותן|נותנת|חדשים|חדשות|ש?תלמידים|נרשמים|דרכו|אליי|אלי|ה?ציבורי|ל?משפחות|ל?משפחה|חדשה)$/,
    ),
  bare: (heard) => has(heard, 'req', 'link'),
  declines: (heard) =>
    !has(heard, 'req', 'link') ||
    heard.unread.length > 0 ||
    heard.negated ||
    /יומן|פיד|מינוי|\b(?:calendar|feed|syncs?)\b/.test(heard.normal.text),
  resolve: () => {},
  plan(_slots, world) {
    const shared = world.user?.userData?.['shareLink'];
    // null: none was made yet; where nothing is known of it, her own page leads there too.
    if (shared === null) return { steps: [{ name: 'rotateShareLink', args: {} }] };
    const slug = typeof shared === 'string' && shared !== '' ? shared : (world.user?.id ?? '');
    const link = /^https?:/.test(slug) ? slug : `/lessonSignup?teacherId=${encodeURIComponent(slug)}`;
    return { effect: { kind: 'copy', value: link }, reply: { text: link } };
  },
  examples: () => ({ en: ['copy my share link'], he: ['תעתיק את הקישור שלי'] }),
  counterexamples: {
    en: [
      "don't copy my link",
      'add a link to the lesson materials',
      'copy my calendar link',
      'copy last week to next week',
    ],
    he: [
      'אל תעתיק את הקישור שלי',
      'להוסיף קישור לחומרי השיעור',
      'תעתיק את קישור היומן',
      'להעתיק את השבוע לשבוע הבא',
    ],
  },
});
