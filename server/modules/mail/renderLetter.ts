/** Renders a mail: as plain text, and as HTML in the product's colours and the direction of its language. */
import { directionOf } from '../../../domain/basics/languages.ts';
import type { Letter, MailLanguage } from './letter.ts';
import { mailWords } from './mailWords.ts';

export type Dressed = { text: string; html: string };

export function dressLetter(letter: Letter, language: MailLanguage): Dressed {
  return { text: textOf(letter, language), html: htmlOf(letter, language) };
}

function textOf({ title, says, code, button, small }: Letter, language: MailLanguage): string {
  const parts = [
    title,
    ...says,
    ...(code ? [code] : []),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    `—\n${[...small, mailWords[language].product].join('\n')}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

// Mail programs support neither custom properties nor oklch; these are the light theme's colours in sRGB.
const ink = '#1d2330';
const muted = '#5d6472';
const accent = '#274b84';
const tint = '#eaf0fb';
const desk = '#eceef1';
const faces = "Heebo, 'Segoe UI', Arial, sans-serif";

/** Tables and inline styles: the only layout that every mail program supports. Nothing is fetched. */
function htmlOf({ subject, title, says, code, button, small }: Letter, language: MailLanguage): string {
  const dir = directionOf(language);
  const side = dir === 'rtl' ? 'right' : 'left';
  const paragraph = (text: string) =>
    `<p dir="auto" style="margin:0 0 14px;font-size:16px;line-height:1.55;color:${ink}">${escaped(text)}</p>`;
  const shownCode = code
    ? `<p dir="ltr" style="margin:22px 0;padding:16px 0;text-align:center;border-radius:10px;background:${tint};color:${accent};font-size:32px;font-weight:600;letter-spacing:8px">${escaped(code)}</p>`
    : '';
  const shownButton = button
    ? `<p style="margin:22px 0"><a href="${escaped(button.url)}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:${accent};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escaped(button.label)}</a></p>`
    : '';
  const below = small
    .map(
      (line) =>
        `<p dir="auto" style="margin:0 0 6px;font-size:13px;line-height:1.5;color:${muted}">${escaped(line)}</p>`,
    )
    .join('');
  return `<!doctype html>
<html lang="${language}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body dir="${dir}" style="margin:0;padding:0;background:${desk}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${desk}">
<tr><td align="center" style="padding:28px 14px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border-radius:14px">
<tr><td dir="${dir}" align="${side}" style="padding:30px 30px 24px;text-align:${side};font-family:${faces}">
<p style="margin:0 0 20px;font-size:14px;font-weight:600;color:${accent}">${escaped(mailWords[language].product)}</p>
<h1 dir="auto" style="margin:0 0 14px;font-size:23px;line-height:1.3;font-weight:650;color:${ink}">${escaped(title)}</h1>
${says.map(paragraph).join('\n')}
${shownCode}${shownButton}
<hr style="border:0;border-top:1px solid #e2e5ea;margin:24px 0 16px">
${below}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Names are untrusted text. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
