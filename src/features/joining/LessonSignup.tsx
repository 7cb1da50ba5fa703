/** /lessonSignup?teacherId=…: whoever comes by a teacher's link sees her, what she asks, and how to sign up. */
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { PublicBar } from '../publicPages/PublicBar.tsx';
import { useScreenTitle } from '../../lib/page/useScreenTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { usePublicTeacher, type PublicTeacher } from './publicTeacher.ts';
import { TeacherCard } from './TeacherCard.tsx';

export function LessonSignup() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const slug = address.get('teacherId');
  const found = usePublicTeacher(slug);
  if (found.status === 'away') return <Navigate to="/teacherNotFoundScreen" replace />;
  return (
    <div className="flex min-h-dvh flex-col bg-desk">
      <PublicBar />
      <main className="mx-auto grid w-full max-w-5xl flex-1 content-start gap-6 px-4 pt-6 pb-16 tablet:px-6 tablet:pt-10">
        {found.status === 'loading' ? (
          <div role="status" aria-label={t('joining.loading')} className="grid gap-4">
            <Skeleton className="h-10 max-w-md" />
            <Skeleton className="h-72 max-w-md rounded-lg" />
          </div>
        ) : found.status === 'failed' ? (
          <div role="alert" className="grid justify-items-start gap-3">
            <p>{t('access.failure.CONNECTION')}</p>
            <Button onClick={found.again}>{t('shell.retry')}</Button>
          </div>
        ) : (
          <Invitation teacher={found.teacher} slug={slug ?? ''} />
        )}
      </main>
    </div>
  );
}

function Invitation({ teacher, slug }: { teacher: PublicTeacher; slug: string }) {
  const { t } = useTranslation();
  const name = teacher.username;
  useScreenTitle(t('joining.pageTitle', { name }));
  const to = (path: string): string =>
    `${path}${path.includes('?') ? '&' : '?'}teacherId=${encodeURIComponent(slug)}`;
  return (
    <>
      <div className="grid max-w-2xl justify-items-start gap-3">
        <h1 className="text-2xl font-strong text-balance">{t('joining.pageTitle', { name })}</h1>
        <p className="text-lg text-on-surface-muted">{t('joining.lead', { name })}</p>
        <div className="mt-1 flex flex-wrap gap-2">
          <Button asChild variant="primary" size="tall">
            <Link to={to('/register?role=student')}>{t('joining.signUpStudent')}</Link>
          </Button>
          <Button asChild size="tall">
            <Link to={to('/register?role=parent')}>{t('joining.signUpParent')}</Link>
          </Button>
          <Button asChild variant="quiet" size="tall">
            <Link to={to('/login')}>{t('joining.haveAccount')}</Link>
          </Button>
        </div>
      </div>
      <div className="grid items-start gap-6 tablet:grid-cols-2">
        <TeacherCard teacher={teacher} />
        {teacher.contract ? (
          <section aria-labelledby="contract" className="grid gap-2">
            <h2 id="contract" className="text-md font-strong">
              {t('joining.contractTitle')}
            </h2>
            <p className="text-sm text-on-surface-muted">{t('joining.contractBody')}</p>
            <p
              dir="auto"
              className="rounded-lg bg-sheet p-5 leading-relaxed whitespace-pre-line shadow-sheet"
            >
              {teacher.contract.text}
            </p>
          </section>
        ) : null}
      </div>
    </>
  );
}
