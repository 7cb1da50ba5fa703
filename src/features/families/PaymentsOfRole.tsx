/** /payments: to a teacher what families owe, to a family what it owes. Each fetches its own. */
import { ShellSkeleton } from '../../lib/page/ShellSkeleton.tsx';
import { openedLater } from '../../lib/page/openedLater.tsx';
import { useSession } from '../../lib/session/session.ts';

const OfTeacher = openedLater(async () => (await import('../money/PaymentsScreen.tsx')).PaymentsScreen);
const OfFamily = openedLater(async () => (await import('./FamilyPayments.tsx')).FamilyPayments);

export function PaymentsOfRole() {
  const role = useSession((session) => session.user?.role);
  if (role === undefined) return <ShellSkeleton />;
  return role === 'teacher' ? <OfTeacher /> : <OfFamily />;
}
