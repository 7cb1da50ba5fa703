/** The teacher's contract as it stands, and the box that says it was read. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  contract: { version: number; text: string } | null;
  /** null: whoever agrees does so for themselves. */
  childName: string | null;
  agreed: boolean;
  onAgreed(agreed: boolean): void;
};

export function AgreeToContract({ contract, childName, agreed, onAgreed }: Props) {
  const { t } = useTranslation();
  const agreeId = useId();
  const version = contract?.version || t('joining.standard');
  return (
    <>
      {contract ? (
        <div className="grid gap-2">
          <p className="text-sm font-mid">{t('joining.contractTitle')}</p>
          <p
            dir="auto"
            tabIndex={0}
            className="max-h-48 overflow-y-auto rounded-md bg-desk p-3 text-sm leading-relaxed whitespace-pre-line"
          >
            {contract.text}
          </p>
        </div>
      ) : null}
      <div className="flex items-start gap-2.5 text-sm">
        <input
          id={agreeId}
          type="checkbox"
          checked={agreed}
          onChange={(event) => onAgreed(event.target.checked)}
          className="mt-0.5 size-4.5 accent-accent"
        />
        <label htmlFor={agreeId}>
          {childName === null
            ? t('joining.agree', { version })
            : t('joining.agreeChild', { version, name: childName })}
        </label>
      </div>
    </>
  );
}
