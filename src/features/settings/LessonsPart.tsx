/** How long a lesson usually is, what lies between two of them, and what a late cancel is. */
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/Field.tsx';
import type { OwnProfile } from './ownProfile.ts';
import { Section } from './Section.tsx';
import { usePart, type PartProps } from './usePart.ts';

const rows = [
  { field: 'lessonDuration', words: 'length', wrong: 'length', usual: 45, least: 5, most: 480 },
  { field: 'bufferMinutes', words: 'buffer', wrong: 'minutes', usual: 0, least: 0, most: 240 },
  { field: 'travelMinutes', words: 'travel', wrong: 'minutes', usual: 0, least: 0, most: 240 },
  { field: 'noticeHours', words: 'notice', wrong: 'notice', usual: 24, least: 0, most: 720 },
  {
    field: 'numberOfBadCancelsAllowed',
    words: 'allowance',
    wrong: 'allowance',
    usual: 3,
    least: 0,
    most: 100,
  },
] as const;

type Name = (typeof rows)[number]['field'];
type Fields = Record<Name, string>;

const fieldsOf = ({ userData }: OwnProfile): Fields =>
  Object.fromEntries(rows.map(({ field, usual }) => [field, String(userData[field] ?? usual)])) as Fields;

const isWhole = (text: string, least: number, most: number): boolean =>
  /^\d{1,4}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

export function LessonsPart(props: PartProps) {
  const { t } = useTranslation();
  const { fields, changed, change, tried, setTried, saving } = usePart(props, fieldsOf(props.profile));
  const wrong = rows.filter(({ field, least, most }) => !isWhole(fields[field], least, most));

  function save() {
    setTried(true);
    if (wrong.length > 0) return;
    const said = Object.fromEntries(rows.map(({ field }) => [field, Number(fields[field])])) as Record<
      Name,
      number
    >;
    void saving.save({ userData: said });
  }

  return (
    <Section id="lessons" title={t('settings.lessons.title')} changed={changed} saving={saving} onSave={save}>
      <div className="grid gap-x-4 gap-y-3 tablet:grid-cols-2">
        {rows.map((row) => (
          <Field
            key={row.field}
            label={t(`settings.lessons.${row.words}`)}
            inputMode="numeric"
            value={fields[row.field]}
            hint={row.words === 'allowance' ? t('settings.lessons.allowanceHint') : undefined}
            error={tried && wrong.includes(row) ? t(`settings.lessons.wrong.${row.wrong}`) : null}
            onChange={(event) => change({ [row.field]: event.target.value })}
          />
        ))}
      </div>
    </Section>
  );
}
