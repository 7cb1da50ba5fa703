/** The weights of English words; the page fetches them with the first sentence that needs them. */
import packed from '../../weights/en.json' with { type: 'json' };
import { unpack, type Weights } from './weights.ts';

let unpacked: Weights | undefined;

export const englishWeights = (): Weights => (unpacked ??= unpack(packed));
