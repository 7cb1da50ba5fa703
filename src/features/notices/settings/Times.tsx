/** When it is quiet, when the day's lessons are told, and how long before each lesson it is reminded of. */
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { beforeText } from '../../../lib/i18n/beforeText.ts';
import { Choice } from '../../../ui/Choice.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TimeField } from '../../../ui/TimeField.tsx';
import type { Choose, Setting } from './setting.ts';

const usualQuiet = { from: '22:00', to: '07:00' };
const usualAgenda = '07:30';
const offered = [10, 30, 60, 120, 1_440] as const;

export function Times({ setting, choose }: { setting: Setting; choose: Choose }) {
  const { t } = useTranslation();
  const { quiet, agendaAt } = setting;
  const hush = (next: Setting['quiet']): void => choose({ quiet: next ?? null }, { quiet: next });
  return (
    <div className="grid gap-5">
      <Timed
        title={t('notices.settings.quiet')}
        body={t('notices.settings.quietBody')}
        isOn={quiet != null}
        onTurn={(isOn) => hush(isOn ? usualQuiet : null)}
      >
        {quiet ? (
          <div className="grid max-w-80 grid-cols-2 gap-3">
            <TimeField
              label={t('notices.settings.from')}
              value={quiet.from}
              onChange={(from) => hush({ ...quiet, from })}
            />
            <TimeField
              label={t('notices.settings.to')}
              value={quiet.to}
              onChange={(to) => hush({ ...quiet, to })}
            />
          </div>
        ) : null}
      </Timed>
      <Timed
        title={t('notices.settings.agenda')}
        body={t('notices.settings.agendaBody')}
        isOn={agendaAt != null}
        onTurn={(isOn) => {
          const at = isOn ? usualAgenda : null;
          choose({ agendaAt: at }, { agendaAt: at });
        }}
      >
        {agendaAt == null ? null : (
          <TimeField
            className="max-w-40"
            label={t('notices.settings.at')}
            value={agendaAt}
            onChange={(at) => choose({ agendaAt: at }, { agendaAt: at })}
          />
        )}
      </Timed>
      <Remind setting={setting} choose={choose} />
    </div>
  );
}

function Remind({ setting: { remindMinutes }, choose }: { setting: Setting; choose: Choose }) {
  const { t } = useTranslation();
  const choices = [...new Set([...offered, ...(remindMinutes == null ? [] : [remindMinutes])])];
  return (
    <Choice
      className="max-w-80"
      label={t('notices.settings.remind')}
      value={remindMinutes == null ? '' : String(remindMinutes)}
      options={[
        { value: '', label: t('notices.settings.remindNever') },
        ...choices.map((minutes) => ({
          value: String(minutes),
          label: beforeText(minutes, t),
        })),
      ]}
      onChange={(value) => {
        const minutes = value === '' ? null : Number(value);
        choose({ remindMinutes: minutes }, { remindMinutes: minutes });
      }}
    />
  );
}

type TimedProps = {
  title: string;
  body: string;
  isOn: boolean;
  onTurn(isOn: boolean): void;
  children: ReactNode;
};

function Timed({ title, body, isOn, onTurn, children }: TimedProps) {
  const id = useId();
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-4">
        <div className="min-w-0 grow">
          <p id={id} className="text-sm font-mid">
            {title}
          </p>
          <p className="text-xs text-on-surface-muted">{body}</p>
        </div>
        <Switch checked={isOn} onCheckedChange={onTurn} aria-labelledby={id} />
      </div>
      {children}
    </div>
  );
}
