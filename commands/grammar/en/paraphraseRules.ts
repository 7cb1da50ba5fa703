/** What is said in English another way than the grammar hears it. */
import type { NormalText } from '../../nlu/text/normalize.ts';
import { inGroups, inHaste, paraphrase } from '../paraphraseRules.ts';
import { inPassing } from './paraphrases/inPassing.ts';
import { otherwise } from './paraphrases/otherwise.ts';
import { politely } from './paraphrases/politely.ts';

const haste = inHaste(`
  what: wat wot wht, whats: wats wots, when: wen whn, whens: wens, have: hav hve, could: cud,
  would: wud, should: shud, can: cna, the: teh, your: yr ur, with: wiv wth, about: abt, that: tht,
  next: nxt, show: shw, open: opn, lesson: lessn leson lsson, lessons: lessens lesons lsns,
  class: clas, schedule: scheduel shedule schedual, calendar: calender callendar calandar,
  instead: insted intead instaed, earlier: erlier ealier, later: latr, everything: evrything everthing,
  today: todya, yesterday: yest yday, appointment: appt appointmnt apointment appointement,
  please: plse pleas, everyone: evryone every1, someone: some1, because: bc cuz coz, message: msg,
  answered: anwsered answerd anserd, away: awya, skipped: skiped, sorry: sry soz, have: hvae ahve,
  coming: comming cming, available: availble avaliable, afternoon: arvo, cancel: cxl canx, block: blk,
  doctor: docter, group: gruop grup, from: frm, thursday: thurday thrusday,
  wednesday: wedensday wensday wednsday wednesay, tuesday: tusday teusday, friday: firday fridy,
  saturday: saterday satuday, monday: mondy munday, sunday: sundy,
  tomorrow: tomoro tomorro tmorrow tommorow tommorrow tomorow tomorrw`);

export const groups = inGroups(
  [...politely, ...otherwise, ...inPassing],
  (some) => new RegExp(some.map(({ source }) => source).join('|'), 'u'),
  (one) => one,
);

const word = /(?<![A-Za-zÀ-ӿא-ي'])[a-z]{2,}(?![A-Za-zÀ-ӿא-ي'])/gu;

const turning =
  /\b(?:sorry|actually|(?:oh|uh|um) no|mean|wait|make|scratch|rather|correction|mistake|oops|never ?mind|forget|maybe|perhaps|but|no,|(?:^|(?<=[,.;] ))not |tests?|exams?)/;

export const inOtherEnglish = (normal: NormalText): NormalText => {
  const other = paraphrase(normal, word, haste, groups);
  return turning.test(other.text) ? { ...other, turns: true } : other;
};
