/** A sentence of the fallback that runs against the page keeps its own direction, or its full stop would stand at its beginning. */
import type { PostProcessorModule } from 'i18next';
import { directionOf, isLanguage } from '../../../domain/basics/languages.ts';

/** Unicode's isolates: from here to the end the text runs left to right, or right to left. */
const begin = { ltr: '\u2066', rtl: '\u2067' };
const end = '\u2069';

export const isolateForeign: PostProcessorModule = {
  type: 'postProcessor',
  name: 'isolateForeign',
  process(value, _key, options: { i18nResolved?: { usedLng?: string } }, translator: { language?: string }) {
    const used = options.i18nResolved?.usedLng;
    const shown = translator.language;
    if (!isLanguage(used) || !isLanguage(shown) || typeof value !== 'string') return value;
    return directionOf(used) === directionOf(shown) ? value : begin[directionOf(used)] + value + end;
  },
};
