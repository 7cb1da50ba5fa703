import { expectSentences } from './sentences.ts';

expectSentences('lessons');
