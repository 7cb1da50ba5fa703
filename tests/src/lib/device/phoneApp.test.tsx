/** What is different in the phone app: told by FCM, opened by links, pictures by the camera, and nothing about paying. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { afterSignIn } from '../../../../src/app/guards.tsx';
import { usePictureChooser } from '../../../../src/features/pictures/usePictureChooser.tsx';
import { ExclusiveFeature } from '../../../../src/features/plans/ExclusiveFeature.tsx';
import { PublicFooter } from '../../../../src/features/publicPages/PublicFooter.tsx';
import { followDeepLinks } from '../../../../src/lib/device/deepLinks.ts';
import { mayAskForPush, pushState, tellAgain, turnPushOn } from '../../../../src/lib/device/pushDevice.ts';
import { speak, startWords } from '../../../../src/lib/i18n/language.ts';
import { useSession } from '../../../../src/lib/session/session.ts';
import { aPhone } from './capacitorBridge.ts';

const phone = aPhone();
const token = 'fcm-token:abcdefghij';

type Sent = { path: string; body: unknown };
let sent: Sent[];
let receive: string;

beforeAll(async () => {
  await startWords();
  await speak('en');
});
beforeEach(() => {
  localStorage.clear();
  phone.calls.length = 0;
  sent = [];
  receive = 'prompt';
  phone.answers = {
    'PushNotifications.checkPermissions': () => ({ receive }),
    'PushNotifications.requestPermissions': () => ({ receive: (receive = 'granted') }),
    'PushNotifications.register': () => phone.happens('PushNotifications', 'registration', { value: token }),
  };
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push({ path, body: JSON.parse(body) });
    return Response.json({ status: 'ok' });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a phone on which notifications are turned on gives the server its FCM token', async () => {
  expect(await mayAskForPush()).toBe(true);
  expect(await turnPushOn('rivka')).toBe('on');
  expect(sent).toEqual([{ path: '/fcm/register', body: { token } }]);
  expect([await pushState(), await mayAskForPush()]).toEqual(['on', false]);
});

test('whoever refuses on the phone is not registered', async () => {
  phone.answers['PushNotifications.requestPermissions'] = () => ({ receive: (receive = 'denied') });
  expect(await turnPushOn('rivka')).toBe('shut');
  expect([await pushState(), sent]).toEqual(['shut', []]);
});

test('a phone without Google’s services is told so, and nothing waits for it', async () => {
  phone.answers['PushNotifications.register'] = () =>
    phone.happens('PushNotifications', 'registrationError', { error: 'no services' });
  expect(await turnPushOn('rivka')).toBe('failed');
  expect(sent).toEqual([]);
});

test('who is in again is registered again, with the token that the phone has by then; nobody else is', async () => {
  await turnPushOn('rivka');
  sent = [];
  await tellAgain('somebody else');
  expect(sent).toEqual([]);
  phone.answers['PushNotifications.register'] = () =>
    phone.happens('PushNotifications', 'registration', { value: `${token}-2` });
  await tellAgain('rivka');
  expect(sent).toEqual([{ path: '/fcm/register', body: { token: `${token}-2` } }]);
});

test('signing out takes the phone’s token back before the session ends', async () => {
  await turnPushOn('rivka');
  sent = [];
  await useSession.getState().signOut();
  expect(sent.map(({ path }) => path)).toEqual(['/fcm/delete', '/auth/logout']);
  expect(sent[0]?.body).toEqual({ token });
  expect(phone.calls.at(-1)).toMatchObject({ plugin: 'PushNotifications', method: 'unregister' });
});

test('a notification that is pressed says which one it was', async () => {
  const { followNativePresses } = await import('../../../../src/lib/device/nativePush.ts');
  const pressed: string[] = [];
  const stop = followNativePresses((id) => pressed.push(id));
  await vi.waitFor(() => {
    phone.happens('PushNotifications', 'pushNotificationActionPerformed', {
      notification: { data: { id: 'n1' } },
    });
    expect(pressed).toContain('n1');
  });
  stop();
});

test('a link opens its own screen; one that names none leads to the invitation of a student, else to the sign-in', async () => {
  const opened: string[] = [];
  const heard: string[] = [];
  await followDeepLinks({
    open: (path) => opened.push(path),
    isScreen: (path) => ['/', '/home', '/lessonSignup'].includes(path),
    heard: (search) => heard.push(search),
  });
  const open = (url: string) => phone.happens('App', 'appUrlOpen', { url });
  open(`${location.origin}/home?meetingId=m1`);
  open(`${location.origin}/lessonSignup?teacherId=t1`);
  open(`${location.origin}/`);
  open('https://elsewhere.example/home');
  localStorage.setItem('role', 'student');
  localStorage.setItem('teacherId', 'a/b');
  open(`${location.origin}/nowhere`);
  open('no address');
  expect(opened).toEqual([
    '/home?meetingId=m1',
    '/lessonSignup?teacherId=t1',
    '/login',
    '/login',
    '/lessonSignup?teacherId=a%2Fb',
    '/lessonSignup?teacherId=a%2Fb',
  ]);
  expect(heard[1]).toBe('?teacherId=t1');
});

function Chooser({ onFile }: { onFile(file: File): void }) {
  const { choose, field } = usePictureChooser({ use: 'profile', label: 'Picture', className: '', onFile });
  return (
    <>
      <button onClick={choose}>Choose</button>
      {field}
    </>
  );
}

test('a picture comes from the phone’s camera or its photos', async () => {
  phone.answers['Camera.getPhoto'] = () => ({ base64String: btoa('a picture'), format: 'jpeg' });
  const files: File[] = [];
  render(<Chooser onFile={(file) => files.push(file)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
  await vi.waitFor(() => expect(files).toHaveLength(1));
  expect([files[0]?.type, await files[0]?.text()]).toEqual(['image/jpeg', 'a picture']);
  expect(phone.calls.at(-1)?.options).toMatchObject({ promptLabelPicture: 'Take a photo' });
});

test('whoever goes back from the camera has chosen nothing', async () => {
  phone.answers['Camera.getPhoto'] = () => {
    throw new Error('User cancelled photos app');
  };
  const { takePicture } = await import('../../../../src/lib/device/takePicture.ts');
  expect(await takePicture({ header: '', camera: '', gallery: '', cancel: '' })).toBeNull();
});

test('the phone app leads nobody to paying', async () => {
  render(
    <MemoryRouter>
      <ExclusiveFeature params={undefined} onClose={() => undefined} />
      <PublicFooter />
    </MemoryRouter>,
  );
  expect(screen.queryByRole('link', { name: /pricing/i, hidden: true })).toBeNull();
  expect(screen.queryByRole('button', { name: /upgrade/i, hidden: true })).toBeNull();
  expect(afterSignIn('teacher', { search: '?subscribe=premium', state: null })).toBe('/home');
  const { plans } = await import('../../../../src/features/plans/feature.ts');
  const { ToHome } = await import('../../../../src/lib/phone/ToHome.tsx');
  expect(await plans.routes?.[0]?.screen?.()).toBe(ToHome);
});
