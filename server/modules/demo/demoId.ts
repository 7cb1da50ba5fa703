/** Ids of the demo school: in the form of UUIDv7, and the same for the same moment and name. */
import { createHash } from 'node:crypto';
import type { Id } from '../../../domain/basics/ids.ts';

export function demoId(atMs: number, name: string): Id {
  const bytes = createHash('sha256').update(`${atMs} ${name}`).digest().subarray(0, 16);
  bytes.writeUIntBE(atMs, 0, 6);
  bytes.writeUInt8(0x70 | (bytes.readUInt8(6) & 0x0f), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
