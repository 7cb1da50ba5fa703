import { expectSentences } from './sentences.ts';

expectSentences('booking');
