import { expectSentences } from './sentences.ts';

expectSentences('discounts');
