/** The month that is shown, in the time zone of whoever looks: the one in the address, where a sentence leads, else this one. */
import { useSearchParams } from 'react-router-dom';
import { useNow } from '../../lib/page/useNow.ts';
import { useSession } from '../../lib/session/session.ts';

const isMonth = /^\d{4}-(?:0[1-9]|1[0-2])$/;

export function useMonth() {
  const zone = useSession((session) => session.user?.preferences.timeZone) ?? 'Asia/Jerusalem';
  const latest = useNow(zone).wall.slice(0, 7);
  const [address, setAddress] = useSearchParams();
  const said = address.get('month') ?? '';
  const month = isMonth.test(said) && said <= latest ? said : latest;
  const onChange = (to: string): void =>
    setAddress(
      (before) => {
        before.set('month', to);
        return before;
      },
      { replace: true },
    );
  return { zone, month, steps: { month, latest, onChange } };
}
