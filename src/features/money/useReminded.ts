/** When each family was last reminded. */
import { useQuery } from '@apollo/client/react';
import { client } from '../../lib/apollo/apollo.ts';
import { useSession } from '../../lib/session/session.ts';
import { FamilyMailsDocument } from './familyMail.generated.ts';

export function useReminded(): { remindedMs(payerId: string): number | null; again(): void } {
  const teacherId = useSession((session) => session.user?.id) ?? '';
  const { data, refetch } = useQuery(FamilyMailsDocument, {
    variables: { teacherId },
    skip: teacherId === '',
    client,
    fetchPolicy: 'no-cache',
  });
  const reminders = (data?.familyMailsByTeacherId ?? []).filter(({ type }) => type === 'reminder');
  return {
    remindedMs(payerId) {
      const last = reminders.findLast((each) => each.payerId === payerId);
      return last ? Number(last.createdAt) : null;
    },
    again: () => void refetch(),
  };
}
