/** The calendar as a picture, drawn beside the page so that nothing on the screen moves or is cut off, or as a PDF with real text. */
import { createRoot } from 'react-dom/client';
import type { CalendarPage } from '../../../../domain/calendar/calendarPage.ts';
import { heedSession } from '../../../lib/session/callEndpoint.ts';
import { saveFile } from '../../../lib/device/saveFile.ts';
import type { PaperWish } from './paperContent.ts';

export type ExportWish = PaperWish & { kind: 'image' | 'pdf' };

const widthPx = 1200;
const scale = 2;

export async function exportCalendar({ kind, ...wish }: ExportWish): Promise<void> {
  const name = `calendar-${wish.day}`;
  if (kind === 'image') return saveFile(`${name}.png`, 'image/png', await blobOf(await drawn(wish)));
  const { calendarPageOf } = await import('./calendarPage.ts');
  saveFile(`${name}.pdf`, 'application/pdf', await typeset(calendarPageOf(wish)));
}

/** The server sets the type: in the browser Hebrew with digits comes out reversed. */
async function typeset(page: CalendarPage): Promise<Blob> {
  const answer = await fetch('/documents/calendar', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(page),
  });
  if (answer.ok) return answer.blob();
  const told = (await answer.json().catch(() => null)) as { code?: unknown } | null;
  heedSession(answer.status, told?.code);
  throw new Error('The document was not made.');
}

async function drawn(wish: PaperWish): Promise<HTMLCanvasElement> {
  const holder = document.createElement('div');
  holder.className = 'cal-offscreen';
  holder.style.inlineSize = `${widthPx}px`;
  holder.inert = true;
  document.body.append(holder);
  const root = createRoot(holder);
  // What takes the picture comes while the paper is laid out.
  const camera = import('modern-screenshot');
  try {
    const { CalendarPaper, fetchDays } = await import('./CalendarPaper.tsx');
    await fetchDays(wish.view);
    root.render(<CalendarPaper {...wish} />);
    await settled(holder);
    const { domToCanvas } = await camera;
    return await domToCanvas(holder.firstElementChild ?? holder, { scale });
  } finally {
    root.unmount();
    holder.remove();
  }
}

/** The calendar measures itself and lays out again; the fonts may be on their way. */
async function settled(holder: HTMLElement): Promise<void> {
  await document.fonts.ready;
  let height = 0;
  let still = 0;
  while (still < 6) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = holder.scrollHeight;
    still = now === height && holder.querySelector('.cal-root, .cal-agenda') ? still + 1 : 0;
    height = now;
  }
}

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be made'))),
      'image/png',
    ),
  );
