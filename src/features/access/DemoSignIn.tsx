/** While the demo school runs: its people as one-tap entries. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DemoRole, type Role, useSession } from '../../lib/session/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import type { AccessFailure } from '../../lib/session/callEndpoint.ts';

const roles: readonly Role[] = ['teacher', 'student', 'parent', 'admin'];

function isDemoRole(value: unknown): value is DemoRole {
  return (
    typeof value === 'object' &&
    value !== null &&
    'role' in value &&
    'name' in value &&
    typeof value.name === 'string' &&
    roles.some((role) => role === value.role)
  );
}

async function demoPeople(signal: AbortSignal): Promise<DemoRole[]> {
  const response = await fetch('/auth/demo', { signal, headers: { accept: 'application/json' } });
  // Without a demo the server has no such endpoint.
  if (!response.ok) return [];
  const answer: unknown = await response.json();
  return peopleIn(answer);
}

/** `{demo: {roles: […]}}`; anything else is no demo. */
function peopleIn(answer: unknown): DemoRole[] {
  if (typeof answer !== 'object' || answer === null || !('demo' in answer)) return [];
  const { demo } = answer;
  if (typeof demo !== 'object' || demo === null || !('roles' in demo) || !Array.isArray(demo.roles))
    return [];
  return demo.roles.filter(isDemoRole);
}

export function DemoSignIn({ onFailure }: { onFailure(failure: AccessFailure | null): void }) {
  const { t } = useTranslation();
  const enterDemo = useSession((state) => state.enterDemo);
  const [people, setPeople] = useState<DemoRole[]>([]);
  const [entering, setEntering] = useState<Role | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    demoPeople(leaving.signal).then(setPeople, () => setPeople([]));
    return () => leaving.abort();
  }, []);

  if (people.length === 0) return null;
  return (
    <section aria-labelledby="demo" className="appear mt-8 rounded-lg bg-desk p-4">
      <h2 id="demo" className="text-md font-strong">
        {t('access.demoTitle')}
      </h2>
      <p className="mt-0.5 mb-3 text-sm text-on-surface-muted">{t('access.demoBody')}</p>
      <div className="grid grid-cols-2 gap-2">
        {people.map((person) => (
          <button
            key={person.role}
            type="button"
            disabled={entering !== null}
            className="calm flex min-h-13 items-center gap-2.5 rounded-md bg-sheet p-2.5 shadow-hairline hover:bg-accent-tint hover:text-on-accent-tint disabled:opacity-60"
            onClick={async () => {
              setEntering(person.role);
              onFailure(await enterDemo(person.role));
              setEntering(null);
            }}
          >
            <Avatar name={person.name} />
            <span className="grid min-w-0">
              <span className="truncate text-sm font-mid">{t(`access.${person.role}`)}</span>
              <span className="truncate text-xs text-on-surface-muted">{person.name}</span>
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}
