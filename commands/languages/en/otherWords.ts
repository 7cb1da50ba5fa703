/** What is said in English another way than the grammar hears it. */
import type { NormalText } from '../../pipeline/normalize.ts';
import { inHaste, inOtherWords, type Ways } from '../otherWords.ts';

const haste = inHaste(
  'what: wat wot wht, whats: wats wots, when: wen whn, whens: wens, have: hav hve, could: cud, would: wud, should: shud, can: cna, the: teh, your: yr ur, with: wiv wth, about: abt, that: tht, next: nxt, show: shw, open: opn, lesson: lessn leson lsson, lessons: lessens lesons lsns, class: clas, schedule: scheduel shedule schedual, calendar: calender callendar calandar, instead: insted intead instaed, earlier: erlier ealier, later: latr, everything: evrything everthing, today: todya, yesterday: yest yday, appointment: appt appointmnt apointment appointement, please: plse pleas, everyone: evryone every1, someone: some1, because: bc cuz coz, message: msg, answered: anwsered answerd anserd, away: awya, skipped: skiped, sorry: sry soz, have: hvae ahve, coming: comming cming, available: availble avaliable, doctor: docter, group: gruop grup, from: frm, thursday: thurday thrusday, wednesday: wedensday wensday wednsday wednesay, tuesday: tusday teusday, friday: firday fridy, saturday: saterday satuday, monday: mondy munday, sunday: sundy, tomorrow: tomoro tomorro tmorrow tommorow tommorrow tomorow tomorrw',
);

