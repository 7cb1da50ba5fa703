/** The calendar as a picture or a PDF: drawn anew beside the page, so that nothing on the screen moves and nothing is cut off. */
import { createRoot } from 'react-dom/client';
import type { Day } from '../../../domain/basics/wallTime.ts';
import { saveFile } from '../../device/saveFile.ts';
import type { CalendarView } from '../calendarView.ts';
import { CalendarPaper } from './CalendarPaper.tsx';
import type { Paper, PdfPicture } from './writePdf.ts';

export type ExportKind = 'image' | 'pdf';
export type ExportWish = { kind: ExportKind; view: CalendarView; day: Day; zone: string };

const widthPx = 1200;
const scale = 2;
const jpegQuality = 0.92;
const landscape: Paper = { width: 842, height: 595, margin: 24 };
const portrait: Paper = { width: 595, height: 842, margin: 24 };

export async function exportCalendar({ kind, view, day, zone }: ExportWish): Promise<void> {
  const canvas = await drawn(view, day, zone, kind === 'pdf');
  const name = `calendar-${day}`;
  if (kind === 'image') {
    saveFile(`${name}.png`, 'image/png', await blobOf(canvas, 'image/png'));
    return;
  }
  // A list is read down a page, days stand side by side on it.
  const paper = view === 'agenda' || view === 'day' ? portrait : landscape;
  const [pictures, { writePdf }] = await Promise.all([
    Promise.all(pagesOf(canvas, paper).map(pictureOf)),
    import('./writePdf.ts'),
  ]);
  saveFile(
    `${name}.pdf`,
    'application/pdf',
    new Blob([writePdf(pictures, paper)], { type: 'application/pdf' }),
  );
}

async function drawn(
  view: CalendarView,
  day: Day,
  zone: string,
  onWhite: boolean,
): Promise<HTMLCanvasElement> {
  const holder = document.createElement('div');
  holder.className = 'cal-offscreen';
  holder.style.inlineSize = `${widthPx}px`;
  holder.inert = true;
  // Paper is light, whatever the screen is.
  if (onWhite) holder.dataset['theme'] = 'light';
  document.body.append(holder);
  const root = createRoot(holder);
  // What takes the picture comes while the paper is laid out.
  const camera = import('modern-screenshot');
  try {
    root.render(<CalendarPaper view={view} day={day} zone={zone} />);
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

/** A little too high still goes on one page; what is higher goes on over several. */
function pagesOf(canvas: HTMLCanvasElement, { width, height, margin }: Paper): HTMLCanvasElement[] {
  const pageHeight = Math.floor((canvas.width * (height - 2 * margin)) / (width - 2 * margin));
  if (canvas.height <= pageHeight * 1.6) return [canvas];
  return Array.from({ length: Math.ceil(canvas.height / pageHeight) }, (_, at) => {
    const from = at * pageHeight;
    const page = document.createElement('canvas');
    page.width = canvas.width;
    page.height = Math.min(pageHeight, canvas.height - from);
    page.getContext('2d')?.drawImage(canvas, 0, -from);
    return page;
  });
}

async function pictureOf(canvas: HTMLCanvasElement): Promise<PdfPicture> {
  const jpeg = await blobOf(canvas, 'image/jpeg');
  return { jpeg: new Uint8Array(await jpeg.arrayBuffer()), widthPx: canvas.width, heightPx: canvas.height };
}

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be made'))),
      type,
      jpegQuality,
    ),
  );
