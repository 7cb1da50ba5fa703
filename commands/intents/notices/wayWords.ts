/** The kinds of news by the words people have for them. */
import { noticeKinds, type NoticeWay } from '../../../domain/notifications/noticeKinds.ts';

type Kind = (typeof noticeKinds)[number];

const words: Record<Kind, RegExp> = {
  payments: /\bpay|\bdebt|\bmoney\b|תשלו|חוב|כסף/,
  requests: /\brequest|\bwait|בקש|המתנה/,
  subjects: /\bsubjects?\b|\bprices?\b|\bmaterials?\b|מקצוע|מחירים|חומר/,
  attendance: /\battend|\babsen|who (?:comes|is coming)|נוכחות|היעדרו|מי מגיע/,
  contacts: /\bcontacts?\b|\baddress|פרטי קשר|כתובות/,
  reminders: /\breminders?\b|\bagenda\b|תזכורות|סדר היום/,
  lessons: /\blessons?\b|\bclasses\b|שיעורים/,
};

export const kindsSaid = (text: string): Kind[] => noticeKinds.filter((kind) => words[kind].test(text));

export const waysOf = (kinds: readonly Kind[], channel: 'push' | 'app'): NoticeWay[] =>
  kinds.map((kind): NoticeWay => `${kind}.${channel}`);
