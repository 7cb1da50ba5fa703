/** The library that knows every country's numbers, as the rules of accounts ask it. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { ParsePhone } from '../../domain/access/accountRules.ts';

export const parsePhone: ParsePhone = (text, country) =>
  parsePhoneNumberFromString(text, { defaultCountry: country as 'IL' });
