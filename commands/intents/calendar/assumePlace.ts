/** Where a lesson is asked for that nobody said a place of: the first that its teacher offers. */
import type { Location } from '../../../domain/calendar/meeting.ts';
import { assume, type Draft } from '../../kernel/draft.ts';
import { inWords } from '../../kernel/words.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import type { WorldPerson } from '../../world/world.ts';

const offers: Record<Location, string> = {
  teacher: 'teachAtTeacher',
  student: 'teachAtStudent',
  online: 'teachOnline',
};

export function assumePlace(draft: Draft, teacher: WorldPerson | null, world: IndexedWorld): void {
  const known = teacher?.userData?.['teachLocations'] as Record<string, unknown> | null | undefined;
  // At the teacher's is what is meant where nothing is said, and the card says it.
  if (!known || known[offers.teacher] === true) return;
  if (known[offers.online] === true)
    assume(
      draft,
      'place',
      'online',
      inWords(world, 'online, where the teacher teaches', 'אונליין, שם מתקיימים השיעורים'),
      'what',
    );
  else if (known[offers.student] === true)
    assume(
      draft,
      'place',
      'student',
      inWords(world, 'at home, where the teacher teaches', 'בבית, שם מתקיימים השיעורים'),
      'what',
    );
}
