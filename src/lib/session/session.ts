/** Who is signed in on this device, and the ways in and out. */
import { create } from 'zustand';
import type { NewcomerRole, Phone } from '../../../domain/access/accountRules.ts';
import { askByFetch } from './askByFetch.ts';
import { keepAddress } from './addressAfterSignIn.ts';
import { callEndpoint, onSessionOver, type AccessFailure, type EndpointAnswer } from './callEndpoint.ts';
import { MeDocument } from './me.fetch.generated.ts';
import { rememberWaiting, waitingCode } from './waitingCode.ts';
import { forgetDevice } from '../device/forgetDevice.ts';
import { lineOrPause, NotHereNow } from '../page/untilItComes.ts';
import { keepPerson, keptPerson } from './keptPerson.ts';
import { keepTeacherId } from './keepTeacherId.ts';

export type Role = 'teacher' | 'student' | 'parent' | 'admin';

export type SessionUser = {
  id: string;
  role: Role;
  username: string;
  email: string;
  /** The picture's id. */
  profileImage?: string | null;
  preferences: {
    language: string;
    theme: string;
    currency: string;
    timeZone: string;
    /** Not set: as the language has it. */
    weekStart?: string | null;
  };
};

export type DemoRole = { role: Role; email: string; name: string };

type NewAccount = {
  role: NewcomerRole;
  name: string;
  email: string;
  phone: Pick<Phone, 'country' | 'number'>;
  address: string;
  password: string;
  language: string;
};

type Session = {
  status: 'loading' | 'out' | 'in';
  user: SessionUser | null;
  /** Whose session ended in this tab without their wish: what they were writing waits for them. */
  lost: string | null;
  restore(): Promise<void>;
  /** UNVERIFIED: the code that was mailed is still to be brought back. SECOND_STEP: the password was right, and a code is asked for. */
  signIn(email: string, password: string): Promise<AccessFailure | null>;
  /** null: a code is on its way to the address. */
  signUp(account: NewAccount): Promise<AccessFailure | null>;
  /** Brings the code back; whoever has it is in. */
  verify(code: string): Promise<AccessFailure | null>;
  /** After the password: a code of the authenticator app, or a backup code. */
  secondStep(code: string): Promise<AccessFailure | null>;
  /** What the device has answered. */
  enterByPasskey(shown: object): Promise<AccessFailure | null>;
  enterDemo(role: Role): Promise<AccessFailure | null>;
  signOut(): Promise<void>;
  /** Takes the account away for good; whoever was in is out. */
  deleteAccount(password: string): Promise<AccessFailure | null>;
};

const whoIsIn = async (): Promise<SessionUser | null> =>
  // The server gives everybody one of the roles, and all preferences.
  (await askByFetch(MeDocument, {})).me as SessionUser | null;

/** Nobody is sent to the sign-in because nothing could be asked: it is asked again until it is answered. */
async function onceKnown(meanwhile: () => Promise<void>): Promise<SessionUser | null> {
  for (;;)
    try {
      return await whoIsIn();
    } catch (fault) {
      if (!(fault instanceof NotHereNow)) return null;
      await meanwhile();
      await lineOrPause();
    }
}

/** Without a line the page opens for whoever was in last. */
async function openAsKept(): Promise<void> {
  if (useSession.getState().status !== 'loading') return;
  const user = await keptPerson<SessionUser>(localStorage.getItem('userId'));
  if (user && useSession.getState().status === 'loading') useSession.setState({ user, status: 'in' });
}

const forgetters = new Set<() => Promise<void>>();

/** Called whenever another person, or nobody, is in: what was fetched for the one before is dropped. */
export function onOtherPerson(forget: () => Promise<void>): () => void {
  forgetters.add(forget);
  return () => forgetters.delete(forget);
}

const forgetPerson = () => Promise.all([...forgetters].map((forget) => forget()));

/** The four ids of spec section 3 ("locally stored values"); they only say what to show, the cookie says who it is. */
const storedIds = ['role', 'userId', 'teacherId', 'parentId'] as const;

function storeIds(user: SessionUser | null): void {
  // A visitor who was never in keeps the invitation that they came by.
  const isVisitor = localStorage.getItem('userId') === null;
  if (!user && isVisitor) return;
  for (const key of storedIds) if (!(user && key === 'teacherId')) localStorage.removeItem(key);
  if (!user) return;
  localStorage.setItem('role', user.role);
  localStorage.setItem('userId', user.id);
  if (user.role === 'parent') localStorage.setItem('parentId', user.id);
}

let restores = 0;

async function restore(): Promise<void> {
  const earlier = localStorage.getItem('userId');
  const nth = ++restores;
  const user = await onceKnown(openAsKept);
  // Somebody has signed in while this was asked: the answer is of before.
  if (nth !== restores) return;
  const { status, lost } = useSession.getState();
  // Opened from the device, and it was signed out of meanwhile.
  if (status === 'out' && earlier !== null && localStorage.getItem('userId') === null) return;
  const isOther = earlier !== null && earlier !== user?.id;
  if (isOther) {
    await forgetPerson();
    await forgetDevice();
  }
  storeIds(user);
  if (user) void keepPerson(user);
  // What an earlier person left goes; the invitation by which somebody comes just now stays.
  else keepTeacherId(globalThis.location?.search ?? '');
  useSession.setState({ user, status: user ? 'in' : 'out', lost: user ? null : lost });
  // The session ended while the page was closed: what was shown meanwhile may have been kept anew.
  if (isOther && !user) await forgetDevice();
}

