/** What others see of a person and how they are reached: picture, name, telephone, address; each wrong one with its own sentence. */
import { useQuery } from '@apollo/client/react';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  addressProblem,
  nameProblem,
  newcomerDefaults,
  readPhone,
  tidied,
  type AccountProblem,
  type Phone,
} from '../../../domain/access/accountRules.ts';
import type { OwnPatch } from '../../../domain/ownProfileStep.ts';
import { client } from '../../lib/apollo/apollo.ts';
import { useSession } from '../../lib/session/session.ts';
import { RefusalSentence } from '../effects/RefusalCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PictureField } from '../pictures/PictureField.tsx';
import { useDraft } from '../../lib/forms/useDraft.ts';
import { useFocusFirstWrong } from '../../lib/forms/useFocusFirstWrong.ts';
import { loadParsePhone, nationalOf, PhoneField } from '../access/PhoneField.tsx';
import { Problem } from '../access/Problem.tsx';
import { OwnDetailsDocument, type OwnDetailsQuery } from './api/account.generated.ts';
import { useOwnChange } from './useOwnChange.ts';

type OwnDetailsAnswer = NonNullable<OwnDetailsQuery['me']>;

export function OwnDetails() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(OwnDetailsDocument, {
    client,
    fetchPolicy: 'cache-and-network',
  });
  if (data?.me) return <Details own={data.me} again={() => refetch()} />;
  if (!error)
    return (
      // As tall as what comes, so that nothing below it moves.
      <div role="status" aria-label={t('shell.loading')} className="grid gap-6">
        <Skeleton className="size-20 rounded-full" />
        <div className="grid">
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} className="mt-6.5 mb-7.5 h-10 rounded-sm" />
          ))}
          <Skeleton className="h-9 w-20 rounded-sm" />
        </div>
      </div>
    );
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{t('access.failure.CONNECTION')}</p>
      <Button onClick={() => void refetch()}>{t('shell.retry')}</Button>
    </div>
  );
}

type FieldName = 'name' | 'phone' | 'address';
type Problems = Partial<Record<FieldName, AccountProblem | null>>;

/** The server's answer about one field stands beside that field. */
const fieldOf: Record<string, [FieldName, AccountProblem]> = {
  username: ['name', 'BAD_NAME'],
  phoneNumber: ['phone', 'BAD_PHONE'],
  location: ['address', 'BAD_ADDRESS'],
};

function Details({ own, again }: { own: OwnDetailsAnswer; again(): Promise<unknown> }) {
  const { t } = useTranslation();
  const focusFirstWrong = useFocusFirstWrong();
  const role = useSession((session) => session.user?.role);
  const change = useOwnChange();
  const { phoneNumber, location } = own;
  const stored = {
    name: own.username,
    country: phoneNumber?.country ?? newcomerDefaults.country,
    number: useNational(phoneNumber),
    address: location?.address ?? '',
  };
  const { fields, changed, change: write } = useDraft(stored);
  const [problems, setProblems] = useState<Problems>({});

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const phone = readPhone(fields.number, fields.country, await loadParsePhone());
    const found: Problems = {
      name: nameProblem(fields.name),
      phone: typeof phone === 'string' ? phone : null,
      address: addressProblem(fields.address),
    };
    setProblems(found);
    if (typeof phone === 'string' || Object.values(found).some(Boolean)) return focusFirstWrong(form);
    const said = { name: tidied(fields.name), phone, address: tidied(fields.address) };
    const refusal = await change.save(patchOf(own, said));
    const field = refusal?.code === 'BAD_REQUEST' && fieldOf[refusal.field?.split('.')[1] ?? ''];
    if (field) {
      setProblems({ [field[0]]: field[1] });
      focusFirstWrong(form);
    } else if (!refusal) {
      await again();
      // As it is kept by now, which may be tidier than it was typed.
      const { name, address } = said;
      write({ name, address, country: phone.country, number: await nationalOf(phone) });
    }
  }

  const told = (field: FieldName): string | null =>
    problems[field] ? t(`access.failure.${problems[field]}`) : null;
  const put = (field: FieldName, part: Partial<typeof fields>) => {
    write(part);
    setProblems({ ...problems, [field]: null });
  };
  const isBeside = change.refusal?.code === 'BAD_REQUEST' && Object.values(problems).some(Boolean);
  return (
    <div className="grid gap-6">
      <PictureField
        name={own.username}
        image={own.profileImage}
        use="profile"
        disabled={change.saving}
        onChange={(profileImage) => void change.save({ profileImage }).then(again)}
      />
      <form noValidate onSubmit={(event) => void save(event)}>
        <Field
          label={t('access.fullName')}
          name="name"
          autoComplete="name"
          dir="auto"
          maxLength={100}
          value={fields.name}
          error={told('name')}
          onChange={(event) => put('name', { name: event.target.value })}
        />
        <Field
          label={t('access.own.role')}
          readOnly
          className="[&_input]:bg-desk [&_input]:shadow-none"
          value={role ? t(`access.${role}`) : ''}
          hint={t('access.own.roleFixed')}
        />
        <PhoneField
          value={{ country: fields.country, number: fields.number }}
          error={told('phone')}
          onChange={(phone) => put('phone', phone)}
        />
        <Field
          label={t('access.address')}
          name="address"
          autoComplete="street-address"
          dir="auto"
          maxLength={200}
          hint={t('access.addressHint')}
          value={fields.address}
          error={told('address')}
          onChange={(event) => put('address', { address: event.target.value })}
        />
        {change.refusal && !isBeside ? (
          <RefusalSentence code={change.refusal.code} params={change.refusal.params} />
        ) : null}
        <Problem failure={change.lost ? 'CONNECTION' : null} />
        <Button type="submit" variant={changed ? 'primary' : 'plain'} disabled={change.saving}>
          {change.saving ? t('access.own.working') : t('access.own.save')}
        </Button>
      </form>
    </div>
  );
}

type Said = { name: string; phone: Phone; address: string };

/** Only what is another: what was changed elsewhere meanwhile stays. */
function patchOf({ username, phoneNumber, location }: OwnDetailsAnswer, said: Said): OwnPatch {
  const { name, phone, address } = said;
  const isPhone = phone.number === phoneNumber?.number && phone.countryCode === phoneNumber.countryCode;
  return {
    ...(name === username ? {} : { username: name }),
    ...(isPhone ? {} : { phoneNumber: phone }),
    ...(address === (location?.address ?? '') ? {} : { location: { ...pinOf(location), address } }),
  };
}

/** As the person would write it; until that is known, as it is kept. */
function useNational(phone: OwnDetailsAnswer['phoneNumber']): string {
  const kept = phone?.number ?? '';
  const countryCode = phone?.countryCode ?? newcomerDefaults.countryCode;
  const [shown, setShown] = useState({ kept, text: kept });
  useEffect(() => {
    let gone = false;
    const show = (text: string): void => void (gone || setShown({ kept, text }));
    if (kept !== '') nationalOf({ countryCode, number: kept }).then(show, () => undefined);
    return () => {
      gone = true;
    };
  }, [kept, countryCode]);
  return shown.kept === kept ? shown.text : kept;
}

/** A teacher's pin on her map stays where she put it. */
const pinOf = (place: OwnDetailsAnswer['location']): { lat: number; lon: number } | object =>
  place?.lat != null && place.lon != null ? { lat: place.lat, lon: place.lon } : {};
