/** What a setting is worth, in words: hours by days, places with what they add, minutes, kilometres. */
import type { TFunction } from 'i18next';
import type { Teacher, Weekday, WorkingHours } from '../../../domain/people/people.ts';
import { noticeChannels, noticeKinds, type NoticeWay } from '../../../domain/notifications/noticeKinds.ts';
import type { Language } from '../../../domain/basics/languages.ts';
import { beforeText } from '../../lib/i18n/beforeText.ts';
import { money } from '../../lib/i18n/money.ts';
import type { Setting, SettingWorth } from './settingFacts.ts';

type Words = { t: TFunction; language: Language; currency: string };

const week: Weekday[] = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const longestShown = 80;

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** "Sunday–Thursday 14:00–20:00 · Friday off": days beside each other with the same hours are one. */
function hoursWords(hours: WorkingHours, t: TFunction): string {
  const spoken = week.flatMap((day, at) => {
    const ranges = hours[day];
    if (!ranges) return [];
    const text = ranges.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(', ');
    return [{ at, day, text: text || t('actions.setting.off') }];
  });
  const groups: (typeof spoken)[] = [];
  for (const one of spoken) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && last.at === one.at - 1 && last.text === one.text) group.push(one);
    else groups.push([one]);
  }
  const name = (day: Weekday): string => t(`settings.hours.days.${day}`);
  return groups
    .flatMap((group) => {
      const [first, last] = [group[0], group.at(-1)];
      if (!first || !last) return [];
      const days = first === last ? name(first.day) : `${name(first.day)}–${name(last.day)}`;
      return `${days} ${first.text}`;
    })
    .join(' · ');
}

function placesWords(places: Teacher['locations'], { t, language, currency }: Words): string {
  const offered = (['online', 'teacher', 'student'] as const).filter((place) => places[place].offered);
  const written = offered.map((place) => {
    const { costMinor } = places[place];
    const name = t(`settings.places.${place}`);
    return costMinor > 0 ? `${name} +${money(costMinor, currency, language)}` : name;
  });
  return written.join(' · ') || t('actions.setting.nowhere');
}

const namesOfChoices = {
  quiet: 'notices.settings.quiet',
  agendaAt: 'notices.settings.agenda',
  noticesOff: 'notices.settings.off',
  remindMinutes: 'notices.settings.remind',
} as const;

const isChoice = (setting: Setting): setting is keyof typeof namesOfChoices => setting in namesOfChoices;

export const settingName = (setting: Setting, t: TFunction): string =>
  isChoice(setting) ? t(namesOfChoices[setting]) : t(`actions.setting.${setting}`);

/** "Email: payments, requests"; a way that tells nothing at all by its name alone. */
function offWords(off: readonly NoticeWay[], t: TFunction): string {
  const told = noticeChannels.flatMap((channel) => {
    const kinds = noticeKinds.filter((kind) => off.includes(`${kind}.${channel}`));
    if (kinds.length === 0) return [];
    const names = kinds.map((kind) => t(`notices.settings.kind.${kind}`)).join(', ');
    const way = t(`notices.settings.channel.${channel}`);
    return kinds.length === noticeKinds.length ? [way] : [`${way}: ${names}`];
  });
  return told.join(' · ') || t('notices.settings.nothingOff');
}

export function settingText(setting: Setting, worth: SettingWorth, words: Words): string {
  if (worth === null)
    return words.t(setting === 'weekStart' ? 'actions.setting.asLanguage' : 'actions.setting.unset');
  if (typeof worth === 'string') {
    if (setting === 'weekStart') return words.t(`settings.hours.days.${worth as Weekday}`);
    const text = setting === 'zone' ? worth.replaceAll('_', ' ') : worth;
    return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
  }
  if (typeof worth === 'number') return String(worth);
  if ('off' in worth) return offWords(worth.off, words.t);
  if ('minutesBefore' in worth) return beforeText(worth.minutesBefore, words.t);
  return 'hours' in worth ? hoursWords(worth.hours, words.t) : placesWords(worth.places, words);
}
