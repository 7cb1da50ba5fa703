/** Who may open a route: the wrong role goes to sign-in, whoever is in does not see the sign-in (spec section 2). */
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { isNative } from '../lib/device/isNative.ts';
import { addressFrom, keptAddress } from '../lib/session/addressAfterSignIn.ts';
import { homeOf } from '../lib/routes/homeOf.ts';
import { mayOpen } from '../lib/routes/routeTable.ts';
import { type Role, useSession } from '../lib/session/session.ts';
import { ShellSkeleton } from '../lib/page/ShellSkeleton.tsx';

export function OnlyFor({ roles }: { roles: readonly Role[] }) {
  const { status, user } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'loading') return <ShellSkeleton />;
  if (status === 'out' || !user) return <Navigate to="/login" replace state={{ from: pathname + search }} />;
  if (!roles.includes(user.role)) return <Navigate to="/login" replace />;
  return <Outlet />;
}

/** Until it is known who is in the form stands: what somebody has begun to write into the page drawn at build would go with it. */
export function OnlyOut() {
  const user = useSession((session) => session.user);
  const { state, search } = useLocation();
  if (user) return <Navigate to={afterSignIn(user.role, { search, state })} replace />;
  return <Outlet />;
}

/** Where somebody goes who has come in (spec section 2). */
export function afterSignIn(role: Role, { search, state }: { search: string; state: unknown }): string {
  const subscribe = new URLSearchParams(search).get('subscribe');
  if (role === 'teacher' && subscribe !== null && !isNative())
    return `/pricing?subscribe=${encodeURIComponent(subscribe)}`;
  const from = addressFrom(state) ?? keptAddress();
  // Only back to where this same person may be; another role's page would bounce to sign-in and back for ever.
  return from !== null && mayOpen(role, from) ? from : homeOf(role);
}

/** A teacher's invitation: without the teacher there is nobody to sign up with, and whoever has an account needs none. */
export function OnlyInvited() {
  const user = useSession((session) => session.user);
  const [search] = useSearchParams();
  const teacherId = search.get('teacherId');
  if (!teacherId) return <Navigate to="/teacherNotFoundScreen" replace />;
  if (user) return <Navigate to={`/login?teacherId=${encodeURIComponent(teacherId)}`} replace />;
  return <Outlet />;
}
