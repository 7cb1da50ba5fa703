/** The weights of Hebrew words; the page fetches them with the first sentence that needs them. */
import packed from '../../weights/he.json' with { type: 'json' };
import { unpack, type Weights } from './weights.ts';

let unpacked: Weights | undefined;

export const hebrewWeights = (): Weights => (unpacked ??= unpack(packed));
