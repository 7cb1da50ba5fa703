/** The loaded meetings as rows: apart from the preview, so that what only shows lessons takes no rule along. */
import { schoolMeetings, type SchoolMeetings } from './schoolMeetings.ts';
import { useEntityStore } from '../entities/entityStore.ts';

/** Made once for what is loaded. */
let made: { of: readonly unknown[]; school: SchoolMeetings } | null = null;

export function loadedMeetings(): SchoolMeetings {
  const { meetings, teachers, students, subjects, joinRequests, discounts } = useEntityStore.getState();
  const of = [meetings, teachers, students, subjects, joinRequests, discounts] as const;
  if (!made || of.some((part, i) => part !== made?.of[i])) {
    made = {
      of,
      school: schoolMeetings({ meetings, teachers, students, subjects, joinRequests, discounts }),
    };
  }
  return made.school;
}
