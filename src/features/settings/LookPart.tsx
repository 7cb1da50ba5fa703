/** Language, look, money and time. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Step } from '../../../domain/operations.ts';
import { currencies, themes } from '../../../domain/people/person.ts';
import { Choice } from '../../ui/Choice.tsx';
import { Combobox } from '../../ui/Combobox.tsx';
import { LanguageFields } from '../../ui/LanguageFields.tsx';
import { useTheme } from '../../ui/tokens/theme.ts';
import { datesOf, languages, usualLanguage, weekStarts } from '../../../domain/basics/languages.ts';
import { chooseLanguage } from '../../lib/i18n/language.ts';
import { zonesBeside } from '../../lib/i18n/zones.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import { NewCurrency, SureOfCurrency } from './NewCurrency.tsx';
import type { OwnProfile } from './ownProfile.ts';
import { Section } from './Section.tsx';
import { useDraft } from '../../lib/forms/useDraft.ts';
import { useSaveProfile } from './useSaveProfile.ts';

const oneOf = <Value extends string>(
  values: readonly Value[],
  said: string | null | undefined,
  usual: Value,
): Value => values.find((value) => value === said) ?? usual;

const rateOf = (text: string): number | null => {
  const figure = text.trim().replace(',', '.');
  return /^\d{1,6}(\.\d{1,6})?$/.test(figure) && Number(figure) > 0 ? Number(figure) : null;
};

/** The fields, and saving those that were changed. */
function useLook(profile: OwnProfile, again: () => Promise<void>) {
  const said = profile.preferences;
  const zone = said?.timeZone ?? 'Asia/Jerusalem';
  const before = oneOf(currencies, said?.currency, 'ILS');
  // What the screen shows: the default of a user overrides nothing.
  const [shown, setShown] = useState(() => useTheme.getState().theme);
  const { fields, changed, change } = useDraft({
    language: oneOf(languages, said?.language, usualLanguage),
    theme: shown,
    currency: before,
    timeZone: zone,
    weekStart: weekStarts.find((day) => day === said?.weekStart) ?? null,
  });
  // By itself it changes nothing that is stored.
  const [typedRate, typeRate] = useState('');
  const saving = useSaveProfile(profile, again);
  const isNewCurrency = fields.currency !== before;
  const [isAsking, setAsking] = useState(false);
  const rate = rateOf(typedRate);

  async function save() {
    setAsking(false);
    const { language, theme, currency, timeZone, weekStart } = fields;
    const chosen = theme === shown ? {} : { theme };
    const steps: Step[] =
      isNewCurrency && rate !== null
        ? [{ name: 'changeCurrency', args: { teacherId: profile.id, currency, rate } }]
        : [];
    if (!(await saving.save({ preferences: { language, ...chosen, timeZone, weekStart } }, steps))) return;
    useTheme.getState().show(theme);
    setShown(theme);
    typeRate('');
    await chooseLanguage(language);
  }
  const sure = { isAsking, ask: () => setAsking(true), back: () => setAsking(false) };
  return {
    zone,
    before,
    fields,
    changed,
    change,
    saving,
    isNewCurrency,
    rate,
    typedRate,
    typeRate,
    sure,
    save,
  };
}

export function LookPart({ profile, again }: { profile: OwnProfile; again(): Promise<void> }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const look = useLook(profile, again);
  const { zone, before, fields, changed, change, saving, isNewCurrency, rate } = look;
  const named = new Intl.DisplayNames(datesOf(language), { type: 'currency' });
  return (
    <Section
      id="look"
      title={t('settings.look.title')}
      changed={changed && (!isNewCurrency || rate !== null)}
      saving={saving}
      onSave={() => (isNewCurrency ? look.sure.ask() : void look.save())}
    >
      <div className="grid gap-4 tablet:grid-cols-2">
        <LanguageFields fields={fields} onChange={change} />
        <Choice
          label={t('settings.look.theme')}
          value={fields.theme}
          options={themes.map((value) => ({ value, label: t(`settings.look.${value}`) }))}
          onChange={(theme) => change({ theme })}
        />
        <Combobox
          label={t('settings.look.timeZone')}
          value={fields.timeZone}
          options={zonesBeside(zone).map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
          onChange={(timeZone) => change({ timeZone })}
        />
        <Choice
          label={t('settings.look.currency')}
          value={fields.currency}
          options={currencies.map((value) => ({ value, label: `${named.of(value) ?? value} (${value})` }))}
          onChange={(currency) => change({ currency })}
        />
      </div>
      {isNewCurrency ? (
        <NewCurrency
          from={before}
          to={fields.currency}
          text={look.typedRate}
          rate={rate}
          onText={look.typeRate}
        />
      ) : null}
      {look.sure.isAsking && rate !== null ? (
        <SureOfCurrency
          from={before}
          to={fields.currency}
          rate={rate}
          onChange={() => void look.save()}
          onClose={look.sure.back}
        />
      ) : null}
    </Section>
  );
}
