/** What each persona is answered, by what a call speaks of (access.md). */
import type { Persona } from '../people/personas.ts';

export type Answer = 'ok' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND' | 'NOTHING_OPEN' | 'CODE_WRONG';

export const nobody = { anon: 'UNAUTHENTICATED', exp: 'UNAUTHENTICATED' } as const;
export const others = (answer: Answer): Record<Exclude<Persona, 'anon' | 'exp'>, Answer> => ({
  T: answer,
  T2: answer,
  S: answer,
  Sb: answer,
  Sa: answer,
  S2: answer,
  P: answer,
  P2: answer,
  A: answer,
});

export const everybody = { anon: 'ok', exp: 'ok', ...others('ok') } as const;
export const signedIn = { ...nobody, ...others('ok') } as const;
export const linked = {
  ...nobody,
  ...others('NOT_FOUND'),
  T: 'ok',
  S: 'ok',
  Sb: 'ok',
  Sa: 'ok',
  P: 'ok',
} as const;
/** The student, who learns with both teachers, and the parent. */
export const aroundStudent = {
  ...nobody,
  ...others('NOT_FOUND'),
  T: 'ok',
  T2: 'ok',
  S: 'ok',
  P: 'ok',
} as const;
/** Nobody but oneself can be named. */
export const eachPerson = { ...signedIn, A: 'FORBIDDEN' } as const;
export const adminOnly = { ...nobody, ...others('FORBIDDEN'), A: 'ok' } as const;
export const ownNotices = { ...nobody, ...others('NOT_FOUND'), S: 'ok', P: 'ok' } as const;
/** A parent reads what their child is told, and deletes their own alone. */
export const oneReader = { ...nobody, ...others('NOT_FOUND'), S: 'ok' } as const;
/** A parent asks after themselves. */
export const oneself = { ...nobody, ...others('FORBIDDEN'), P: 'ok', P2: 'NOT_FOUND' } as const;
export const herList = { ...nobody, ...others('FORBIDDEN'), T: 'ok', T2: 'NOT_FOUND' } as const;
/** Rows of hers: another teacher is told that there are none, whoever is no teacher that this is not for them. */
export const herRows = { ...nobody, ...others('FORBIDDEN'), T: 'ok', T2: 'NOT_FOUND' } as const;
/** A student's own action, or a parent's for their child; whoever does not attend is told that there is no such lesson. */
export const ownSeat = {
  ...nobody,
  ...others('NOT_FOUND'),
  T: 'FORBIDDEN',
  T2: 'FORBIDDEN',
  A: 'FORBIDDEN',
  S: 'ok',
  P: 'ok',
} as const;
/** A student’s own profile: theirs, and their parent’s. */
export const ownStudent = { ...ownSeat };
/** What is between the teacher and the student who asked. */
export const between = { ...nobody, ...others('NOT_FOUND'), T: 'ok', S: 'ok', P: 'ok' } as const;
export const betweenPeople = { ...between, A: 'FORBIDDEN' } as const;
/** Nothing of hers is named: each teacher writes a calendar of their own. */
export const eachTeacher = { ...nobody, ...others('FORBIDDEN'), T: 'ok', T2: 'ok' } as const;

/** The student learns with both teachers. */
export const owesNothing = { ...eachTeacher, T: 'NOTHING_OPEN', T2: 'NOTHING_OPEN' } as const;
