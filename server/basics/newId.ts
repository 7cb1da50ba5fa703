/** New row ids: UUIDv7 (RFC 9562), ascending within one process, so that ids also sort by time. */
import { randomFillSync } from 'node:crypto';
import type { Id } from '../../domain/basics/ids.ts';

let lastMs = 0;
let count = 0;

/** nowMs: the time that the id carries; rows made for another day (the demo school) sort with that day. */
export function newId(nowMs = Date.now()): Id {
  // rand_a counts within one millisecond (RFC 9562 section 6.2, method 1), and runs over into the next.
  if (nowMs === lastMs) count += 1;
  else count = 0;
  lastMs = nowMs;
  const ms = nowMs + (count >> 12);
  const bytes = randomFillSync(Buffer.alloc(16));
  bytes.writeUIntBE(ms, 0, 6);
  bytes.writeUInt16BE(0x7000 | (count & 0xfff), 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
