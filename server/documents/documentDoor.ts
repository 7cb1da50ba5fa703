/** POST /documents/calendar: the days that the page shows, back as a PDF. Nothing is stored. */
import * as v from 'valibot';
import { calendarPage } from '../../domain/calendar/calendarPage.ts';
import type { Sessions } from '../access/sessions.ts';
import { Denied } from '../doors/answer.ts';
import type { Handler } from '../doors/http.ts';
import { bodyInTime, readJson, type BodyTimes } from '../doors/limits.ts';
import type { Limits } from '../limits/limits.ts';
import { makeSlots } from '../limits/slots.ts';
import type { Typesetter } from './typeset.ts';

type DocumentParts = { sessions: Pick<Sessions, 'of'>; limits: Limits; typesetter: Typesetter };

/** One at a time for each person. */
const places = { ofOne: 1, atOnce: 1, longestWaitMs: 0 };

const times: BodyTimes = { idleMs: 5_000, wholeMs: 15_000 };

export function makeDocumentDoor({ sessions, limits, typesetter }: DocumentParts): Handler {
  const slots = makeSlots(places);

  return async (req, res, path) => {
    if (path !== '/documents/calendar') throw new Denied(404, 'NOT_FOUND', 'There is no such document.');
    if (req.method !== 'POST') {
      res.setHeader('allow', 'POST');
      throw new Denied(405, 'BAD_REQUEST', `${req.method} is not taken here.`);
    }
    const session = await sessions.of(req);
    if (!session) throw new Denied(401, 'UNAUTHENTICATED', 'Nobody is signed in.');
    const { id } = session.actor;
    const leave = slots.enter(id);
    try {
      await limits.count('documents', { who: id });
      const page = v.safeParse(calendarPage, await bodyInTime(req, times, () => readJson(req)));
      if (!page.success) throw new Denied(400, 'BAD_REQUEST', 'This is not a calendar page.');
      const pdf = await typesetter.typeset('calendar.typ', page.output);
      res.writeHead(200, { 'content-type': 'application/pdf', 'content-length': pdf.byteLength });
      res.end(pdf);
    } finally {
      leave();
    }
  };
}
