import { expectSentences } from './sentences.ts';

expectSentences('prices');
