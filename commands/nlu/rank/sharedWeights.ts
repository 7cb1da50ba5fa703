/** What is of both languages: the labels, how far ahead a candidate must be, and the weights of what a sentence names. */
import packed from '../../weights/shared.json' with { type: 'json' };
import { unpack, type Weights } from './weights.ts';

let unpacked: Weights | undefined;

export const sharedWeights = (): Weights => (unpacked ??= unpack(packed));

export const labels = (): readonly string[] => packed.names;

export const limits = (): typeof packed.limits => packed.limits;
