/** What a change says beside its sentence: the old and the new. */
import { toWall } from '../../../domain/basics/zones.ts';
import { money } from '../../lib/i18n/money.ts';
import { hourOf, shortDay, weekday } from '../../lib/i18n/when.ts';
import { momentIn, noticeParams, textIn, type NoticeParams } from './noticeParams.ts';
import type { NoticeReading, WireNotice } from './noticeWords.ts';

const places = ['teacher', 'student', 'online'] as const;

/** null: there is nothing more to say than the sentence does. */
export function noticeDetail({ message }: Pick<WireNotice, 'message'>, words: NoticeReading): Pair | null {
  const params = noticeParams(message);
  const pair = params && pairIn(params, words);
  if (!pair || pair.before === pair.after) return null;
  const none = words.t('notices.none');
  return { before: pair.before || none, after: pair.after || none };
}

type Pair = { before: string; after: string };

function pairIn(params: NoticeParams, words: NoticeReading): Pair | null {
  const [oldStart, newStart] = [momentIn(params, 'oldStart'), momentIn(params, 'newStart')];
  if (oldStart !== null && newStart !== null)
    return { before: momentWords(oldStart, words), after: momentWords(newStart, words) };
  if (typeof params['newCostMinor'] === 'number' && textIn(params, 'currency') !== '')
    return {
      before: costWords(params, 'oldCostMinor', words),
      after: costWords(params, 'newCostMinor', words),
    };
  if ('newLocation' in params)
    return {
      before: placeWords(params, 'oldLocation', words),
      after: placeWords(params, 'newLocation', words),
    };
  const changed = ['Phone', 'Email', 'Address'].find((one) => `new${one}` in params);
  return changed === undefined
    ? null
    : { before: textIn(params, `old${changed}`), after: textIn(params, `new${changed}`) };
}

function momentWords(ms: number, { language, zone }: NoticeReading): string {
  const wall = toWall(ms, zone);
  return `${weekday(wall, language)} ${shortDay(wall, language)}, ${hourOf(wall)}`;
}

function costWords(params: NoticeParams, name: string, { language }: NoticeReading): string {
  const minor = params[name];
  return typeof minor === 'number' ? money(minor, textIn(params, 'currency'), language) : '';
}

/** Where a lesson takes place: one of the three, or an address in somebody's own words. */
function placeWords(params: NoticeParams, name: string, { t }: NoticeReading): string {
  const said = textIn(params, name);
  const place = places.find((one) => one === said);
  return place ? t(`notices.place.${place}`) : said;
}
