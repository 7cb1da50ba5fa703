/** The phone app begins at the person's own screen (spec section 2). */
import { Navigate } from 'react-router-dom';
import { ShellSkeleton } from '../page/ShellSkeleton.tsx';
import { homeOf } from '../routes/homeOf.ts';
import { useSession } from '../session/session.ts';

export function ToHome() {
  const { status, user } = useSession();
  if (status === 'loading') return <ShellSkeleton />;
  return <Navigate to={user ? homeOf(user.role) : '/login'} replace />;
}
