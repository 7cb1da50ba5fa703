/** "Take Itay off Wednesday's lesson", who learns there with others: he goes, and the lesson stays. */
import type { IndexedWorld } from '../../../world/indexWorld.ts';
import { has, type Interpretation } from '../../../kernel/interpretation.ts';
import { peopleOf } from '../../../slots/somePeople.ts';

const takes =
  /\b(?:take|remove|drop|get|kick|pull|delete)\b|(?<![A-Za-zÀ-ӿא-ي])מה?(?:שיעור|פגישה|מפגש)(?![A-Za-zÀ-ӿא-ي])/u;
const outOfLesson =
  /\b(?:off|from|out of)\b.*\b(?:lesson|class|session|meeting)\b|(?<![A-Za-zÀ-ӿא-ي])מה?(?:שיעור|פגישה|מפגש)(?![A-Za-zÀ-ӿא-ي])/u;

/** All their lessons are with others: of one alone it would be called off. */
const learnWithOthers = ({ items }: Interpretation, world: IndexedWorld): boolean => {
  const people = peopleOf(items);
  const lessonsOf = (id: string) => world.lessonsOf.get(id) ?? [];
  return (
    people.length > 0 &&
    people.every(
      ({ role, named }) =>
        role !== 'of' &&
        named.every(
          ({ id }) =>
            lessonsOf(id).length > 0 && lessonsOf(id).every(({ attendeeIds }) => attendeeIds.length > 1),
        ),
    )
  );
};

export const takesOneOut = (heard: Interpretation, world: IndexedWorld): boolean =>
  world.role === 'teacher' &&
  has(heard, 'noun', 'lesson') &&
  takes.test(heard.normal.text) &&
  outOfLesson.test(heard.normal.text) &&
  learnWithOthers(heard, world);
