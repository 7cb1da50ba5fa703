/** What a sentence names of a notification: what it is about. */
import { momentWords, inWords } from '../../kernel/words.ts';
import { wallOfMoment } from '../../world/moments.ts';
import type { World } from '../../world/world.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';

export type Told = World['notifications'][number];

/** The first that a title has is what it is called. */
const about: readonly { said: RegExp; titles: RegExp; en: string; he: string }[] = [
  { said: /\bprices?\b|\bcosts?\b|מחיר/, titles: /Cost/, en: 'a price change', he: 'שינוי מחיר' },
  {
    said: /\bphones?\b|\bnumber changed\b|טלפון/,
    titles: /Phone/,
    en: 'a new phone number',
    he: 'טלפון חדש',
  },
  { said: /\be-?mails?\b|מייל/, titles: /Email/, en: 'a new email address', he: 'מייל חדש' },
  {
    said: /\baddress\b|\bplace\b|\blocation\b|כתובת|מקום/,
    titles: /Location/,
    en: 'a new place',
    he: 'מקום חדש',
  },
  { said: /\bcancel|ביטול|ביטל|בוטל/, titles: /Cancelled|Left/, en: 'a cancellation', he: 'ביטול' },
  { said: /\bjoin|הצטרפ/, titles: /Join|Waitlist|Place/, en: 'someone joined', he: 'הצטרפות' },
  {
    said: /\brequest|\bask|\bapprov|בקש|ביקש|אישר|אושר/,
    titles: /Request|Pending/,
    en: 'a request',
    he: 'בקשה',
  },
  { said: /\bpay|\bpaid|\bdebt|\bowe|תשלום|שילם|חוב/, titles: /Payment/, en: 'a payment', he: 'תשלום' },
  { said: /\bremind|תזכור/, titles: /Reminder|Agenda/, en: 'a reminder', he: 'תזכורת' },
  {
    said: /\bhomework\b|\bmaterials?\b|שיעורי בית|חומר/,
    titles: /Homework|LessonsUpdated/,
    en: 'materials',
    he: 'חומרים',
  },
  { said: /\bsubjects?\b|מקצוע/, titles: /Subject/, en: 'a subject', he: 'מקצוע' },
  {
    said: /\bmoved?\b|\btime\b|\bbooked\b|\blessons?\b|הוזז|שעה|נקבע|שיעור/,
    titles: /Meeting/,
    en: 'a lesson',
    he: 'שיעור',
  },
];

/** Words of what one is about. */
export const aboutWords = new RegExp(about.map(({ said }) => said.source).join('|'));

export const titlesSaid = (text: string): RegExp[] =>
  about.filter(({ said }) => said.test(text)).map(({ titles }) => titles);

const textIn = (message: string | null | undefined): Record<string, unknown> => {
  try {
    const read: unknown = JSON.parse(message ?? '');
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    // What cannot be read is known by its hour alone.
    return {};
  }
};

export const wallOfTold = ({ timestamp }: Told, world: Pick<World, 'timeZone'>): string | null =>
  timestamp == null ? null : wallOfMoment(timestamp, world.timeZone);

/** "a price change · Dana · Sunday 15 March 16:00" */
export function toldWords(told: Told, world: IndexedWorld): string {
  const params = textIn(told.message);
  const kind = about.find(({ titles }) => titles.test(told.title ?? ''));
  const named = [params['studentName'], params['subjectName'], params['teacherName']].find(
    (name) => typeof name === 'string' && name !== '',
  );
  const wall = wallOfTold(told, world);
  const words = [kind && inWords(world, kind.en, kind.he), named, wall && momentWords(world, wall)];
  return words.filter((word) => typeof word === 'string' && word !== '').join(' · ');
}
