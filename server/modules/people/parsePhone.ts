/** Adapts the library that knows every country's telephone numbers to the account rules. */
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { ParsePhone } from '../../../domain/access/accountRules.ts';

export const parsePhone: ParsePhone = (text, country) =>
  parsePhoneNumberFromString(text, { defaultCountry: country as 'IL' });
