/** "Which requests do I have?": all that waits on either side, lessons and groups alike; whose turn it is stands beside each. */
import type { Id } from '../../../domain/basics/ids.ts';
import type { Outcome } from '../../kernel/command.ts';
import type { IndexedWorld } from '../../world/indexWorld.ts';
import { has, type Interpretation } from '../../kernel/interpretation.ts';
import { pendingWords, standingOf, waitingLessons } from '../../slots/aPending.ts';
import { allRequests, openRequests, requestWords, type JoinRequest } from '../../slots/aRequest.ts';
import { inWords } from '../../kernel/words.ts';

/** It names neither lessons nor groups: both are meant. */
export const isOfEvery = (heard: Interpretation): boolean =>
  has(heard, 'req', 'request') &&
  !['lesson', 'lessons', 'group'].some((noun) => has(heard, 'noun', noun)) &&
  !has(heard, 'req', 'join') &&
  !has(heard, 'req', 'offer') &&
  !heard.items.some(({ kind }) => kind === 'subject' || kind === 'time');

const turn = (isMine: boolean, world: IndexedWorld): string =>
  isMine
    ? inWords(world, 'waiting for your answer', 'ממתינה לתשובה שלך')
    : inWords(world, 'sent, not answered yet', 'נשלחה, עדיין בלי תשובה');

const statusWords: Record<string, [string, string]> = {
  pending: ['waiting', 'ממתינה'],
  approved: ['approved', 'אושרה'],
  rejected: ['rejected', 'נדחתה'],
};

export function statusOf({ status }: JoinRequest, world: IndexedWorld): string {
  const [en, he] = statusWords[status.toLowerCase()] ?? [status, status];
  return inWords(world, en, he);
}

const isOpen = ({ status }: JoinRequest): boolean => status.toLowerCase() === 'pending';

/** Whoever asks by name knows who is asked: a teacher is told the student, who learns is told the teacher. */
export const joinWords = (one: JoinRequest, world: IndexedWorld): string =>
  requestWords({
    ...one,
    name: world.role === 'student' ? '' : one.name,
    teacherName: world.role === 'teacher' ? '' : one.teacherName,
  });

export function everyRequest(people: readonly Id[], world: IndexedWorld): Outcome {
  const isTeacher = world.role === 'teacher';
  const lessons = waitingLessons(world, ['pending', 'offered']).filter(({ attendeeIds }) =>
    people.every((id) => attendeeIds.includes(id)),
  );
  // What became of theirs is news to whoever learns.
  const joins = (isTeacher ? openRequests(world) : allRequests(world)).filter(
    ({ studentId }) => people.length === 0 || (studentId !== null && people.includes(studentId)),
  );
  const asksToJoin = inWords(world, 'request to join', 'בקשת הצטרפות');
  const stands = (one: JoinRequest): string => (isOpen(one) ? turn(isTeacher, world) : statusOf(one, world));
  const told = [
    ...lessons.map(
      (one) => `${pendingWords(world, one)} · ${turn((standingOf(one) === 'pending') === isTeacher, world)}`,
    ),
    ...joins.map((one) => [joinWords(one, world), asksToJoin, stands(one)].filter(Boolean).join(' · ')),
  ];
  if (told.length === 0)
    return { reply: { text: inWords(world, 'No requests are waiting.', 'אין בקשות שממתינות.'), rows: [] } };
  return {
    reply: {
      text: told.join('\n'),
      rows: [...lessons, ...joins].map(({ id }) => id),
      ...(joins.length > 0
        ? {
            title: inWords(world, 'Waiting requests', 'בקשות ממתינות'),
            people: joins.map((one) => ({
              id: one.id,
              name: joinWords(one, world) || asksToJoin,
              note: `${asksToJoin} · ${stands(one)}`,
            })),
          }
        : {}),
    },
  };
}
