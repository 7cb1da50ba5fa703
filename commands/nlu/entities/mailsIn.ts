/** The addresses that a sentence names. */
import type { Heard } from '../../kernel/interpretation.ts';

export const mailsIn = (heard: Heard) =>
  heard.items.filter((item) => item.kind === 'link' && item.form === 'email');

export const textOf = (item: { kind: string; text?: string }): string =>
  (item.text ?? '')
    .replace(/^[\u0590-\u05ff]+-?/, '')
    .replace(/[.,;:!?]+$/, '')
    .toLowerCase();
