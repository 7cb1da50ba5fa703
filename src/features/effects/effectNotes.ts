/** What a new price comes to, in sentences: how many lessons, until when they are counted, and what the contract says of its day. */
import type { TFunction } from 'i18next';
import type { Day } from '../../../domain/basics/wallTime.ts';
import { noticeOfNewRatesDays } from '../../../domain/people/contract.ts';
import type { NoteView } from './noteWords.ts';
import type { Language } from '../../../domain/basics/languages.ts';
import { money } from '../../lib/i18n/money.ts';
import { shortDay } from '../../lib/i18n/when.ts';
import type { PriceEffect } from './priceEffect.ts';

type Words = { t: TFunction; language: Language; currency: string };

export function effectNotes(
  { lessons, beforeMinor, afterMinor, held, countedTo, sooner }: PriceEffect,
  { t, language, currency }: Words,
): NoteView[] {
  if (lessons === 0) return [];
  const [before, after] = [money(beforeMinor, currency, language), money(afterMinor, currency, language)];
  const sentences = [
    t('subjects.effect', { count: lessons, before, after }),
    ...(held > 0 ? [t('subjects.effectHeld', { count: held })] : []),
    ...(countedTo === null ? [] : [t('subjects.effectEndless', { day: shortDay(countedTo, language) })]),
  ];
  const notice = sooner && {
    count: sooner.lessons,
    days: noticeOfNewRatesDays,
    day: shortDay(sooner.mayHoldFrom, language),
  };
  return [
    note('effect', 'plain', sentences),
    ...(notice ? [note('notice', 'warning', [t('subjects.notice', notice)])] : []),
  ];
}

/** What a price from a later day on leaves as it is, and what it does not. */
export const waitNotes = (from: Day | undefined, { t, language }: Omit<Words, 'currency'>): NoteView[] =>
  from === undefined
    ? []
    : [note('waits', 'plain', [t('subjects.priceWaits', { day: shortDay(from, language) })])];

/** How many take over another name of their subject. */
export const renameNotes = ({ renamed }: PriceEffect, { t }: Pick<Words, 't'>): NoteView[] =>
  renamed === 0 ? [] : [note('renames', 'plain', [t('subjects.renames', { count: renamed })])];

const note = (key: string, tone: NoteView['tone'], sentences: string[]): NoteView => ({
  key,
  tone,
  sentences,
  list: [],
  meter: null,
});
