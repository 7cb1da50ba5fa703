/** The one configuration of both phone apps: what the server is reached by, and what the apps are called. */

export type NativeSettings = {
  /** Where the server is, without a slash at the end. */
  url: string;
  host: string;
  appId: string;
  appName: string;
  /** google-services.json of the Firebase project; null: Android is not pushed to. */
  googleServices: string | null;
};

/** A string: why no app can be made of these settings. */
export function readNativeSettings(env: Record<string, string | undefined>): NativeSettings | string {
  const url = URL.parse(env['PUBLIC_URL'] ?? '');
  if (url?.protocol !== 'https:')
    return 'PUBLIC_URL must be the https address of your server: the phone apps open it.';
  const appId = env['NATIVE_APP_ID'] ?? 'app.lessondesk';
  if (!/^[a-z][a-z0-9]*(?:\.[a-z][a-z0-9]*)+$/.test(appId))
    return `NATIVE_APP_ID is "${appId}"; it must be a name such as example.lessons.`;
  return {
    url: url.origin,
    host: url.host,
    appId,
    appName: 'Lesson Desk',
    googleServices: env['GOOGLE_SERVICES'] ?? null,
  };
}

/** Everything the plugins bring is found by the dependencies beside the configuration. */
export const plugins = ['@capacitor/app', '@capacitor/push-notifications', '@capacitor/camera'] as const;

export const capacitorConfig = ({ url, appId, appName }: NativeSettings): object => ({
  appId,
  appName,
  webDir: 'web',
  // The page is the server's own: one origin for cookies, socket and policy (decision 126).
  server: { url, errorPath: 'index.html' },
  // From about then on the bridge is laid into a page that the service worker gives, too (decision 128).
  android: { allowMixedContent: false, minWebViewVersion: 100 },
  ios: { limitsNavigationsToAppBoundDomains: true },
  plugins: { PushNotifications: { presentationOptions: [] } },
});
