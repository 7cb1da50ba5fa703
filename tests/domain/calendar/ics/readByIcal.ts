/** What an independent reader (ical.js) makes of a calendar: each lesson as it takes place. */
import ICAL from 'ical.js';

export type Read = { uid: string; startMs: number; endMs: number; title: string; status: string };

/** The first `most` lessons of each event. */
export function readByIcal(ics: string, most = 60): Read[] {
  const calendar = new ICAL.Component(ICAL.parse(ics) as never);
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  const exceptions = events.filter((event) => event.isRecurrenceException());
  const found: Read[] = [];
  for (const event of events) {
    if (event.isRecurrenceException()) continue;
    if (!event.isRecurring()) {
      found.push(readOf(event, event.startDate, event.endDate));
      continue;
    }
    const whole = new ICAL.Event(event.component, {
      exceptions: exceptions.filter(({ uid }) => uid === event.uid).map(({ component }) => component),
    } as never);
    const slots = whole.iterator();
    for (let count = 0, at = slots.next(); at && count < most; count += 1, at = slots.next()) {
      const { item, startDate, endDate } = whole.getOccurrenceDetails(at);
      found.push(readOf(item, startDate, endDate));
    }
  }
  return found.toSorted((one, other) => one.startMs - other.startMs);
}

const readOf = (event: ICAL.Event, start: ICAL.Time, end: ICAL.Time): Read => ({
  uid: event.uid,
  startMs: start.toUnixTime() * 1000,
  endMs: end.toUnixTime() * 1000,
  title: event.summary,
  status: String(event.component.getFirstPropertyValue('status')),
});
