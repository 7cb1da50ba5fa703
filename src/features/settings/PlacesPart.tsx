/** Where the teacher teaches, what each place costs, and how far she goes. */
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { largestRadiusKm } from '../../../domain/people/people.ts';
import { Field } from '../../ui/Field.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { minorOf } from '../../lib/forms/minorOf.ts';
import type { OwnProfile } from './ownProfile.ts';
import { Section } from './Section.tsx';
import { usePart, type PartProps } from './usePart.ts';
import { lazyPart } from '../../lib/page/lazyPart.ts';

const RadiusMap = lazyPart(async () => (await import('./RadiusMap.tsx')).RadiusMap);

const places = [
  { words: 'teacher', offered: 'teachAtTeacher', cost: 'teachAtTeacherCost' },
  { words: 'student', offered: 'teachAtStudent', cost: 'teachAtStudentCost' },
  { words: 'online', offered: 'teachOnline', cost: 'teachOnlineCost' },
] as const;

type Offered = (typeof places)[number]['offered'];
type Cost = (typeof places)[number]['cost'];
type Fields = Record<Offered, boolean> &
  Record<Cost, string> & { radius: string; address: string; lat: number | null; lon: number | null };

function fieldsOf({ userData, location }: OwnProfile): Fields {
  const said = userData.teachLocations;
  return {
    teachAtTeacher: said?.teachAtTeacher ?? false,
    teachAtStudent: said?.teachAtStudent ?? false,
    teachOnline: said?.teachOnline ?? false,
    teachAtTeacherCost: String(said?.teachAtTeacherCost ?? 0),
    teachAtStudentCost: String(said?.teachAtStudentCost ?? 0),
    teachOnlineCost: String(said?.teachOnlineCost ?? 0),
    radius: userData.operationRadius === null ? '' : String(userData.operationRadius),
    address: location?.address ?? '',
    lat: location?.lat ?? null,
    lon: location?.lon ?? null,
  };
}

const kilometres = (text: string): number | null => {
  const figure = text.trim().replace(',', '.');
  return /^\d{1,3}(\.\d{1,2})?$/.test(figure) && Number(figure) <= largestRadiusKm ? Number(figure) : null;
};

export function PlacesPart(props: PartProps) {
  const { t } = useTranslation();
  const { fields, changed, change, tried, setTried, saving } = usePart(props, fieldsOf(props.profile));
  const currency = props.profile.preferences?.currency ?? 'ILS';
  const costs = places.map(({ cost }) => minorOf(fields[cost], currency));
  const none = !places.some(({ offered }) => fields[offered]);
  const radius = fields.radius.trim() === '' ? null : kilometres(fields.radius);
  const badRadius = fields.radius.trim() !== '' && radius === null;

  function save() {
    setTried(true);
    const [teacher, student, online] = costs;
    if (none || badRadius || teacher == null || student == null || online == null) return;
    const { lat, lon, address } = fields;
    void saving.save({
      userData: {
        operationRadius: radius,
        teachLocations: {
          teachAtTeacher: fields.teachAtTeacher,
          teachAtStudent: fields.teachAtStudent,
          teachOnline: fields.teachOnline,
          teachAtTeacherCost: teacher,
          teachAtStudentCost: student,
          teachOnlineCost: online,
        },
      },
      location: lat === null && address.trim() === '' ? null : { lat, lon, address: address.trim() || null },
    });
  }

  return (
    <Section id="places" title={t('settings.places.title')} changed={changed} saving={saving} onSave={save}>
      <ul className="grid gap-1">
        {places.map(({ words, offered, cost }, at) => (
          <li key={words} className="grid grid-cols-[minmax(0,1fr)_9rem] items-center gap-3">
            <label className="flex items-center gap-3 text-md">
              <Switch checked={fields[offered]} onCheckedChange={(is) => change({ [offered]: is })} />
              {t(`settings.places.${words}`)}
            </label>
            <Field
              label={t('settings.places.cost')}
              inputMode="decimal"
              disabled={!fields[offered]}
              value={fields[cost]}
              error={tried && costs[at] === null ? t('settings.places.wrong') : null}
              onChange={(event) => change({ [cost]: event.target.value })}
            />
          </li>
        ))}
      </ul>
      {tried && none ? (
        <p role="alert" className="text-sm text-danger">
          {t('settings.places.none')}
        </p>
      ) : null}
      <div className="grid gap-x-4 gap-y-3 tablet:grid-cols-2">
        <Field
          label={t('settings.places.address')}
          maxLength={300}
          value={fields.address}
          onChange={(event) => change({ address: event.target.value })}
        />
        <Field
          label={t('settings.places.radius')}
          inputMode="decimal"
          value={fields.radius}
          error={badRadius ? t('settings.places.radiusWrong', { most: largestRadiusKm }) : null}
          onChange={(event) => change({ radius: event.target.value })}
        />
      </div>
      <Suspense fallback={<Skeleton className="h-72 rounded-md" />}>
        <RadiusMap
          place={fields.lat === null || fields.lon === null ? null : { lat: fields.lat, lon: fields.lon }}
          radiusKm={radius ?? 0}
          onPlace={(place) => change(place)}
        />
      </Suspense>
    </Section>
  );
}
