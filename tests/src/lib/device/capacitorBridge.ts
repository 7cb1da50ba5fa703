/** The bridge that the phone app lays before the first script: Capacitor's plugins find it as they do on a device. */
type Call = { plugin: string; method: string; options: unknown };
type Listener = (event: unknown) => void;

export type Phone = {
  calls: Call[];
  /** What a plugin's method answers, by 'Plugin.method'. */
  answers: Record<string, (options: unknown) => unknown>;
  /** Something happens on the phone. */
  happens(plugin: string, event: string, data: unknown): void;
};

const methods: Record<string, string[]> = {
  App: [],
  Camera: ['getPhoto'],
  PushNotifications: ['checkPermissions', 'requestPermissions', 'register', 'unregister'],
};

/** Before the first plugin is loaded: each asks the bridge once. */
export function aPhone(system: 'android' | 'ios' = 'android'): Phone {
  const listeners = new Map<string, Set<Listener>>();
  const byId = new Map<string, () => void>();
  const phone: Phone = {
    calls: [],
    answers: {},
    happens: (plugin, event, data) => {
      for (const listener of listeners.get(`${plugin}.${event}`) ?? []) listener(data);
    },
  };
  const PluginHeaders = Object.entries(methods).map(([name, own]) => ({
    name,
    methods: [
      ...own.map((method) => ({ name: method, rtype: 'promise' })),
      { name: 'addListener', rtype: 'callback' },
      { name: 'removeListener', rtype: 'callback' },
    ],
  }));
  const bridge = {
    PluginHeaders,
    isNativePlatform: () => true,
    async nativePromise(plugin: string, method: string, options: unknown) {
      phone.calls.push({ plugin, method, options });
      return phone.answers[`${plugin}.${method}`]?.(options);
    },
    async nativeCallback(
      plugin: string,
      method: string,
      options: { eventName: string; callbackId?: string },
      listener: Listener,
    ) {
      const key = `${plugin}.${options.eventName}`;
      if (method === 'removeListener') return byId.get(options.callbackId ?? '')?.();
      const held = listeners.get(key) ?? new Set();
      listeners.set(key, held.add(listener));
      const id = `listener ${byId.size}`;
      byId.set(id, () => held.delete(listener));
      return id;
    },
  };
  Object.assign(globalThis, { Capacitor: bridge });
  if (system === 'android') Object.assign(globalThis, { androidBridge: {} });
  else Object.assign(globalThis, { webkit: { messageHandlers: { bridge: {} } } });
  return phone;
}
