/** POST /imports: a preview of importing a calendar file or a Google calendar, for teachers. Nothing is written. */
import type { IncomingMessage } from 'node:http';
import { requireSession, type SessionReader } from '../../kernel/api/context.ts';
import { Denied } from '../../basics/httpDenied.ts';
import { answerJson } from '../../http/answer.ts';
import { requireMethod } from '../../http/requireMethod.ts';
import type { Handler, Route } from '../../http/route.ts';
import { bodyInTime, readBytes, readJson, refuseLargeBody, type BodyTimes } from '../../http/requestBody.ts';
import type { Limits } from '../../kernel/limits/rateLimits.ts';
import { makeSlots } from '../../kernel/limits/workSlots.ts';
import type { AskRows } from '../../kernel/perform/ask.ts';
import type { Id } from '../../../domain/basics/ids.ts';
import { closedHours } from '../../../domain/calendar/conflicts/closedHours.ts';
import type { ImportInto } from '../../../domain/calendar/ics/importPreview.ts';
import type { Store } from '../../db/database.ts';
import { inSnapshot } from '../../db/inSnapshot.ts';
import { readMeetings } from '../calendar/rows/readMeetings.ts';
import { fetchCalendar, mostBytes, type Fetched } from './googleCalendar.ts';
import { previewBeside, type PreviewFault } from './previewInThread.ts';

/** One for each teacher; at most so many threads at once in this process, started once the calendar has arrived completely. */
const places = { ofOne: 1, atOnce: 2, longestWaitMs: 10_000 };

const times: BodyTimes = { idleMs: 5_000, wholeMs: 15_000 };

export type ImportParts = {
  store: Store;
  sessions: SessionReader;
  limits: Limits;
  askRows: AskRows;
  nowMs(): number;
  fetching?: typeof fetch;
  bodyTimes?: BodyTimes;
};

export const makeImportRoute = (parts: ImportParts): Route => ({
  path: '/imports',
  limitsItsBody: true,
  handle: handleImport(parts),
});

function handleImport(parts: ImportParts): Handler {
  const { sessions, limits, fetching = fetch, bodyTimes = times } = parts;
  const slots = makeSlots(places);

  return async (req, res) => {
    requireMethod(req, res, 'POST');
    const session = await requireSession(sessions, req);
    const { id, role } = session.actor;
    if (role !== 'teacher') throw new Denied(403, 'FORBIDDEN', 'A calendar is imported by its teacher.');
    const leave = slots.enter(id);
    try {
      await limits.count('imports', { who: id });
      const text = await textOf(req, fetching, bodyTimes);
      const preview = await slots.inTurn(async () => previewBeside(text, await intoOf(parts, id)));
      if (typeof preview === 'string') throw new Denied(...faults[preview]);
      answerJson(res, 200, preview);
    } finally {
      leave();
    }
  };
}

type Fault = Exclude<Fetched, object> | PreviewFault;

const faults: Record<Fault, [status: number, code: string, message: string]> = {
  NOT_A_CALENDAR: [422, 'NOT_A_CALENDAR', 'This is no calendar file (.ics).'],
  TOO_MANY: [422, 'TOO_MANY', 'A calendar may hold at most 2,000 events.'],
  TOO_SLOW: [422, 'TOO_SLOW', 'This calendar could not be read.'],
  FOREIGN_ADDRESS: [422, 'FOREIGN_ADDRESS', 'Only the secret address of a Google calendar is fetched.'],
  UNREACHABLE: [502, 'UNREACHABLE', 'The calendar could not be fetched.'],
  TOO_LARGE: [413, 'BODY_TOO_LARGE', 'A calendar may hold at most 1 MB.'],
};

async function textOf(req: IncomingMessage, fetching: typeof fetch, bodyTimes: BodyTimes): Promise<string> {
  const type = req.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type === 'text/calendar') {
    refuseLargeBody(req, mostBytes);
    return (await bodyInTime(req, bodyTimes, () => readBytes(req, mostBytes))).toString('utf8');
  }
  const { url } = await bodyInTime(req, bodyTimes, () => readJson(req));
  if (typeof url !== 'string') throw new Denied(400, 'BAD_REQUEST', 'url is missing.', { field: 'url' });
  const fetched = await fetchCalendar(url, fetching);
  if (typeof fetched === 'string') throw new Denied(...faults[fetched]);
  return fetched.text;
}

/** Hours that are closed are recognized like lessons. */
async function intoOf(parts: ImportParts, teacherId: Id): Promise<ImportInto> {
  const { store, askRows } = parts;
  const nowMs = parts.nowMs();
  const closed = await askRows({ store, teacherId, nowMs }, closedHours(teacherId));
  return inSnapshot(store, async (transaction) => {
    const { zone } = await transaction
      .selectFrom('app.teachers')
      .select('zone')
      .where('teacher_id', '=', teacherId)
      .executeTakeFirstOrThrow();
    const meetings = await readMeetings(transaction, teacherId, {});
    return { zone, nowMs, held: [...meetings, ...(closed ?? [])] };
  });
}
