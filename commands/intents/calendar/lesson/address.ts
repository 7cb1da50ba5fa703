/** How an operation is told which lesson: the row, its occurrence, and the version that was shown. */
import type { ArgsOf, Step } from '../../../../domain/operations.ts';
import type { Scope } from '../../../../domain/calendar/meeting.ts';
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import type { Slots } from '../../../kernel/plan.ts';

export type Addressed = {
  id: string;
  address: { occurrence?: string; scope?: Scope; version?: number; notify?: 'tell' | 'quiet' };
};

/** Null while the lesson is not known. A single lesson needs no occurrence: it is its own. */
export function addressOf(slots: Slots, world: IndexedWorld): Addressed | null {
  const { meeting, occurrence, scope, notify } = slots as {
    meeting?: string;
    occurrence?: string;
    scope?: Scope;
    notify?: 'tell' | 'quiet';
  };
  if (meeting === undefined) return null;
  const lesson = world.lessonById.get(meeting);
  const recurs = lesson?.rrule !== null && lesson !== undefined;
  return {
    id: meeting,
    address: {
      ...(recurs && occurrence !== undefined ? { occurrence } : {}),
      ...(recurs && scope !== undefined ? { scope } : {}),
      ...(lesson?.version === null || lesson === undefined ? {} : { version: lesson.version }),
      ...(notify === undefined ? {} : { notify }),
    },
  };
}

type MeetingPatch = Omit<ArgsOf<'updateMeeting'>['input'], 'id'>;

/** The change of the lesson that was addressed; what is undefined stays as it is. */
export function stepToChange({ id, address }: Addressed, patch: MeetingPatch): Step {
  const said = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
  return { name: 'updateMeeting', args: { input: { id, ...said }, ...address } };
}

/** The one that is meant, or each of the several. */
export function addressesOf(slots: Slots, world: IndexedWorld): Addressed[] {
  const { items, notify } = slots as { items?: Slots[]; notify?: 'tell' | 'quiet' };
  const each = items?.map((item) => ({ ...item, ...(notify === undefined ? {} : { notify }) })) ?? [slots];
  return each.flatMap((one) => addressOf(one, world) ?? []);
}
