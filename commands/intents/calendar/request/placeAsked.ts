/** Where a lesson is asked for: the place that was said, else one that its teacher offers. */
import type { Location } from '../../../../domain/calendar/meeting.ts';
import { assume, say, type Draft } from '../../../kernel/draft.ts';
import type { Entity } from '../../../kernel/interpretation.ts';
import { inWords } from '../../../kernel/words.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import type { WorldPerson } from '../../../world/world.ts';

const offers: Record<Location, string> = {
  teacher: 'teachAtTeacher',
  student: 'teachAtStudent',
  online: 'teachOnline',
};

export function placeAsked(
  draft: Draft,
  said: Extract<Entity, { kind: 'word' }> | undefined,
  teacher: WorldPerson | null,
  world: IndexedWorld,
): void {
  if (said) return say(draft, 'place', said.value, [said], 'what');
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
