/** The tables of subjects, as queries see them. */
import type { Generated } from 'kysely';
import type { JsonWithDefault, MomentOrNull } from '../../db/columns.ts';

type Subjects = {
  teacher_id: string;
  id: string;
  revision: Generated<number>;
  name: string;
  hourly_minor: number;
  color: string;
  position: Generated<number>;
  removed_at: MomentOrNull;
};

type Lessons = {
  teacher_id: string;
  subject_id: string;
  id: string;
  position: Generated<number>;
  name: string;
  repetition: Generated<number>;
  urls: JsonWithDefault<string[]>;
  private: Generated<boolean>;
};

declare module '../../db/tables.ts' {
  interface Tables {
    'app.subjects': Subjects;
    'app.lessons': Lessons;
  }
}
