/** Three things that can be relied on, each with a small picture of the product. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Check, CircleHelp } from 'lucide-react';
import { Chip } from '../../ui/Chip.tsx';
import { Kbd } from '../../ui/Kbd.tsx';

export function Claims() {
  const { t } = useTranslation();
  return (
    <div className="grid gap-8 tablet:grid-cols-3">
      <Claim title={t('landing.claims.one')} body={t('landing.claims.oneBody')}>
        <OnlyThisOne />
      </Claim>
      <Claim title={t('landing.claims.two')} body={t('landing.claims.twoBody')}>
        <NothingGuessed />
      </Claim>
      <Claim title={t('landing.claims.three')} body={t('landing.claims.threeBody')}>
        <Figure />
      </Claim>
    </div>
  );
}

function Claim({ title, body, children }: { title: string; body: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-4">
      {/* A picture: its words are told beneath it. */}
      <div
        aria-hidden
        className="grid content-center gap-2.5 rounded-lg bg-desk p-4 text-sm tablet:min-h-56 tablet:p-5"
      >
        {children}
      </div>
      <div className="grid gap-1">
        <h3 className="text-lg">{title}</h3>
        <p className="text-on-surface-muted text-pretty">{body}</p>
      </div>
    </section>
  );
}

const card = 'grid gap-2 rounded-md bg-sheet p-3 shadow-sheet';

function OnlyThisOne() {
  const { t } = useTranslation();
  return (
    <>
      <div className={card}>
        <span className="font-strong">{t('landing.claims.asks')}</span>
        <span className="flex items-center gap-3 rounded-sm bg-accent-tint px-3 py-2 text-on-accent-tint">
          <Kbd>1</Kbd>
          {t('landing.claims.onlyToday')}
        </span>
        <span className="flex items-center gap-3 rounded-sm px-3 py-2 shadow-hairline">
          <Kbd>2</Kbd>
          {t('landing.claims.andAfter')}
        </span>
      </div>
      <div className={`${card} grid-cols-[auto_1fr_auto] items-center`}>
        <Check className="size-4 text-success" />
        {t('landing.claims.moved')}
        <span className="text-on-surface-muted">{t('landing.claims.undo')}</span>
      </div>
    </>
  );
}

function NothingGuessed() {
  const { t } = useTranslation();
  const rows = [
    [
      'said',
      <Chip key="said" pen="who">
        {t('landing.dana')}
      </Chip>,
    ],
    [
      'assumed',
      <Chip key="assumed" kind="assumed">
        {t('landing.claims.length')}
      </Chip>,
    ],
    [
      'asked',
      <Chip key="asked" kind="asked">
        <CircleHelp />
        {t('landing.claims.hour')}
      </Chip>,
    ],
    [
      'notRead',
      <span key="notRead" className="pen-unread">
        {t('landing.claims.gently')}
      </span>,
    ],
  ] as const;
  return (
    <>
      <p className={`${card} text-md`}>{t('landing.claims.sentence')}</p>
      <ul className="grid gap-2.5 pt-1">
        {rows.map(([name, chip]) => (
          <li key={name} className="grid grid-cols-[4.5rem_1fr] items-center text-xs text-on-surface-muted">
            {t(`landing.claims.${name}`)}
            <span className="justify-self-start text-sm text-on-surface">{chip}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const owed = [
  ['noam', 450, 100],
  ['yael', 300, 66],
  ['omer', 180, 40],
] as const;

function Figure() {
  const { t } = useTranslation();
  return (
    <>
      <p className="justify-self-end rounded-lg bg-sunk px-3.5 py-2">{t('landing.claims.question')}</p>
      <div className={card}>
        <p className="flex items-baseline gap-2">
          <bdi dir="ltr" className="text-2xl font-mid">
            ₪930
          </bdi>
          <span className="text-on-surface-muted">{t('landing.claims.students')}</span>
        </p>
        {owed.map(([who, sum, share]) => (
          <p
            key={who}
            className="grid grid-cols-[1fr_5rem_3rem] items-center gap-3 border-t border-line pt-2 text-xs"
          >
            {t(`landing.${who}`)}
            <span className="h-1.5 overflow-hidden rounded-full bg-sunk">
              <span className="block h-full bg-accent" style={{ inlineSize: `${share}%` }} />
            </span>
            <bdi dir="ltr" className="text-end font-mid">
              ₪{sum}
            </bdi>
          </p>
        ))}
      </div>
    </>
  );
}
