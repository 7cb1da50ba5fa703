/** What a teacher says of herself to whoever has her link. */
import { useTranslation } from 'react-i18next';
import { toMinor } from '../../../domain/basics/money.ts';
import { subjectInk } from '../../ui/subjectInk.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { SubjectDot } from '../../ui/SubjectDot.tsx';
import { money } from '../../lib/i18n/money.ts';
import { useLanguage } from '../../lib/i18n/useLanguage.ts';
import type { PublicTeacher } from './publicTeacher.ts';

const places = [
  ['teacher', 'teachAtTeacher', 'teachAtTeacherCost'],
  ['student', 'teachAtStudent', 'teachAtStudentCost'],
  ['online', 'teachOnline', 'teachOnlineCost'],
] as const;

export function TeacherCard({ teacher }: { teacher: PublicTeacher }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const currency = teacher.currency ?? 'ILS';
  const sum = (major: number): string => money(toMinor(major, currency) ?? 0, currency, language);
  const offered = places.filter(([, is]) => teacher.teachLocations?.[is] === true);
  const { yearsExperience, aboutMe, lessonDuration, subjects } = teacher;
  return (
    <section aria-label={t('joining.aboutTitle')} className="grid gap-5 rounded-lg bg-sheet p-5 shadow-sheet">
      <div className="flex items-center gap-3">
        <Avatar
          name={teacher.username}
          image={teacher.profileImage}
          size="large"
          className="size-18 text-xl"
        />
        <div className="min-w-0">
          <p className="truncate text-lg font-strong">
            <bdi>{teacher.username}</bdi>
          </p>
          {yearsExperience ? (
            <p className="text-sm text-on-surface-muted">{t('joining.years', { count: yearsExperience })}</p>
          ) : null}
        </div>
      </div>
      {aboutMe ? (
        <p dir="auto" className="whitespace-pre-line text-on-surface-muted">
          {aboutMe}
        </p>
      ) : null}
      {subjects && subjects.length > 0 ? (
        <div className="grid gap-1.5">
          <h2 className="text-sm font-mid">{t('joining.subjects')}</h2>
          <ul className="grid gap-1">
            {subjects.map(({ id, name, cost, color }) => (
              <li key={id} className="flex items-center gap-2.5">
                <SubjectDot ink={subjectInk(color, name)} />
                <span className="min-w-0 flex-1 truncate">
                  <bdi>{name}</bdi>
                </span>
                {cost === null ? null : (
                  <span className="text-sm text-on-surface-muted">
                    {t('joining.perHour', { price: sum(cost) })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {offered.length > 0 ? (
        <div className="grid gap-1.5">
          <h2 className="text-sm font-mid">{t('joining.places')}</h2>
          <ul className="grid gap-0.5 text-on-surface-muted">
            {offered.map(([place, , cost]) => {
              const more = teacher.teachLocations?.[cost] ?? 0;
              const name = t(`joining.place.${place}`);
              return (
                <li key={place}>
                  {more > 0 ? t('joining.placeCost', { place: name, price: sum(more) }) : name}
                </li>
              );
            })}
          </ul>
        </div>
      ) : null}
      {lessonDuration ? (
        <p className="text-sm text-on-surface-muted">{t('joining.length', { minutes: lessonDuration })}</p>
      ) : null}
    </section>
  );
}
