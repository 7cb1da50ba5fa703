/** English words of time. A phrase may have several words; '|' parts spellings, common slips among them where no other word is near. */
import { partHours } from '../../time/resolve.ts';
import { phrases, wordClass } from '../../time/lexicon.ts';
import type { Phrase } from '../../time/lexicon.ts';
import type { PartOfDay } from '../../time/readings.ts';
import type { Values } from '../../time/values.ts';

const part = (name: PartOfDay, from = partHours[name][0], to = partHours[name][1]): Values['part'] => ({
  part: name,
  from,
  to,
});

const dayNames: [string, string][] = [
  ['sunday|sun|sun.|sudnay|suday', 'sundays'],
  ['monday|mon|mon.|munday|monady|mondy', 'mondays'],
  ['tuesday|tue|tue.|tues|tues.|tuseday|teusday|tusday|tuesdy', 'tuesdays'],
  ['wednesday|wed|wed.|weds|wednsday|wendesday|wensday|wednesdy|wedensday', 'wednesdays'],
  ['thursday|thu|thu.|thur|thurs|thurs.|thr|thursdy|thrusday|thusday|thurday', 'thursdays'],
  ['friday|fri|fri.|firday|fridy|frieday', 'fridays'],
  ['saturday|sat|sat.|saterday|satruday|saturdy|satuday', 'saturdays'],
];

const monthNames = [
  'january|jan|jan.|janurary|januray|janaury',
  'february|feb|feb.|febuary|feburary|febrary|febuaray',
  'march|mar|mar.',
  'april|apr|apr.|apirl|aprl',
  'may',
  'june|jun|jun.',
  'july|jul|jul.',
  'august|aug|aug.|agust|augst',
  'september|sep|sep.|sept|sept.|septmber|setpember',
  'october|oct|oct.|ocotber|octobre',
  'november|nov|nov.|novemeber|novmber',
  'december|dec|dec.|decmber|decemeber',
];

