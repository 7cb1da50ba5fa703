import { expectSentences } from './sentences.ts';

expectSentences('feedback');
