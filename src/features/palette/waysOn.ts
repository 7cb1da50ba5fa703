/** Where nothing is found the search still leads on: to the conversation, to a new subject, to an invitation. */
import type { TFunction } from 'i18next';
import { homeOf } from '../../lib/routes/homeOf.ts';
import { useSession } from '../../lib/session/session.ts';
import type { PaletteItem } from './rankItems.ts';

const mostWordsOfName = 3;

/** A whole sentence names no subject and no student. */
export const mayBeName = (text: string): boolean =>
  text.trim().split(/\s+/u).length <= mostWordsOfName && !text.includes('?');

export function waysOn(search: string, t: TFunction): PaletteItem[] {
  const text = search.trim();
  const way = (
    id: string,
    group: PaletteItem['group'],
    title: string,
    detail: string | null,
    act: PaletteItem['act'],
  ) => ({
    id,
    group,
    title,
    detail,
    words: [],
    count: 0,
    act,
  });
  const help = way('help', 'say', t('palette.ways.help'), t('chat.helpSentence'), {
    say: t('chat.helpSentence'),
  });
  if (!mayBeName(text)) return [way('way', 'typed', text, null, { say: text }), help];
  const ask = way('way', 'ask', t('palette.ways.ask', { text }), null, { say: text });
  const role = useSession.getState().user?.role ?? 'student';
  if (role !== 'teacher')
    return [ask, help, way('home', 'screens', t('shell.goHome'), null, { go: homeOf(role) })];
  return [
    ask,
    way('subject', 'say', t('palette.ways.subject', { text }), t('shell.planning'), {
      say: t('palette.ways.subjectSentence', { text }),
    }),
    way('invite', 'say', t('palette.ways.invite', { text }), t('students.title'), { go: '/students' }),
  ];
}
