/** The commands about subjects and their lessons. */
import { subjectShow } from './subject.show.ts';
import { subjectAdd } from './subject.add.ts';
import { subjectRename } from './subject.rename.ts';
import { subjectScalePrice } from './subject.scalePrice.ts';
import { lessonAdd } from './lesson.add.ts';
import { lessonChange } from './lesson.change.ts';
import { lessonRemove } from './lesson.remove.ts';
import { lessonMaterials } from './lesson.materials.ts';
import { subjectPrice } from './subject.price.ts';
import { subjectColor } from './subject.color.ts';
import { subjectRemove } from './subject.remove.ts';

export const subjectsCommands = [
  subjectShow,
  subjectAdd,
  subjectRename,
  subjectScalePrice,
  lessonAdd,
  lessonChange,
  lessonRemove,
  lessonMaterials,
  subjectPrice,
  subjectColor,
  subjectRemove,
];
