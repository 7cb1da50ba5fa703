/** A phone number and its country; the library that knows the countries comes when the field is first used. */
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newcomerDefaults, type ParsePhone } from '../../../domain/access/accountRules.ts';
import { cn } from '../../ui/cn.ts';
import { Input } from '../../ui/Input.tsx';
import { Label } from '../../ui/Label.tsx';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';

export type TypedPhone = { country: string; number: string };

type Country = { code: string; calling: string };

const atFirst: Country[] = [{ code: newcomerDefaults.country, calling: newcomerDefaults.countryCode }];

/** Loaded once; whoever judges a number waits for it. */
export async function loadParsePhone(): Promise<ParsePhone> {
  const { parsePhoneNumberFromString: parse } = await import('libphonenumber-js/min');
  return (text, country) => parse(text, { defaultCountry: country as 'IL' });
}

/** As a number is written in its own country. */
export async function nationalOf({
  countryCode,
  number,
}: {
  countryCode: string;
  number: string;
}): Promise<string> {
  const { parsePhoneNumberFromString: parse } = await import('libphonenumber-js/min');
  return parse(`+${countryCode}${number}`)?.formatNational() ?? number;
}

async function loadCountries(): Promise<Country[]> {
  const { getCountries, getCountryCallingCode } = await import('libphonenumber-js/min');
  return getCountries().map((code) => ({ code, calling: getCountryCallingCode(code) }));
}

type Props = { value: TypedPhone; error: string | null; onChange(value: TypedPhone): void };

export function PhoneField({ value, error, onChange }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [countries, setCountries] = useState(atFirst);
  const id = useId();

  useEffect(() => {
    let gone = false;
    // Without them the default country stands alone, and numbers from abroad still begin with a plus.
    loadCountries().then(
      (all) => gone || setCountries(all),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);

  const names = new Intl.DisplayNames([language], { type: 'region' });
  const listed = countries
    .map(({ code, calling }) => ({ code, calling, name: names.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
  return (
    <div className="mb-1.5 grid content-start gap-1.5">
      <Label htmlFor={id}>{t('access.phone')}</Label>
      <div className="flex gap-2">
        <select
          aria-label={t('access.country')}
          autoComplete="country"
          value={value.country}
          className="calm h-10 w-32 shrink-0 rounded-sm bg-sheet px-2 text-sm text-on-surface shadow-[inset_0_0_0_1px_var(--line-strong)] focus-visible:outline-2 coarse:h-11"
          onChange={(event) => onChange({ ...value, country: event.target.value })}
        >
          {listed.map(({ code, calling, name }) => (
            <option key={code} value={code}>
              {`${name} \u2066+${calling}\u2069`}
            </option>
          ))}
        </select>
        <Input
          id={id}
          type="tel"
          name="phone"
          dir="ltr"
          autoComplete="tel-national"
          value={value.number}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          onChange={(event) => onChange({ ...value, number: event.target.value })}
        />
      </div>
      <p
        id={`${id}-note`}
        role={error ? 'alert' : undefined}
        className={cn('min-h-4.5 text-xs leading-snug', error ? 'text-danger' : 'text-on-surface-faint')}
      >
        {error}
      </p>
    </div>
  );
}