const ways: Ways = [
  [/\bcan ?not\b/dg, "can't"],
  [/\bwill not\b/dg, "won't"],
  [/\b(do|does|did|is|are|was|were|has|have|should|could|would|ca|wo)(?: not|nt)\b/dg, "$1n't"],
  [/\b(what|who|when|where|how|that|there|let)s\b/dg, "$1's"],
  [/\b(?:i am|im)\b/dg, "i'm"],
  [/\b(i|we|they|you)ve\b/dg, "$1've"],
  [/\bid (?=like|love|want|rather|prefer|be\b)/dg, "i'd "],
  // "25.3": the day, as with a stroke.
  [
    /(?<![\d.,:]|\b(?:at|by|for|costs?|is|price|to) )([12]?\d|3[01])\.(1[0-2]|0?[1-9])(?![\d.,:%]| ?(?:km|hours?|hrs?|h|m|nis|ils|shekels?|percent|pm|am)\b)/dg,
    '$1/$2',
  ],
  [
    /\b(?:could|can) (?:really )?(?:use|do with) (?=an?\b|one\b|some\b|another\b|more\b|extra\b|\d)/dg,
    'needs ',
  ],
  [
    /^(?:please )?ask (\w+) (?:if|whether) (?:she|he|they) (?:can|could|is able to|would) (?:see|teach|have|take|fit) me(?: in)?/dg,
    'book with $1',
  ],
  [
    /\b(?:is it|would it be) (?:ok|okay|all ?right|fine|possible) if (.+?) (?:is|was|were|goes) (?:on |at )?/dg,
    'please move $1 to ',
  ],
  [
    /\b(?:(?:would|could|can) (?=.*\b(?:possible|work|ok|fine)\b)|(?:how|what) about )([^,?]+?) (?:be possible |be ok |be fine |work )?instead of ([^,?]+)\??$/dg,
    'please move $2 to $1',
  ],
  [
    /(?<=\w),? (?:and then stops?|was when|(?:i|we) (?:don't|dont|do not|no longer) (?:need|want) (?:it|that|them)(?: any ?more)?)$/dg,
    '',
  ],
  // Why an order is given, where it says no more than that.
  [
    /(?<=\w\w)(?:,? (?:so (?:that )?(?:i|we|he|she|they) (?:can|could) (?!not)|in case (?:the|it) |(?:i|we) (?:want|need) (?:to send )?(?:it|that|this) )|, (?:i|we) use )(?!.*\b(?:and|but|or|move|cancel|book|add|block|only|unless|except|if|not)\b)[^,;.?]*$/dg,
    '',
  ],
  [/^nothing (?!is\b|else\b|to\b|for\b)/dg, 'clear '],
  [/(\bso|,) nothing (?!is\b|else\b|to\b)/dg, '$1 no lesson '],
  [/\bgive (\w+) (an?) (\w+) (hour)\b/dg, 'book $1 $2 $4 of $3'],
  [
    /\b((?:half )?(?:an?|one|two|\d+) (?:day|hour|minute|min|week)s? (?:earlier|later)) ((?:this|next) week(?: only)?)/dg,
    '$2 $1',
  ],
  [
    /\bcan't (?:do|make(?: it)?|come) ?(?:on |at )?([^,]+?)(?:,| but| so) (?:can do |on |at )?([^,]+?) (?:instead|works(?: for \w+)?|is better|is fine)\b/dg,
    'move from $1 to $2',
  ],
  [
    /(?:take|cross|get) (?:it|that|this|her|him) off (?:the|my) (?:calendar|schedule|diary|books)/dg,
    'cancel it',
  ],
  [
    /\bcan't (?:do|make(?: it)?|come) ?(?:on |at )?([^,]+?),? (?:but )?(?:is|would|(?:can|could) (?:i|we|he|she|they) (?:do|come|have|make it)|(?:how|what) about|maybe) (?:on |at )?([^,?]+?)(?: (?:be )?(?:possible|ok|okay|instead|work|better|fine))?\??$/dg,
    'please move from $1 to $2',
  ],
  [/\bput ((?:the |my |\w+'s? )[\w' ]*?(?:lesson|class|slot)) (?:on|at) /dg, 'move $1 to '],
  [/\bso (?:please )?put (?:him|her|them|it) (?:on|at|in) /dg, 'so move to '],
  [
    /\b((?!lesson|class|kid|student|meeting|session|\w*day|who|what|that|how|there|thi|i)\w{3,})'?s (?=(?:sick|ill|unwell|absent|away|off sick)\b|not (?:coming|here|feeling)\b)/dg,
    '$1 is ',
  ],
  [/\b(?:my|the) (?:whole|entire) week\b/dg, 'everything this week'],
  [/\b(series|lessons|group) (?:ends?|stops?|finish(?:es)?) (?:on|at|in) /dg, '$1 runs until '],
  [/\bextend ([\w' ]*(?:lessons|series|group)) (until|till|to) (?!\d)/dg, 'repeat $1 $2 '],
  [/^sorry,? but /dg, 'sorry '],
  [/\brepeat ((?:(?!every|each|week|month|,).)+?) (\w+) times\b/dg, 'make $1 weekly $2 times'],
  [/\brunning (?:about )?\d+ ?min\w* late\b/dg, 'running late'],
  [/\b(?:let's|(?:can|could|shall) we) start (?:at )?(?=\d|half|quarter|noon)/dg, 'please move to '],
  [
    /\b(?:(?:i|we|he|she|they)'d|would) rather (?:do |have |come )?(?:on )?([^,]+?) than (?:on )?/dg,
    'move to $1 from ',
  ],
  [/'s got (?=an? |the )/dg, ' has '],
  [/asked (?:if|whether) (?:we|she|he|they|i) (?:can|could) /dg, 'wants to '],
  [/\binstead (at [\w: ]+)$/dg, '$1 instead'],
  [/(\d+) free (minutes|hours)/dg, 'free $1 $2'],
  [/,? \b(?:all|both)(?: of them)?(?: (?:two|three|four|five|six))? (?=at \d)/dg, ' '],
  [/\b(?:write down|note|note down) that (.+?) is about /dg, 'note for $1: '],
];

const word = /(?<![\p{L}'])[a-z]{2,}(?![\p{L}'])/gu;

export const inOtherEnglish = (normal: NormalText): NormalText => inOtherWords(normal, word, haste, ways);