export const englishPhrases: Phrase[] = [
  ...dayNames.flatMap(([names, plurals], w) => [
    ...phrases('weekday', { [names]: { w } }),
    ...phrases('weekdays', { [plurals]: { days: [w], plural: true } }),
  ]),
  ...phrases('weekdays', {
    'weekdays|week days|working days|workdays|school days': { days: [0, 1, 2, 3, 4], plural: true },
    'weekday|working day|workday|school day|week day': { days: [0, 1, 2, 3, 4] },
    weekends: { days: [5, 6], plural: true },
  }),
  ...monthNames.flatMap((names, i) => phrases('month', { [names]: { m: i + 1 } })),
  ...phrases('unit', {
    'second|sec|sec.': { unit: 'second' },
    'minute|min|min.': { unit: 'minute' },
    'hour|hr|h|hr.|hour long': { unit: 'hour' },
    'day|day long': { unit: 'day' },
    'week|wk|week long': { unit: 'week' },
    'weekend|week-end|week end|wkend': { unit: 'weekend' },
    'month|mo|mth': { unit: 'month' },
    quarter: { unit: 'quarter' },
    'year|yr': { unit: 'year' },
    'seconds|secs': { unit: 'second', plural: true },
    'minutes|mins|mins.|minuets|minuts': { unit: 'minute', plural: true },
    'hours|hrs|hrs.|hrous': { unit: 'hour', plural: true },
    days: { unit: 'day', plural: true },
    'weeks|wks': { unit: 'week', plural: true },
    'weekends|week ends|wkends': { unit: 'weekend', plural: true },
    'months|mos|mths': { unit: 'month', plural: true },
    quarters: { unit: 'quarter', plural: true },
    'years|yrs': { unit: 'year', plural: true },
  }),
  ...phrases('part', {
    'morning|mornin|morn': part('morning'),
    mornings: { ...part('morning'), plural: true },
    afternoons: { ...part('afternoon'), plural: true },
    evenings: { ...part('evening'), plural: true },
    nights: { ...part('night'), plural: true },
    'early morning|early in the morning|early-morning|early mornings': part('morning', 360, 540),
    'late morning|late in the morning|late-morning': part('forenoon', 600, 720),
    'afternoon|arvo|aft|aftrenoon|afternon': part('afternoon'),
    'early afternoon|early in the afternoon|early-afternoon': part('afternoon', 720, 840),
    'late afternoon|late in the afternoon|late-afternoon': part('afternoon', 900, 1020),
    'evening|evenin|eve': part('evening'),
    'early evening|early in the evening|early-evening': part('evening', 1020, 1140),
    'late evening|late in the evening|late-evening': part('evening', 1140, 1260),
    'night|night-time|nighttime|nite|night time': part('night'),
    'early night|early-night': part('night', 1260, 1320),
    'late night|late-night|late at night': part('night', 1320, 1440),
    'lunch|lunchtime|lunch time|lunch-time': part('noon'),
  }),
  ...phrases('half', {
    'am|in the am|a.m.|a.m|a m|a . m .|ampm|.am': { pm: false },
    'pm|in the pm|p.m.|p.m|p m|p . m .|p m .|.pm': { pm: true },
  }),
  ...wordClass('to', 'to|until|till|til|untill|thru|through|up to|til'),
  ...wordClass('dash', '-|--|to|til|till|until|through|thru'),
  ...wordClass('from', 'from|starting from|starting at|starting|beginning|beginning at|start from|since'),
  ...wordClass('between', 'between|in between|betwen|btwn|b/w'),
  ...wordClass('and', 'and|&|, and|plus'),
  ...wordClass('until', 'until|till|til|untill|through|thru|up to|up until|ending|ending on|ends on'),
  ...wordClass('by', 'by|no later than|not later than|by no later than|not after'),
  ...wordClass('before', 'before|earlier than|prior to|in advance of|sooner than|ahead of'),
  ...wordClass('after', 'after|later than|past'),
  ...wordClass('since', 'since|>=|at or after|on or after|from|as of|no earlier than|not before'),
  ...wordClass(
    'starting',
    'starting|starting on|starting from|starting at|beginning|beginning on|beginning from|from|as of|as from|effective|starts on|begins on',
  ),
  ...wordClass('at', 'at|@|at about|at around|at approximately|at exactly|@ around'),
  ...wordClass('on', 'on|of|for|in|this coming'),
  ...wordClass('in', 'in|in the|during|during the|at|the|at the|of'),
  ...wordClass('of', 'of|in|of the|in the|from|on'),
  ...wordClass('the', 'the'),
  ...wordClass('for', 'for|lasting|lasts|for up to|up to'),
  ...wordClass('sep', ',|-|@|on|the|,on'),
  ...wordClass('ago', 'ago|back|earlier|before now|before today'),
  ...wordClass('later', 'from now|hence|later|from today|in the future|after today|time'),
  ...wordClass('inTime', 'in|in about|in around|in less than|in another|in exactly'),
  ...wordClass('fromDay', 'from|after|following|since'),
  ...wordClass('within', 'within|within the next|within next'),
  ...wordClass('every', 'every|each|evry|every single'),
  ...wordClass('other', 'other|second|alternate|2nd|alternating'),
  ...wordClass('times', 'times|time|occurrences|lessons|sessions|meetings|classes|x|instances'),
  ...wordClass(
    'except',
    'except|except for|except on|but not|excluding|apart from|other than|not on|without|but not on|save',
  ),
  ...wordClass(
    'orLater',
    'or later|and later|or after|and after|or thereafter|onwards|onward|and onwards|and onward',
  ),
  ...wordClass('next', 'next|following|the next|the following'),
  ...wordClass('this', 'this|current|the current'),
  ...wordClass('last', 'last|previous|past|the last|the previous|the past|this past'),
  ...wordClass('coming', 'coming|upcoming|this coming|the coming|this upcoming|the upcoming'),
];
