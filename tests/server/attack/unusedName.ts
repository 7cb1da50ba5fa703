/** A name that nobody has. */
import { newId } from '../../../server/basics/newId.ts';

export const aName = (): string => newId().replace(/[\d-]/g, (sign) => 'ghijklmnop'[Number(sign)] ?? 'q');
