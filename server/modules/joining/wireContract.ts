/** The wire form of a contract. */
import { wholeLanguage } from '../../../domain/basics/languages.ts';
import { noticeOfNewRatesDays, type ContractVersion } from '../../../domain/people/contract.ts';

export type WireContract = {
  version: number;
  text: string;
  locale: string;
  hash: string;
  createdAt: string | null;
  rateNoticeDays: number;
};

export const writeContract = ({ version, text, locale, hash, createdMs }: ContractVersion): WireContract => ({
  version,
  text,
  locale,
  hash,
  createdAt: createdMs === null ? null : String(createdMs),
  rateNoticeDays: noticeOfNewRatesDays,
});

/** The current version, in the requested language if there are several. */
export function shownContract(
  contracts: readonly ContractVersion[],
  version: number,
  locale: string,
): WireContract {
  const standing = contracts.filter((each) => each.version === version);
  const shown = standing.find((each) => each.locale === wholeLanguage(locale)) ?? standing[0];
  if (!shown) throw new Error(`The contract of version ${version} is missing`);
  return writeContract(shown);
}
