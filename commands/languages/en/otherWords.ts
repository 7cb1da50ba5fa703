/** What is said in English another way than the grammar hears it. */
import type { NormalText } from '../../pipeline/normalize.ts';
import { inHaste, inOtherWords, type Ways } from '../otherWords.ts';

const haste = inHaste(
  'what: wat wot wht, whats: wats wots, when: wen whn, whens: wens, have: hav hve, could: cud, would: wud, should: shud, can: cna, the: teh, your: yr ur, with: wiv wth, about: abt, that: tht, next: nxt, show: shw, open: opn, lesson: lessn leson lsson, lessons: lessens lesons lsns, class: clas, schedule: scheduel shedule schedual, calendar: calender callendar calandar, instead: insted intead instaed, earlier: erlier ealier, later: latr, everything: evrything everthing, today: todya, yesterday: yest yday, appointment: appt appointmnt apointment appointement, cancelled: canceld, please: plse pleas, everyone: evryone every1, someone: some1, because: bc cuz coz, message: msg',
);

const ways: Ways = [];

const word = /(?<![\p{L}'])[a-z]{2,}(?![\p{L}'])/gu;

export const inOtherEnglish = (normal: NormalText): NormalText => inOtherWords(normal, word, haste, ways);
