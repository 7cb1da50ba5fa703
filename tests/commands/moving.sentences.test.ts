import { expectSentences } from './sentences.ts';

expectSentences('moving');
