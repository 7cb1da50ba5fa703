/** A one-time code: six digits derived from its row and the server's secret. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export type CodeKind = 'signUp' | 'reset' | 'email';

/** Neither the code nor a hash of it is stored: a hash of six digits can be reversed at once. */
export function codeOfRow(secret: string, rowId: string, sends: number): string {
  const digest = createHmac('sha256', secret).update(`one-time code ${rowId} ${sends}`).digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

export const isSameCode = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
