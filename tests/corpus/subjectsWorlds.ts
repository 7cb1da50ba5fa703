/** The school of the corpora with plans of lessons in its subjects, named in the language that is spoken; seen by each role. */
import type { Locale, SpeakerRole, World } from '../../commands/world/world.ts';
import { recordsWorlds } from './recordsWorlds.ts';

const titles = {
  en: { fractions: 'Fractions', equations: 'Linear equations', optics: 'Optics', waves: 'Waves' },
  he: { fractions: 'שברים', equations: 'משוואות ליניאריות', optics: 'אופטיקה', waves: 'גלים' },
} as const;

const fractionsUrl = 'https://example.test/fractions';
const wavesUrl = 'https://example.test/waves';

/** What the server tells a student: the materials of the week's lessons, and of the others only the names. */
export function subjectsWorld(role: Exclude<SpeakerRole, 'admin' | 'visitor'>, locale: Locale): World {
  const title = titles[locale];
  const plan = (id: keyof typeof title, repetition: number, urls: string[]) => ({
    id: `l-${id}`,
    name: title[id],
    repetition,
    urls,
    private: false,
  });
  const plans: Record<string, ReturnType<typeof plan>[]> = {
    // Group physics on Thursday is lesson 10: the tenth of the plan is of waves.
    'su-physics': [plan('optics', 4, []), plan('waves', 20, [wavesUrl])],
    'su-maths': [plan('fractions', 2, [fractionsUrl]), plan('equations', 3, [])],
  };
  const world = recordsWorlds[role];
  return {
    ...world,
    locale,
    subjects: world.subjects.map((subject) => ({ ...subject, lessons: plans[subject.id] ?? [] })),
  };
}
