/** The world once a plan's steps are done, as far as the sentences of the tests go on from it. */
import type { Plan } from '../../commands/kernel/plan.ts';
import type { World, WorldMeeting } from '../../commands/world/world.ts';
import type { Step } from '../../domain/operations.ts';

const made = { id: 'new', teacherId: 't1', organizer: 't1', capacity: 1 };

function afterStep(world: World, step: Step): World {
  const { meetings, pendingMeetings } = world;
  switch (step.name) {
    case 'addMeeting':
      return { ...world, meetings: [...meetings, { ...made, ...step.args.input } as WorldMeeting] };
    case 'updateMeeting': {
      const { input } = step.args;
      const changed = meetings.map((one) => (one.id === input.id ? { ...one, ...input } : one));
      return { ...world, meetings: changed as WorldMeeting[] };
    }
    case 'deleteMeeting':
      return { ...world, meetings: meetings.filter(({ id }) => id !== step.args.id) };
    case 'addPendingMeeting': {
      const asked = { ...made, ...step.args.input, requestedBy: world.user?.id, status: 'Pending' };
      return { ...world, pendingMeetings: [...pendingMeetings, asked as WorldMeeting] };
    }
    default:
      return world;
  }
}

export const afterDoing = ({ steps }: Plan, world: World): World => steps.reduce(afterStep, world);
