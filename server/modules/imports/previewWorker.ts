/** Reads an imported calendar in a thread, which can be ended at any moment. */
import { parentPort } from 'node:worker_threads';
import { importPreview, type ImportInto } from '../../../domain/calendar/ics/importPreview.ts';
import { isIcsFault, readIcs } from '../../../domain/calendar/ics/readIcs.ts';

export type PreviewJob = { text: string; into: ImportInto };

// Loading does not count: the time starts with the text.
parentPort?.postMessage('ready');
parentPort?.on('message', ({ text, into }: PreviewJob) => {
  const read = readIcs(text);
  parentPort?.postMessage(isIcsFault(read) ? read : importPreview(read, into));
});
