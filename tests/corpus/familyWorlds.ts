/** The other school as a parent sees it whose two children share a lesson, and with lessons of this week that were cancelled. */
import type { Locale, SpeakerRole, World, WorldAttendee, WorldMeeting } from '../../commands/world/world.ts';
import { sixthWorlds } from './aside/sixthWorlds.ts';

type Worlds = (as: SpeakerRole, locale: Locale) => World | undefined;

/** Dana and Adam have physics together on Fridays, beside what each has alone. */
const sharedBy =
  (adam: WorldAttendee): Worlds =>
  (as, locale) => {
    const world = as === 'parent' ? sixthWorlds[locale].parent : undefined;
    const friday: WorldMeeting = {
      id: 'm-two',
      teacherId: 't1',
      organizer: 't1',
      subject: world?.subjects[1]?.name ?? '',
      start: '2026-01-09T14:00',
      end: '2026-01-09T15:00',
      rrule: 'FREQ=WEEKLY;INTERVAL=1;BYDAY=FR',
      attendees: [{ attendeeId: 'dana' }, adam],
      capacity: 2,
      location: 'teacher',
      version: 1,
    };
    return world && { ...world, meetings: [...world.meetings, friday] };
  };

export const shared = sharedBy({ attendeeId: 'adam' });

/** Adam has cancelled this Friday before. */
export const sharedByOne = sharedBy({ attendeeId: 'adam', cant: ['2026-03-13T14:00'] });

const gone: Record<string, string> = { 'm-dana': '2026-03-15T16:00', 'm-adam': '2026-03-11T16:00' };

/** Dana's Sunday and Adam's Wednesday are cancelled: by the teacher to herself, else by whoever learns. */
export const cancelledWeek: Worlds = (as, locale) => {
  const world = sixthWorlds[locale][as];
  const cancelled = (meeting: WorldMeeting): WorldMeeting => {
    const slot = gone[meeting.id];
    if (slot === undefined) return meeting;
    if (as === 'teacher') return { ...meeting, exdates: [slot] };
    const attendees = (meeting.attendees ?? []).map((each) => ({ ...(each as WorldAttendee), cant: [slot] }));
    return { ...meeting, attendees };
  };
  return world && { ...world, meetings: world.meetings.map(cancelled) };
};

/** What is cancelled on Sunday is held on Tuesday instead. */
export const movedWeek: Worlds = (as, locale) => {
  const world = cancelledWeek(as, locale);
  const moved: WorldMeeting = {
    id: 'm-moved',
    seriesId: 'm-dana',
    slot: '2026-03-15T16:00',
    start: '2026-03-17T18:00',
    end: '2026-03-17T18:45',
    subject: world?.subjects[0]?.name ?? '',
    attendees: [{ attendeeId: 'dana' }],
  };
  return world && { ...world, meetings: [...world.meetings, moved] };
};
