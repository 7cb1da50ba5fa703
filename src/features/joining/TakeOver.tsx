/** What is asked where the account and the kept student differ, and the button that makes them one. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefusalCode } from '../../../domain/basics/refusal.ts';
import { isFullName } from '../../../domain/people/personName.ts';
import { homeOf } from '../../lib/routes/homeOf.ts';
import { askByFetch } from '../../lib/session/askByFetch.ts';
import type { SessionUser } from '../../lib/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { AgreeToContract } from './AgreeToContract.tsx';
import type { Claim } from './claim.ts';
import { ClaimStudentDocument, type ClaimStudentMutationVariables } from './claimStudent.fetch.generated.ts';

type Props = {
  claim: Claim;
  code: string;
  user: SessionUser;
  /** The contract is another one by now. */
  onChanged(): void;
};
type Failure = RefusalCode | 'LOST' | null;

const numberOf = ({ phoneNumber }: Claim): string | null =>
  phoneNumber?.number
    ? `${phoneNumber.countryCode ? `+${phoneNumber.countryCode} ` : ''}${phoneNumber.number}`
    : null;

export function TakeOver({ claim, code, user, onChanged }: Props) {
  const { t } = useTranslation();
  const [takeName, setTakeName] = useState(false);
  const [takePhone, setTakePhone] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>(null);
  const isParent = user.role === 'parent';

  async function accept() {
    setSending(true);
    setFailure(null);
    const { version, locale } = claim.contract;
    const contract = agreed ? { contractVersion: version, locale } : {};
    const status = await ask({ code, takeName, takePhone, ...contract });
    // Everything that this page holds is of before.
    if (status === 'ok') return window.location.assign(homeOf(user.role));
    setSending(false);
    if (status === 'CONTRACT_CHANGED') {
      // Nobody has agreed to what they have not read.
      setAgreed(false);
      onChanged();
    }
    setFailure(status as Failure);
  }

  return (
    <section
      aria-label={t('joining.claim.title')}
      className="grid gap-4 rounded-lg bg-sheet p-5 shadow-sheet"
    >
      <p>
        {t(isParent ? 'joining.claim.asParent' : 'joining.claim.asStudent', {
          name: claim.username,
          own: user.username,
        })}
      </p>
      {isParent ? null : (
        <Differences {...{ claim, user, takeName, takePhone }} onName={setTakeName} onPhone={setTakePhone} />
      )}
      <AgreeToContract
        contract={claim.contract}
        childName={isParent ? claim.username : null}
        agreed={agreed}
        onAgreed={setAgreed}
      />
      <p className="text-sm text-on-surface-muted">{t('joining.claim.agreeLater')}</p>
      <Failed failure={failure} />
      <Button
        variant="primary"
        size="tall"
        className="justify-self-start"
        disabled={sending}
        onClick={() => void accept()}
      >
        {t(isParent ? 'joining.claim.takeChild' : 'joining.claim.take')}
      </Button>
    </section>
  );
}

const ask = (wish: ClaimStudentMutationVariables): Promise<string> =>
  askByFetch(ClaimStudentDocument, wish).then(
    ({ claimStudent }) => claimStudent.status,
    () => 'LOST',
  );

function Failed({ failure }: { failure: Failure }) {
  const { t } = useTranslation();
  return failure ? (
    <p role="alert" className="text-sm text-danger">
      {failure === 'LOST' ? t('joining.saveFailed') : t(`refusals.${failure}.why`)}
    </p>
  ) : null;
}

type Differing = {
  claim: Claim;
  user: SessionUser;
  takeName: boolean;
  takePhone: boolean;
  onName(takes: boolean): void;
  onPhone(takes: boolean): void;
};

/** The teacher may call the student otherwise, or know another telephone. */
function Differences({ claim, user, takeName, takePhone, onName, onPhone }: Differing) {
  const { t } = useTranslation();
  const number = numberOf(claim);
  return (
    <>
      {user.username !== claim.username && isFullName(claim.username) ? (
        <Question
          title={t('joining.claim.whichName')}
          own={user.username}
          other={claim.username}
          takes={takeName}
          onChange={onName}
        />
      ) : null}
      {number !== null ? (
        <Question
          title={t('joining.claim.whichPhone')}
          own={t('joining.claim.ownPhone')}
          other={number}
          takes={takePhone}
          onChange={onPhone}
        />
      ) : null}
    </>
  );
}

type Asked = { title: string; own: string; other: string; takes: boolean; onChange(takes: boolean): void };

function Question({ title, own, other, takes, onChange }: Asked) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-mid">{title}</legend>
      {[own, other].map((text, at) => (
        <label key={at} className="flex min-h-9 items-center gap-2.5">
          <input
            type="radio"
            name={title}
            checked={takes === (at === 1)}
            onChange={() => onChange(at === 1)}
            className="size-4.5 accent-accent"
          />
          <bdi>{text}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
