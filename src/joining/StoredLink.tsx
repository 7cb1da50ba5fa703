/** Whoever came by a teacher's link and is in now goes on where the link led: to joining her. */
import { useState } from 'react';
import { client } from '../app/apollo.ts';
import { useSchool } from '../app/school.ts';
import { JoinTeacher, type Learner } from './JoinTeacher.tsx';
import { forgetTeacher, storedTeacher } from './storedTeacher.ts';

/** learners: of a parent, whom joining can be for; null: the student themselves. */
export function StoredLink({ learners }: { learners: readonly Learner[] | null }) {
  const retry = useSchool((school) => school.retry);
  const [slug, setSlug] = useState(storedTeacher);
  if (slug === null) return null;
  return (
    <JoinTeacher
      slug={slug}
      learners={learners}
      onClose={(asked) => {
        setSlug(null);
        forgetTeacher();
        if (asked) void client.refetchQueries({ include: ['OwnJoinRequests'] }).then(retry);
      }}
    />
  );
}
