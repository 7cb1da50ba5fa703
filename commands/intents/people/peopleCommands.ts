/** The commands about students, teachers, children and profiles. */
import { studentOpen } from './student.open.ts';
import { studentBlock } from './student.block.ts';
import { studentArchive } from './student.archive.ts';
import { studentShow } from './student.show.ts';
import { studentFind } from './student.find.ts';
import { studentInvite } from './student.invite.ts';
import { lateCancelsAdjust } from './lateCancels.adjust.ts';
import { lateCancelsShow } from './lateCancels.show.ts';
import { lateCancelsCheck } from './lateCancels.check.ts';
import { teacherShow } from './teacher.show.ts';
import { teacherSelect } from './teacher.select.ts';
import { teacherOpen } from './teacher.open.ts';
import { childShow } from './child.show.ts';
import { childAdd } from './child.add.ts';
import { childPicture } from './child.picture.ts';
import { childRemove } from './child.remove.ts';
import { childSelect } from './child.select.ts';
import { attendanceShow } from './attendance.show.ts';
import { profileOpen } from './profile.open.ts';
import { profileChange } from './profile.change.ts';
import { settingsProfile } from './settings.profile.ts';
import { profilePicture } from './profile.picture.ts';

export const peopleCommands = [
  studentOpen,
  studentBlock,
  studentArchive,
  studentShow,
  studentFind,
  studentInvite,
  lateCancelsAdjust,
  lateCancelsShow,
  lateCancelsCheck,
  teacherShow,
  teacherSelect,
  teacherOpen,
  childShow,
  childAdd,
  childPicture,
  childRemove,
  childSelect,
  attendanceShow,
  profileOpen,
  profileChange,
  settingsProfile,
  profilePicture,
];
