import { expectSentences } from './sentences.ts';

expectSentences('money');
