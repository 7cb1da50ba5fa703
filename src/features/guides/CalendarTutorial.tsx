/** A new teacher's way through the calendar: not over the checklist of the first day, but once that is done with or put away. */
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { TutorialHere } from './TutorialHere.tsx';
import { useGuides } from './useGuides.ts';

export function CalendarTutorial() {
  const isEmpty = useEntityStore(({ status, meetings }) => status === 'ready' && meetings.length === 0);
  const isChecklistOver = useGuides(({ kept }) => kept?.firstDay?.ended === true);
  return <TutorialHere name="calendar" isNew={isEmpty && isChecklistOver} />;
}
