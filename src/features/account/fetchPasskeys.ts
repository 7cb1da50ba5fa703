/** The passkeys of whoever is in; null where they cannot be had. */
import * as v from 'valibot';
import { heedSession } from '../../lib/session/callEndpoint.ts';

const answered = v.object({
  passkeys: v.array(
    v.object({ id: v.string(), name: v.string(), createdAt: v.string(), usedAt: v.nullable(v.string()) }),
  ),
});

export type OwnPasskey = v.InferOutput<typeof answered>['passkeys'][number];

export async function fetchPasskeys(): Promise<readonly OwnPasskey[] | null> {
  try {
    const response = await fetch('/auth/passkeys', { credentials: 'same-origin' });
    const answer: unknown = await response.json();
    heedSession(response.status, (answer as { code?: unknown } | null)?.code);
    const read = v.safeParse(answered, answer);
    return read.success ? read.output.passkeys : null;
  } catch {
    return null;
  }
}
