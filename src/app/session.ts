/** Who is signed in on this device, and the ways in and out. */
import { create } from 'zustand';
import { forgetDevice } from '../device/forgetDevice.ts';

export type Role = 'teacher' | 'student' | 'parent' | 'admin';

export type SessionUser = {
  id: string;
  role: Role;
  username: string;
  email: string;
  preferences: { language: string; theme: string; currency: string; timeZone: string };
};

/** Codes that the sign-in and sign-up pages turn into sentences (spec section 8). */
export type AccessFailure =
  | 'WRONG_CREDENTIALS'
  | 'EMAIL_TAKEN'
  | 'WEAK_PASSWORD'
  | 'BAD_EMAIL'
  | 'BAD_NAME'
  | 'RATE_LIMITED'
  | 'MAINTENANCE'
  | 'CONNECTION'
  | 'SOMETHING_WRONG';

export type DemoRole = { role: Role; email: string; name: string };

export type NewAccount = { name: string; email: string; password: string; role: Exclude<Role, 'admin'> };

type Session = {
  status: 'loading' | 'out' | 'in';
  user: SessionUser | null;
  restore(): Promise<void>;
  signIn(email: string, password: string): Promise<AccessFailure | null>;
  signUp(account: NewAccount): Promise<AccessFailure | null>;
  enterDemo(role: Role): Promise<AccessFailure | null>;
  signOut(): Promise<void>;
};

const ME = 'query Me { me { id role username email preferences { language theme currency timeZone } } }';

/** Asked without the client, which the sign-in page does not need and so does not load. */
async function whoIsIn(): Promise<SessionUser | null> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    body: JSON.stringify({ query: ME, operationName: 'Me' }),
  });
  const answer = (await response.json()) as { data?: { me?: SessionUser | null } | null };
  return answer.data?.me ?? null;
}

const forgetters = new Set<() => Promise<void>>();

/** Called whenever another person, or nobody, is in: what was fetched for the one before is dropped. */
export function onOtherPerson(forget: () => Promise<void>): () => void {
  forgetters.add(forget);
  return () => forgetters.delete(forget);
}

const forgetPerson = () => Promise.all([...forgetters].map((forget) => forget()));

const failureOf: Record<string, AccessFailure> = {
  WRONG_CREDENTIALS: 'WRONG_CREDENTIALS',
  INVALID_EMAIL_OR_PASSWORD: 'WRONG_CREDENTIALS',
  EMAIL_TAKEN: 'EMAIL_TAKEN',
  USER_ALREADY_EXISTS: 'EMAIL_TAKEN',
  WEAK_PASSWORD: 'WEAK_PASSWORD',
  PASSWORD_TOO_SHORT: 'WEAK_PASSWORD',
  BAD_EMAIL: 'BAD_EMAIL',
  INVALID_EMAIL: 'BAD_EMAIL',
  BAD_NAME: 'BAD_NAME',
  RATE_LIMITED: 'RATE_LIMITED',
  MAINTENANCE: 'MAINTENANCE',
};

async function post(path: string, body: object): Promise<AccessFailure | null> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    return 'CONNECTION';
  }
  if (response.ok) return null;
  if (response.status === 429) return 'RATE_LIMITED';
  const answer: unknown = await response.json().catch(() => null);
  const code = typeof answer === 'object' && answer !== null && 'code' in answer ? String(answer.code) : '';
  return failureOf[code] ?? (response.status === 401 ? 'WRONG_CREDENTIALS' : 'SOMETHING_WRONG');
}

/** The four ids of spec section 3 ("locally stored values"); they only say what to show, the cookie says who it is. */
const storedIds = ['role', 'userId', 'teacherId', 'parentId'] as const;

function storeIds(user: SessionUser | null): void {
  for (const key of storedIds) localStorage.removeItem(key);
  if (!user) return;
  localStorage.setItem('role', user.role);
  localStorage.setItem('userId', user.id);
  if (user.role === 'parent') localStorage.setItem('parentId', user.id);
}

export const useSession = create<Session>((set, get) => {
  const enter = async (way: Promise<AccessFailure | null>): Promise<AccessFailure | null> => {
    const failure = await way;
    if (failure) return failure;
    await forgetPerson();
    await get().restore();
    return null;
  };
  return {
    status: 'loading',
    user: null,
    async restore() {
      const user = await whoIsIn().catch(() => null);
      storeIds(user);
      set({ user, status: user ? 'in' : 'out' });
    },
    signIn: (email, password) => enter(post('/auth/sign-in/email', { email, password })),
    signUp: (account) => enter(post('/auth/sign-up/email', account)),
    enterDemo: (role) => enter(post('/auth/demo/sign-in', { role })),
    async signOut() {
      await post('/auth/logout', {});
      await leave();
    },
  };
});

/** Nobody is in any more: by their own wish, or because the server no longer knows the session. */
export async function leave(): Promise<void> {
  if (useSession.getState().status === 'out') return;
  storeIds(null);
  useSession.setState({ user: null, status: 'out' });
  await forgetPerson();
  await forgetDevice();
}
