/** Says yes to a lesson that was asked for; one who learns says yes to a time that was offered. */
import { addMinutes, type Wall } from '../../../domain/basics/wallTime.ts';
import { command } from '../../kernel/command.ts';
import { firstLessons } from '../../world/exampleWords.ts';
import { teacherExample } from '../../world/teacherExample.ts';
import { teacherGate } from '../../slots/gates.ts';
import { giveVerdict, idsOf, isElsewhere, told, verdictTakes } from '../../slots/verdict.ts';
import { approving } from './verdictWords.ts';

export const pendingApprove = command({
  id: 'pending.approve',
  who: ['teacher', 'student', 'parent'],
  effect: 'does',
  says: approving,
  takes: [...verdictTakes, 'req:offer', 'req:clean'],
  declines: (heard, world) => isElsewhere(heard, heard.items, world, 'pending'),
  resolve: (draft, heard, world) => void giveVerdict(draft, heard, heard.items, world, 'pending'),
  plan(slots, world) {
    const ids = idsOf(slots, 'pending');
    const students = world.pendings.flatMap(({ id, attendeeIds }) => (ids.includes(id) ? attendeeIds : []));
    const { start } = slots as { start?: Wall };
    const [only, another] = world.pendings.filter(({ id }) => ids.includes(id));
    // A free hour that is tapped on the card of a conflict: yes, but then.
    const offer =
      world.role === 'teacher' && start !== undefined && only !== undefined && another === undefined
        ? { start, end: addMinutes(start, only.minutes) }
        : null;
    return (
      teacherGate(world, students) ?? {
        steps: ids.map((id) => ({
          name: 'updatePendingMeeting',
          args: {
            input: { id, ...offer },
            status: offer === null ? 'Approved' : 'Offered',
            ...told(slots),
          },
        })),
      }
    );
  },
  examples(world) {
    const { person } = firstLessons(world);
    return teacherExample(
      world,
      {
        en: [`approve ${person.en}'s lesson`, 'ok all pending ones without clashes'],
        he: [`תאשר את השיעור של ${person.he}`, 'לאשר את כל הממתינים בלי התנגשויות'],
      },
      { en: [], he: [] },
    );
  },
  counterexamples: {
    en: ["don't approve Noam", 'is Noam approved?', 'should I approve Dana?', 'ok Dana tomorrow at 5'],
    he: ['אל תאשר את נועם', 'האם לאשר את נועם?', 'לא לאשר את דנה', 'כן דנה מחר ב-5'],
  },
});
