/** Lets somebody join who asked to. */
import type { Plan } from '../../../domain/plans/plan.ts';
import { holds } from '../../../domain/plans/plans.ts';
import { command } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { type Interpretation, verbTexts } from '../../kernel/interpretation.ts';
import { openRequests } from '../../slots/aRequest.ts';
import { overPlan, teacherGate } from '../../slots/gates.ts';
import { requestExample } from './requestExample.ts';
import { peopleOf } from '../../slots/somePeople.ts';
import { giveVerdict, idsOf, isElsewhere, told, verdictTakes } from '../../slots/verdict.ts';
import { approving } from './verdictWords.ts';

/** "Put Tom in the group": of a student it changes the group (meeting.attendees), of somebody who asks to join it is the yes. */
const bringing = { en: '(add|put|pop|take|include) … (in|into|to)', he: '(להוסיף|להכניס)' };
const isBringing = (text: string): boolean =>
  /^(?:add|put|pop|take|include|in|into|to)$|וסי|הוספ|כני/.test(text);

/** Who is named asks to join, and learns here not yet. */
const bringsAnother = (heard: Interpretation, world: IndexedWorld): boolean => {
  if (!verbTexts(heard).every(isBringing)) return false;
  const people = peopleOf(heard.items);
  const asking = openRequests(world).map(({ studentId }) => studentId);
  return (
    people.length === 0 ||
    people.some(({ named }) => named.some(({ id, kind }) => kind === 'student' || !asking.includes(id)))
  );
};

export const requestApprove = command({
  id: 'request.approve',
  who: ['teacher'],
  effect: 'does',
  says: { en: [...approving.en, bringing.en], he: [...approving.he, bringing.he] },
  takes: [...verdictTakes, 'req:join'],
  declines: (heard, world) =>
    bringsAnother(heard, world) || isElsewhere(heard, heard.items, world, 'request'),
  resolve: (draft, heard, world) => void giveVerdict(draft, heard, heard.items, world, 'request'),
  plan(slots, world) {
    const ids = idsOf(slots, 'request');
    const asked = openRequests(world).filter(({ id }) => ids.includes(id));
    const students = asked.flatMap(({ studentId }) => studentId ?? []);
    const plan = (world.user?.userData?.['subscriptionPlan'] ?? 'ultra') as Plan;
    const all = new Set([...world.students.map(({ id }) => id), ...students]);
    const tooMany = asked.some(({ lesson }) => {
      const come = asked.filter((one) => one.lesson === lesson).length;
      return lesson !== null && !holds(plan, 'attendees', lesson.attendeeIds.length + come);
    });
    if (tooMany || (all.size > world.students.length && !holds(plan, 'students', all.size)))
      return overPlan(world);
    return (
      teacherGate(world, students) ?? {
        steps: ids.map((id) => ({
          name: 'updateJoinRequest' as const,
          args: { id, status: 'Approved' as const, ...told(slots) },
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
