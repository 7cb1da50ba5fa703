/** A PDF of pictures, one to a page: what a browser has drawn, Hebrew and all, as it was drawn. */

export type PdfPicture = { jpeg: Uint8Array; widthPx: number; heightPx: number };

/** In points, 72 to an inch. */
export type Paper = { width: number; height: number; margin: number };

const encoder = new TextEncoder();

export function writePdf(pictures: readonly PdfPicture[], paper: Paper): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const offsets: number[] = [];
  let length = 0;
  const put = (part: string | Uint8Array): void => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const object = (number: number, head: string, stream?: Uint8Array | string): void => {
    offsets[number] = length;
    put(`${number} 0 obj\n${head}\n`);
    if (stream !== undefined) {
      put('stream\n');
      put(stream);
      put('\nendstream\n');
    }
    put('endobj\n');
  };
  // Each page has three objects: itself, what is drawn on it, and its picture.
  const pageOf = (at: number): number => 3 + at * 3;
  put('%PDF-1.4\n');
  object(1, '<< /Type /Catalog /Pages 2 0 R >>');
  const kids = pictures.map((_, at) => `${pageOf(at)} 0 R`).join(' ');
  object(2, `<< /Type /Pages /Count ${pictures.length} /Kids [${kids}] >>`);
  pictures.forEach(({ jpeg, widthPx, heightPx }, at) => {
    const [page, content, picture] = [pageOf(at), pageOf(at) + 1, pageOf(at) + 2];
    const { width, height, margin } = paper;
    const scale = Math.min((width - 2 * margin) / widthPx, (height - 2 * margin) / heightPx);
    const [w, h] = [widthPx * scale, heightPx * scale].map((each) => each.toFixed(2));
    const [x, y] = [(width - widthPx * scale) / 2, height - margin - heightPx * scale].map((each) =>
      each.toFixed(2),
    );
    object(
      page,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${content} 0 R /Resources << /XObject << /P ${picture} 0 R >> >> >>`,
    );
    const drawing = `q ${w} 0 0 ${h} ${x} ${y} cm /P Do Q`;
    object(content, `<< /Length ${drawing.length} >>`, drawing);
    object(
      picture,
      `<< /Type /XObject /Subtype /Image /Width ${widthPx} /Height ${heightPx} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`,
      jpeg,
    );
  });
  const table = length;
  const count = pageOf(pictures.length);
  put(`xref\n0 ${count}\n0000000000 65535 f \n`);
  for (const offset of offsets.slice(1)) put(`${String(offset).padStart(10, '0')} 00000 n \n`);
  put(`trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