export const useSession = create<Session>((_set, get) => {
  const enter = async (way: Promise<EndpointAnswer>): Promise<AccessFailure | null> => {
    const { failure, body } = await way;
    if (failure) return failure;
    if (body['secondStep'] === true) return 'SECOND_STEP';
    await forgetPerson();
    await get().restore();
    // The server agreed and nobody is in: the browser kept no cookie, or the session ended at once.
    return get().status === 'in' ? null : 'WRONG_DETAILS';
  };
  return {
    status: 'loading',
    user: null,
    lost: null,
    restore,
    async signIn(email, password) {
      const way = callEndpoint('/auth/sign-in/email', { email, password });
      const { failure, body } = await way;
      if (failure === 'UNVERIFIED') rememberWaiting({ request: String(body['request']), email });
      return enter(way);
    },
    async signUp(account) {
      const { failure, body } = await callEndpoint('/auth/sign-up/email', account);
      if (!failure) rememberWaiting({ request: String(body['request']), email: account.email });
      return failure;
    },
    async verify(code) {
      const failure = await enter(
        callEndpoint('/auth/sign-up/verify', { request: waitingCode()?.request ?? '', code }),
      );
      if (failure === null || failure === 'EMAIL_TAKEN') rememberWaiting(null);
      return failure === 'CONNECTION' || failure === 'SOMETHING_WRONG' ? 'VERIFY_FAILED' : failure;
    },
    secondStep: (code) => enter(callEndpoint('/auth/sign-in/second-step', { code })),
    enterByPasskey: (shown) => enter(callEndpoint('/auth/sign-in/passkey', shown)),
    enterDemo: (role) => enter(callEndpoint('/auth/demo/sign-in', { role })),
    async deleteAccount(password) {
      const failure = await byChoice(
        async () => (await callEndpoint('/auth/delete-account', { password })).failure,
      );
      if (failure === null) {
        tellOtherTabs();
        await leave();
      }
      return failure;
    },
    async signOut() {
      await stopPushes();
      // This tab hears it too and leaves at once, so nothing may be waited for between this and the call.
      tellOtherTabs();
      await byChoice(() => callEndpoint('/auth/logout', {}));
      await leave();
    },
  };
});

/** Nobody else is to read here what is told to whoever goes; a device that cannot be reached keeps nobody from going. */
async function stopPushes(): Promise<void> {
  try {
    const { turnPushOff } = await import('../device/pushDevice.ts');
    await Promise.race([turnPushOff(), new Promise((resolve) => setTimeout(resolve, stopPushesMs))]);
  } catch {
    // The server drops a device when its pushes are refused.
  }
}

const stopPushesMs = 2_000;

/** Nobody is in any more, by their own wish. */
async function leave(lost: string | null = null): Promise<void> {
  if (useSession.getState().status === 'out') return;
  storeIds(null);
  keepAddress(null);
  useSession.setState({ user: null, status: 'out', lost });
  await forgetPerson();
  await forgetDevice();
}

/** Set while the person signs out or deletes the account: the server closes the sockets before it answers. */
let isLeavingByChoice = false;

async function byChoice<T>(work: () => Promise<T>): Promise<T> {
  isLeavingByChoice = true;
  try {
    return await work();
  } finally {
    isLeavingByChoice = false;
  }
}

/** The server no longer knows the session, whichever call found out. */
export const sessionEnded = (): Promise<void> =>
  leave(isLeavingByChoice ? null : (useSession.getState().user?.id ?? null));

onSessionOver(sessionEnded);

/** Looks again who is in. Without an answer nothing is known, and the tab stays as it is. */
export async function lookAgain(gone: () => Promise<void>): Promise<void> {
  const user = await whoIsIn().catch(() => undefined);
  const { user: before, status } = useSession.getState();
  if (user === undefined || status === 'loading') return;
  if (user === null) return gone();
  if (before && before.id !== user.id) {
    await forgetPerson();
    await forgetDevice();
  }
  void keepPerson(user);
  storeIds(user);
  if (before?.id !== user.id) useSession.setState({ user, status: 'in', lost: null });
}

/** Whoever signs out leaves nothing in any tab; of a session that only ended the others hear from the server. */
function tellOtherTabs(): void {
  const others = new BroadcastChannel(signedOut);
  others.postMessage(null);
  others.close();
}

const signedOut = 'signedOut';

/** The cookie is every tab's: whoever comes in or goes in one of them does so in all. */
export function followOtherTabs(): () => void {
  const ask = (): unknown => lookAgain(sessionEnded);
  const others = new BroadcastChannel(signedOut);
  others.addEventListener('message', () => {
    // This tab may have heard that the session is over before it hears that this was wished for.
    useSession.setState({ lost: null });
    void leave();
  });
  const told = ({ key }: StorageEvent): void => {
    // No key: all of it was cleared.
    if (key !== 'userId' && key !== null) return;
    if (localStorage.getItem('userId') !== (useSession.getState().user?.id ?? null)) ask();
  };
  // The way back may bring a page as it was left, with whoever was in then.
  const shown = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) ask();
  };
  window.addEventListener('storage', told);
  window.addEventListener('pageshow', shown);
  return () => {
    others.close();
    window.removeEventListener('storage', told);
    window.removeEventListener('pageshow', shown);
  };
}
