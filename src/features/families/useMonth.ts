/** The month that is shown, in the time zone of whoever looks; this one at first. */
import { useState } from 'react';
import { useNow } from '../../lib/page/useNow.ts';
import { useSession } from '../../lib/session/session.ts';

export function useMonth() {
  const zone = useSession((session) => session.user?.preferences.timeZone) ?? 'Asia/Jerusalem';
  const latest = useNow(zone).wall.slice(0, 7);
  const [month, onChange] = useState(latest);
  return { zone, month, steps: { month, latest, onChange } };
}
