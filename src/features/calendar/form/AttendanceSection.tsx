/** Who came to a lesson that has begun, or for whom of several one is cancelled: what a mark counts is said before it is written down. */
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerRefused } from '../../requests/AnswerRefused.tsx';
import type { Id } from '../../../../domain/basics/ids.ts';
import { onWallOf } from '../../../../domain/basics/zones.ts';
import { hasBegun, type Lesson } from '../../../../domain/calendar/lesson.ts';
import type { AbsenceKind } from '../../../../domain/calendar/occurrence.ts';
import type { Step } from '../../../../domain/operations.ts';
import { codecNow } from '../../../lib/entities/codecNow.ts';
import { previewSteps } from '../../../lib/operations/previewSteps.ts';
import { useEntityStore } from '../../../lib/entities/entityStore.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useNow } from '../../../lib/page/useNow.ts';
import { isolated } from '../../../ui/Sentence.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useAnswer } from '../../requests/useAnswer.ts';
import { Choice } from '../../../ui/Choice.tsx';
import type { SchoolMeetings } from '../../../lib/lessons/schoolMeetings.ts';

const marks = ['present', 'absent', 'late', 'noShow', 'cancelled'] as const;
type Mark = (typeof marks)[number];

/** Of what is to come the teacher alone can say that one of several need not come. */
const ahead: readonly Mark[] = ['present', 'cancelled'];

const markOf = {
  student: 'absent',
  late: 'late',
  noShow: 'noShow',
  teacher: 'cancelled',
} as const satisfies Record<AbsenceKind, Mark>;

function marksOf({ meeting, occurrence }: Lesson): Record<Id, Mark> {
  const away = new Map(occurrence?.absences.map(({ studentId, kind }) => [studentId, markOf[kind]]));
  return Object.fromEntries(
    meeting.attendees.map(({ studentId }) => [studentId, away.get(studentId) ?? 'present']),
  );
}

export function AttendanceSection({ lesson, school }: { lesson: Lesson; school: SchoolMeetings }) {
  const { t } = useTranslation();
  const zone = useSession((session) => session.user?.preferences.timeZone) ?? 'Asia/Jerusalem';
  const now = useNow(zone);
  const allowed = useEntityStore((state) => state.teachers[0]?.userData?.numberOfBadCancelsAllowed ?? 0);
  const { send, sending, refusal, lost } = useAnswer();
  const written = useMemo(() => marksOf(lesson), [lesson]);
  const [said, say] = useState<Record<Id, Mark>>({});
  const { meeting, slot } = lesson;
  const step = useMemo((): Step | null => {
    const changed = Object.entries(said).filter(
      ([id, mark]) => written[id] !== undefined && written[id] !== mark,
    );
    if (changed.length === 0) return null;
    const occurrence = onWallOf(slot, meeting.zone, codecNow().zone);
    return {
      name: 'markAttendance',
      args: {
        marks: changed.map(([attendeeId, kind]) => ({ meetingId: meeting.id, occurrence, attendeeId, kind })),
      },
    };
  }, [said, written, meeting, slot]);
  const counted = useMemo(
    () =>
      (step ? (previewSteps([step])?.rows ?? []) : []).flatMap(({ before, after }) =>
        after?.kind === 'link' && before?.kind === 'link'
          ? [{ id: after.id, used: after.badCancels, blocks: after.blocked && !before.blocked }]
          : [],
      ),
    [step],
  );
  const begun = hasBegun(lesson, now.ms);
  if (meeting.attendees.length < (begun ? 1 : 2)) return null;
  const title = t(begun ? 'learning.attendance.title' : 'learning.attendance.ahead');
  const shownFor = (id: Id): readonly Mark[] =>
    begun ? marks : marks.filter((mark) => ahead.includes(mark) || mark === written[id]);
  const wordOf = (mark: Mark): string =>
    t(mark === 'present' && !begun ? 'learning.attendance.comes' : `learning.attendance.${mark}`);
  return (
    <section aria-label={title} className="grid gap-3 rounded-md bg-desk p-3">
      <h3 className="text-sm font-mid">{title}</h3>
      <div className="grid gap-3 tablet:grid-cols-2">
        {meeting.attendees.map(({ studentId }) => (
          <Choice
            key={studentId}
            label={school.nameOf(studentId)}
            value={said[studentId] ?? written[studentId] ?? 'present'}
            options={shownFor(studentId).map((value) => ({ value, label: wordOf(value) }))}
            onChange={(mark) => say((all) => ({ ...all, [studentId]: mark }))}
          />
        ))}
      </div>
      {counted.map(({ id, used, blocks }) => (
        <p key={id} className="text-sm text-on-surface-muted">
          {isolated(t('learning.attendance.counted', { name: school.nameOf(id), used, allowed }))}
          {blocks ? ` ${t('learning.attendance.blocks', { name: school.nameOf(id) })}` : ''}
        </p>
      ))}
      <AnswerRefused {...{ refusal, lost }} />
      <Button
        size="sm"
        className="justify-self-start"
        disabled={step === null || sending}
        onClick={() =>
          step &&
          void send([step], t(begun ? 'learning.attendance.saved' : 'learning.attendance.savedAhead')).then(
            (done) => done && say({}),
          )
        }
      >
        {t(begun ? 'learning.attendance.save' : 'learning.attendance.saveAhead')}
      </Button>
    </section>
  );
}
