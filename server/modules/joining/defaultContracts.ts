/** The default contract of every teacher in both languages (spec section 9); its version is 0. */
import { createHash } from 'node:crypto';
import type { ContractVersion } from '../../../domain/people/contract.ts';

const he = `שיעור אפשר לבטל ללא חיוב עד 24 שעות לפני מועדו.
ביטול מאוחר יותר מחויב במחיר השיעור המלא.
לאחר שלושה ביטולים ברגע האחרון רשאי המורה או רשאית המורה להפסיק את הלימודים.
על שינוי מחיר תימסר הודעה 30 יום מראש.`;

const en = `A lesson can be cancelled without charge up to 24 hours before it begins.
A later cancellation is charged in full.
After three last-minute cancellations the teacher may end the lessons.
A change of rates is announced 30 days ahead.`;

export const defaultContracts: readonly ContractVersion[] = Object.entries({ he, en }).map(
  ([locale, text]) => ({
    version: 0,
    locale,
    text,
    hash: createHash('sha256').update(text, 'utf8').digest('hex'),
    createdMs: null,
  }),
);
