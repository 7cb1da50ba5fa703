/** What every person says of themselves, whatever their role (spec section 3, user base). */
import * as v from 'valibot';
import { cleanName } from '../basics/names.ts';
import { languages, weekStarts, type WeekStart } from '../basics/languages.ts';
import { refuse, type Refusal } from '../basics/refusal.ts';
import { id, type Marks } from '../basics/wire.ts';
import { isFullName, tidyName } from './personName.ts';

type Phone = { country?: string; countryCode?: string; number?: string };
export type Place = { lat?: number; lon?: number; address?: string };

export type PersonFields = {
  name: string;
  phone: Phone | null;
  place: Place | null;
  /** The id of an image; what it shows is the images' own business. */
  image: string | null;
  language: string;
  theme: string;
  /** null: as the language has it. */
  weekStart: WeekStart | null;
};

export const phone = v.pipe(
  v.strictObject({
    country: v.nullish(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
    countryCode: v.nullish(v.pipe(v.string(), v.regex(/^\d{1,4}$/))),
    number: v.pipe(v.string(), v.regex(/^[\d ()-]{4,24}$/)),
  }),
  v.metadata({ input: 'PhoneNumberInput' } satisfies Marks),
);

const place = v.pipe(
  v.strictObject({
    lat: v.nullish(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))),
    lon: v.nullish(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))),
    address: v.nullish(v.pipe(v.string(), v.maxLength(300))),
  }),
  v.metadata({ input: 'LocationInput' } satisfies Marks),
);

export const themes = ['light', 'dark'] as const;

/** Of a user who chose none: whatever the device shows stays (spec sections 3 and 4). */
export const defaultTheme = 'dark';
/**
 * Currencies of two decimals: prices are kept in the smallest unit, and changing between currencies of different
 * ones would make a hundredfold of a price.
 */
export const currencies = ['ILS', 'USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD'] as const;

export const preferencesInput = v.pipe(
  v.strictObject({
    language: v.optional(v.picklist(languages)),
    theme: v.optional(v.picklist(themes)),
    currency: v.optional(v.picklist(currencies)),
    timeZone: v.optional(v.pipe(v.string(), v.maxLength(60))),
    weekStart: v.nullish(v.picklist(weekStarts)),
  }),
  v.metadata({ input: 'PreferencesInput' } satisfies Marks),
);

export type PreferencesInput = v.InferOutput<typeof preferencesInput>;

/** Of any person's patch: absent stays, null empties. */
export const personEntries = {
  id,
  username: v.optional(v.pipe(v.string(), v.maxLength(100))),
  phoneNumber: v.nullish(phone),
  location: v.nullish(place),
  profileImage: v.nullish(v.pipe(v.string(), v.maxLength(64))),
  preferences: v.optional(preferencesInput),
};

const personPatch = v.strictObject(personEntries);
export type PersonPatch = Omit<v.InferOutput<typeof personPatch>, 'id'>;

export function withPersonPatch<Person extends PersonFields>(
  person: Person,
  patch: PersonPatch,
  isName: (name: string) => boolean = isFullName,
): Person | Refusal {
  const name = patch.username === undefined ? person.name : tidyName(patch.username);
  if (name !== person.name && !isName(name)) return refuse('BAD_REQUEST', 'input.username');
  const { phoneNumber, location, profileImage, preferences } = patch;
  return {
    ...person,
    name,
    // A number alone stays a number of the same country.
    phone:
      phoneNumber == null
        ? phoneNumber === null
          ? null
          : person.phone
        : { ...person.phone, ...withoutNull(phoneNumber) },
    place: location === undefined ? person.place : cleanPlace(location),
    image: profileImage === undefined ? person.image : profileImage,
    language: preferences?.language ?? person.language,
    theme: preferences?.theme ?? person.theme,
    weekStart: preferences?.weekStart === undefined ? person.weekStart : preferences.weekStart,
  };
}

type Said<Value> = { [Field in keyof Value]?: Value[Field] | null | undefined };

function withoutNull<Value extends object>(said: Said<Value> | null): Value | null {
  if (said === null) return null;
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value != null)) as Value;
}

function cleanPlace(said: Said<Place> | null): Place | null {
  const place = withoutNull<Place>(said);
  return place?.address === undefined ? place : { ...place, address: cleanName(place.address) };
}
