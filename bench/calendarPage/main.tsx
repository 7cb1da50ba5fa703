/** Mounts a month of 10,000 meetings, ours and others', and tells how long each took until it was painted; and how long after a key a ghost stands. */
import FullCalendar, { type EventInput } from '@fullcalendar/react';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import { format } from 'date-fns/format';
import { getDay } from 'date-fns/getDay';
import { parse } from 'date-fns/parse';
import { startOfWeek } from 'date-fns/startOfWeek';
import { Calendar, dateFnsLocalizer } from 'react-big-calendar';
import 'react-big-calendar/lib/css/react-big-calendar.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import '../../src/ui/tokens/design.css';
import { useEntityStore } from '../../src/lib/entities/entityStore.ts';
import { useSession } from '../../src/lib/session/session.ts';
import { nowIn } from '../../src/lib/page/useNow.ts';
import { CalendarGrid } from '../../src/features/calendar/grid/CalendarGrid.tsx';
import { lessonNumbers } from '../../src/features/calendar/grid/lessonNumber.ts';
import { showMeetings } from '../../src/lib/lessons/showLessons.ts';
import { schoolMeetings } from '../../src/lib/lessons/schoolMeetings.ts';
import { TeacherHome } from '../../src/features/calendar/TeacherHome.tsx';
import { useConversation } from '../../src/features/chat/conversation/conversation.ts';
import { startWords } from '../../src/lib/i18n/language.ts';
import { month, named, school, user } from './school.ts';

type Mounted = { ms: number; lessons: number };

declare global {
  interface Window {
    mountOurs(): Promise<Mounted>;
    mountBare(): Promise<Mounted>;
    mountBig(): Promise<Mounted>;
    /** Milliseconds from a key to the ghost's paint, one for each of these keys. */
    keysToGhost(rounds: number): Promise<number[]>;
  }
}

const box = document.getElementById('root');
if (!box) throw new Error('no root');

await startWords('en');

const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

const patienceMs = 10_000;

async function until(selector: string): Promise<void> {
  const from = performance.now();
  while (!document.querySelector(selector)) {
    if (performance.now() - from > patienceMs) throw new Error(`${selector} did not come`);
    await frame();
  }
}

async function mounted(selector: string, lessons: () => number, draw: () => ReactNode): Promise<Mounted> {
  const from = performance.now();
  const root = createRoot(box as HTMLElement);
  root.render(draw());
  await until(selector);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const ms = performance.now() - from;
  root.unmount();
  await new Promise((resolve) => setTimeout(resolve, 50));
  return { ms, lessons: lessons() };
}

const nothing = (): void => undefined;

/** The rows are read once when they are loaded; turning to a month is what is measured: expansion, drawing, paint. */
const read = schoolMeetings(school);
const numberOf = lessonNumbers(read.held);
const workDays = { first: 0, last: 4, weekStart: 0 };

window.mountOurs = () => {
  let count = 0;
  return mounted(
    '.cal-event',
    () => count,
    () => {
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
          workDays={workDays}
          holidays={false}
          numberOf={numberOf}
          onChange={nothing}
          onCreate={nothing}
          onOpen={nothing}
          onDay={nothing}
        />
      );
    },
  );
};

/** The peers are given the month's events ready made. */
const shown = showMeetings(read.held, read, month);
const events: EventInput[] = shown.map((one) => ({
  id: one.key,
  title: one.subject,
  start: `${one.start}:00Z`,
  end: `${one.end}:00Z`,
}));

window.mountBare = () =>
  mounted(
    '.bare-event',
    () => events.length,
    () => (
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
    ),
  );

const localizer = dateFnsLocalizer({ format, parse, startOfWeek, getDay, locales: {} });
const bigEvents = shown.map((one) => ({
  title: one.subject,
  start: new Date(one.start),
  end: new Date(one.end),
}));

window.mountBig = () =>
  mounted(
    '.rbc-event',
    () => bigEvents.length,
    () => (
      <Calendar
        localizer={localizer}
        events={bigEvents}
        defaultView="month"
        defaultDate={new Date('2026-11-15T12:00')}
        style={{ blockSize: '100%' }}
      />
    ),
  );

window.keysToGhost = async (rounds) => {
  const today = nowIn(user.preferences.timeZone).wall.slice(0, 10);
  // There is no server here: what would be loaded is handed over.
  useEntityStore.setState({ open: () => Promise.resolve() });
  useSession.setState({ user });
  const meetings = [...school.meetings.filter((_, i) => i % 5 === 0), named(today)];
  useEntityStore.setState({ ...school, meetings, user, status: 'ready' });
  const root = createRoot(box as HTMLElement);
  root.render(
    <MemoryRouter initialEntries={['/home']}>
      <TeacherHome />
    </MemoryRouter>,
  );
  await until('.cal-event');
  const { setDraft } = useConversation.getState();
  const taken: number[] = [];
  // The first ones fetch what understands and turn to the lesson's week.
  for (let round = -3; round < rounds; round++) {
    setDraft('move Dana to 5p');
    await until('.cal-root');
    setDraft('');
    while (document.querySelector('[data-state^="ghost"]')) await frame();
    await frame();
    const from = performance.now();
    setDraft('move Dana to 5pm');
    // It was there when this frame began; what comes after the frame comes after its paint.
    await until('[data-state^="ghost"]');
    await new Promise((resolve) => setTimeout(resolve));
    if (round >= 0) taken.push(performance.now() - from);
  }
  root.unmount();
  return taken;
};
