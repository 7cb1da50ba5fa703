/** The addresses that a sentence names. */
import type { Interpretation } from '../../kernel/interpretation.ts';

export const mailsIn = (heard: Interpretation) =>
  heard.items.filter((item) => item.kind === 'link' && item.form === 'email');

export const textOf = (item: { kind: string; text?: string }): string =>
  (item.text ?? '')
    .replace(/^[\u0590-\u05ff]+-?/, '')
    .replace(/[.,;:!?]+$/, '')
    .toLowerCase();
