/** Makes a PDF from a template and its data, with real text and in the direction of its language, in a thread of its own. */
import { Worker } from 'node:worker_threads';

/** A file under templates/. */
type Template = 'calendar.typ' | 'statement.typ';

export type TypesetJob = { id: number; template: Template; data: string };
export type TypesetAnswer = { id: number } & ({ pdf: Uint8Array } | { fault: string });

export type Typesetter = {
  /** Rejects when the template cannot print the data, or it takes longer than ten seconds. */
  typeset(template: Template, data: object): Promise<Uint8Array>;
  close(): Promise<void>;
};

const longestMs = 10_000;
/** An idle thread is ended after this time to free its memory. */
const idleMs = 60_000;

type Waiting = { resolve(pdf: Uint8Array): void; reject(fault: Error): void };

export function makeTypesetter(): Typesetter {
  let thread: Worker | null = null;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;
  const waiting = new Map<number, Waiting>();

  function end(fault: Error): void {
    void thread?.terminate();
    thread = null;
    for (const { reject } of waiting.values()) reject(fault);
    waiting.clear();
  }

  function start(): Worker {
    const worker = new Worker(new URL('typesetWorker.ts', import.meta.url), { env: {} });
    worker.unref();
    worker.on('message', (answer: TypesetAnswer) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('pdf' in answer) asked?.resolve(answer.pdf);
      else asked?.reject(new Error(answer.fault));
    });
    worker.on('error', end);
    return worker;
  }

  return {
    typeset(template, data) {
      clearTimeout(idle);
      idle = setTimeout(() => waiting.size === 0 && end(new Error('idle')), idleMs);
      idle.unref();
      thread ??= start();
      lastId += 1;
      const id = lastId;
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => end(new Error('The document took too long.')), longestMs);
        const settle =
          <T>(then: (value: T) => void) =>
          (value: T): void => {
            clearTimeout(late);
            then(value);
          };
        waiting.set(id, { resolve: settle(resolve), reject: settle(reject) });
        thread?.postMessage({ id, template, data: JSON.stringify(data) } satisfies TypesetJob);
      });
    },
    async close() {
      clearTimeout(idle);
      await thread?.terminate();
      thread = null;
    },
  };
}
