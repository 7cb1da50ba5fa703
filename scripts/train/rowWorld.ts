/** The school of which the writers of the rows were told: its people and subjects, with nothing in its calendar. */
import { indexWorld, type IndexedWorld } from '../../commands/world/indexWorld.ts';
import { aWorld, type Locale, type SpeakerRole } from '../../commands/world/world.ts';

const students: Record<Locale, string[]> = {
  en: ['Dana Cohen', 'Noam Levi', 'Omer Mizrahi', 'Maya Azulay', 'Noa Peretz', 'Noa Shapira'],
  he: ['דנה כהן', 'נועם לוי', 'עומר מזרחי', 'מאיה אזולאי', 'נועה פרץ', 'נועה שפירא'],
};
const subjects: Record<Locale, string[]> = {
  en: ['Maths', 'Physics', 'English', 'Piano', 'Chemistry'],
  he: ['מתמטיקה', 'פיזיקה', 'אנגלית', 'פסנתר', 'כימיה'],
};
const teachers: Record<Locale, string> = { en: 'Rivka Cohen', he: 'רבקה כהן' };
const children: Record<Locale, string[]> = { en: ['Noa', 'Itay'], he: ['נועה', 'איתי'] };

const worlds = new Map<string, IndexedWorld>();

export function rowWorld(role: SpeakerRole, locale: Locale): IndexedWorld {
  const key = `${role} ${locale}`;
  const known = worlds.get(key);
  if (known) return known;
  const people = (names: string[]) => names.map((username, at) => ({ id: `p${at}`, username }));
  const made = indexWorld(
    aWorld({
      now: '2026-03-10T09:00',
      role,
      locale,
      user: { id: 'me' },
      subjects: subjects[locale].map((name, at) => ({ id: `s${at}`, name })),
      students: role === 'teacher' ? people(students[locale]) : [],
      teachers: role === 'teacher' ? [] : [{ id: 't1', username: teachers[locale] }],
      children: role === 'parent' ? people(children[locale]) : [],
    }),
  );
  worlds.set(key, made);
  return made;
}
