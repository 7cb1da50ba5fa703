/** Leads to where the person works: at a shortcut's screen, or with a text in the composer that is not sent. */
import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useShell } from '../../lib/page/useShell.ts';
import { homeOf } from '../../lib/routes/homeOf.ts';
import { mayOpen } from '../../lib/routes/routeTable.ts';
import { useComposer } from '../../lib/sentences/useComposer.ts';
import { useSession } from '../../lib/session/session.ts';

export function OpenScreen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const role = useSession(({ user }) => user?.role);
  const lead = useEffectEvent(() => {
    if (!role) return;
    const at = search.get('at');
    const payments = at === 'payments' && mayOpen(role, '/payments') ? '/payments' : null;
    // What another app gave does not stand in the history.
    void navigate(payments ?? homeOf(role), { replace: true });
    const text = search.get('text');
    if (text !== null && text.trim() !== '') useComposer.getState().write(text);
    else useShell.getState().show(at === null ? 'talk' : 'work');
  });
  useEffect(() => lead(), []);
  return null;
}
