/** Mounts a month of 2,000 meetings, ours and bare, and tells how long each took until it was painted. */
import FullCalendar, { type EventInput } from '@fullcalendar/react';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import '../../src/design/design.css';
import { CalendarGrid } from '../../src/calendar/CalendarGrid.tsx';
import { showMeetings } from '../../src/calendar/showLessons.ts';
import { schoolMeetings } from '../../src/calendar/schoolMeetings.ts';
import { startWords } from '../../src/words/language.ts';
import { month, school } from './school.ts';

type Mounted = { ms: number; lessons: number };

declare global {
  interface Window {
    mountOurs(): Promise<Mounted>;
    mountBare(): Promise<Mounted>;
  }
}

const box = document.getElementById('root');
if (!box) throw new Error('no root');

await startWords('en');

async function mounted(lessons: number, draw: () => ReactNode): Promise<Mounted> {
  const from = performance.now();
  const root = createRoot(box as HTMLElement);
  root.render(<StrictMode>{draw()}</StrictMode>);
  while (!document.querySelector('[data-date] [role="listitem"], .cal-event, .bare-event')) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const ms = performance.now() - from;
  root.unmount();
  await new Promise((resolve) => setTimeout(resolve, 50));
  return { ms, lessons };
}

const nothing = (): void => undefined;

/** The rows are read once when they are loaded; turning to a month is what is measured: expansion, drawing, paint. */
const read = schoolMeetings(school);

window.mountOurs = () => {
  let count = 0;
  return mounted(0, () => {
    const shown = showMeetings(read.held, read, month);
    count = shown.length;
    return (
      <CalendarGrid
        shown={shown}
        view="month"
        date="2026-11-15"
        now="2026-11-15T09:00"
        language="en"
        editable
        firstHour="08:00"
        onChange={nothing}
        onCreate={nothing}
        onOpen={nothing}
      />
    );
  }).then(({ ms }) => ({ ms, lessons: count }));
};

/** The peer is given the month's events ready made. */
const events: EventInput[] = showMeetings(read.held, read, month).map((one) => ({
  id: one.key,
  title: one.subject,
  start: `${one.start}:00Z`,
  end: `${one.end}:00Z`,
}));

window.mountBare = () =>
  mounted(events.length, () => (
    <FullCalendar
      plugins={[dayGridPlugin]}
      initialView="dayGridMonth"
      initialDate="2026-11-15"
      timeZone="UTC"
      height="100%"
      dayMaxEvents
      eventClass="bare-event"
      events={events}
    />
  ));
