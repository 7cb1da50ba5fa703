/** How much of what a plan limits a teacher has; of a calendar only what this tab holds. */
import { useQuery } from '@apollo/client/react';
import { client } from '../../lib/apollo/apollo.ts';
import { useEntityStore } from '../../lib/entities/entityStore.ts';
import { OwnCountsDocument } from './api/plan.generated.ts';
import type { Counts } from './PlanTable.tsx';

export function useOwnCounts(teacherId: string): Counts {
  const { data } = useQuery(OwnCountsDocument, { variables: { id: teacherId }, client });
  const meetings = useEntityStore((school) => school.meetings);
  const largest = Math.max(0, ...meetings.map(({ attendees }) => attendees?.length ?? 0));
  return {
    ...(data && { students: data.students.length, subjects: data.subjects.length }),
    ...(largest > 0 && { attendees: largest }),
  };
}
