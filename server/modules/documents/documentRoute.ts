/** POST /documents/calendar: returns the days that the page shows as a PDF. Nothing is stored. */
import * as v from 'valibot';
import { calendarPage } from '../../../domain/calendar/calendarPage.ts';
import { requireSession, type SessionReader } from '../../kernel/api/context.ts';
import { Denied } from '../../basics/httpDenied.ts';
import { requireMethod } from '../../http/requireMethod.ts';
import type { Handler, Route } from '../../http/route.ts';
import { bodyInTime, readJson, type BodyTimes } from '../../http/requestBody.ts';
import type { Limits } from '../../kernel/limits/rateLimits.ts';
import { makeSlots } from '../../kernel/limits/workSlots.ts';
import type { Typesetter } from './typeset.ts';

export type DocumentParts = { sessions: SessionReader; limits: Limits; typesetter: Typesetter };

/** One for each person, and one after another for everybody: nobody's document counts the time of those before it. */
const places = { ofOne: 1, atOnce: 1, longestWaitMs: 15_000 };

const times: BodyTimes = { idleMs: 5_000, wholeMs: 15_000 };

export const makeDocumentRoute = (parts: DocumentParts): Route => ({
  path: '/documents/',
  // It only converts what it is sent.
  writes: () => false,
  handle: handleDocument(parts),
});

function handleDocument({ sessions, limits, typesetter }: DocumentParts): Handler {
  const slots = makeSlots(places);

  return async (req, res, path) => {
    if (path !== '/documents/calendar') throw new Denied(404, 'NOT_FOUND', 'There is no such document.');
    requireMethod(req, res, 'POST');
    const session = await requireSession(sessions, req);
    const { id } = session.actor;
    const leave = slots.enter(id);
    try {
      await limits.count('documents', { who: id });
      const page = v.safeParse(calendarPage, await bodyInTime(req, times, () => readJson(req)));
      if (!page.success) throw new Denied(400, 'BAD_REQUEST', 'This is not a calendar page.');
      const pdf = await slots.inTurn(() => typesetter.typeset('calendar.typ', page.output));
      res.writeHead(200, { 'content-type': 'application/pdf', 'content-length': pdf.byteLength });
      res.end(pdf);
    } finally {
      leave();
    }
  };
}
