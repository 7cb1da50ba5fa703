import { expectSentences } from './sentences.ts';

expectSentences('series');
