/** A result as it goes over a websocket: written once, and framed once for all whose subscription has the same id. */
import type { Duplex } from 'node:stream';
import type { ExecutionResult } from 'graphql';
import type { WebSocket } from 'ws';
import { maskFault } from './maskFault.ts';

/** Whoever has not taken so much is disconnected, comes again and fetches: what they were told so far is old. */
const mostWaitingBytes = 1024 * 1024;
/** Browsers count their subscriptions from one; other ids are framed each time. */
const mostKept = 50;

type Written = { text: string; frames: Map<string, Buffer> };
const writtenOf = new WeakMap<ExecutionResult, Written>();

/** `line`: what the socket writes to. No socket compresses, so a frame is the same for all. */
export function sendResult(socket: WebSocket, line: Duplex, id: string, result: ExecutionResult): void {
  if (socket.readyState !== socket.OPEN) return;
  if (line.writableLength > mostWaitingBytes) socket.terminate();
  else line.write(frameOf(result, id));
}

function frameOf(result: ExecutionResult, id: string): Buffer {
  const written = writtenOf.get(result) ?? { text: textOf(result), frames: new Map() };
  writtenOf.set(result, written);
  const known = written.frames.get(id);
  if (known) return known;
  const frame = framed(`{"id":${JSON.stringify(id)},"type":"next","payload":${written.text}}`);
  if (written.frames.size < mostKept) written.frames.set(id, frame);
  return frame;
}

const textOf = (result: ExecutionResult): string =>
  JSON.stringify(result.errors ? { ...result, errors: result.errors.map(maskFault) } : result);

/** RFC 6455, 5.2: a whole text, not masked, as servers send it. */
function framed(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const start = Buffer.alloc(10);
  start[0] = 0x81;
  const startLength = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  if (startLength === 2) start[1] = length;
  else if (startLength === 4) {
    start[1] = 126;
    start.writeUInt16BE(length, 2);
  } else {
    start[1] = 127;
    start.writeBigUInt64BE(BigInt(length), 2);
  }
  return Buffer.concat([start.subarray(0, startLength), Buffer.from(text)]);
}
