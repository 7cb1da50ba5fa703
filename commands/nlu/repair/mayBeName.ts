/** Words that stand where a name would: written with a capital within an English sentence, or behind a Hebrew word that leads to a name. */
import { leadsToName } from '../../grammar/reportedSpeech.ts';
import { isCapital } from '../text/isCapital.ts';
import type { NormalText } from '../text/normalize.ts';
import type { Token } from '../text/tokens.ts';

export const mayBeName = (normal: NormalText, token: Token): boolean =>
  token.kind === 'hebrew'
    ? !token.text.startsWith('ה') && leadsToName.test(normal.text.slice(0, token.from))
    : /[a-z'’,] $/.test(normal.text.slice(0, token.from)) && isCapital(normal, token);
