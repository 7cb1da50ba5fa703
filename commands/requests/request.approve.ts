/** Lets somebody join who asked to. */
import { command } from '../command.ts';
import { openRequests } from '../slots/aRequest.ts';
import { overPlan, teacherGate } from './gates.ts';
import { requestExample } from './requestExample.ts';
import { giveVerdict, idsOf, isElsewhere, told, verdictTakes } from './verdict.ts';
import { approving } from './verdictWords.ts';

/** The free plan's limits (spec section 9). */
const basicStudents = 5;
const basicAttendees = 3;

export const requestApprove = command({
  id: 'request.approve',
  who: ['teacher'],
  deed: 'does',
  says: approving,
  takes: [...verdictTakes, 'req:join'],
  declines: (heard, world) => isElsewhere(heard, heard.items, world, 'request'),
  resolve: (draft, heard, world) => void giveVerdict(draft, heard, heard.items, world, 'request'),
  plan(slots, world) {
    const ids = idsOf(slots, 'request');
    const asked = openRequests(world).filter(({ id }) => ids.includes(id));
    const students = asked.flatMap(({ studentId }) => studentId ?? []);
    if (world.user?.userData?.['subscriptionPlan'] === 'basic') {
      const all = new Set([...world.students.map(({ id }) => id), ...students]);
      const grown = asked.some(
        ({ lesson }) =>
          lesson !== null &&
          lesson.attendeeIds.length + asked.filter((one) => one.lesson === lesson).length > basicAttendees,
      );
      if (grown || (all.size > world.students.length && all.size > basicStudents)) return overPlan(world);
    }
    return (
      teacherGate(world, students) ?? {
        calls: ids.map((id) => ({
          name: 'updateJoinRequest',
          variables: { status: 'Approved', id, ...told(slots) },
        })),
      }
    );
  },
  examples(world) {
    const name = requestExample(world);
    return {
      en: [`approve ${name.en}'s join request`, 'accept all join requests for Wednesday'],
      he: [`לאשר את בקשת ההצטרפות של ${name.he}`, 'לאשר את כל בקשות ההצטרפות לרביעי'],
    };
  },
  counterexamples: {
    en: ["don't approve Yael", 'did I approve Yael?', "approve Noam's Tuesday lesson", 'any join requests?'],
    he: ['אל תאשר את יעל', 'האם אישרתי את יעל?', 'תאשר את השיעור של נועם בשלישי', 'יש בקשות הצטרפות?'],
  },
});
