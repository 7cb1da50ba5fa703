/** The whole server as its own process, as it is started in earnest, and calls to it that tell a reset from an answer. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { type Socket } from 'node:net';
import { productEnvironment, root } from '../../../scripts/productNode.mjs';
import { freePort } from '../../../server/db/embedded/freePort.ts';

export type Program = {
  port: number;
  origin: string;
  process: ChildProcess;
  /** What it has told so far. */
  said(): string;
  isRunning(): boolean;
  /** Asks it to end; its exit code. */
  stop(): Promise<number | null>;
};

const ours = /^(?:DATABASE_URL|SESSION_SECRET|PUBLIC_URL|HOST|MAINTENANCE|NODE_ENV|SMTP_URL|PORT|DATA_DIR)$/;

export async function aProgram(environment: NodeJS.ProcessEnv, args: string[] = []): Promise<Program> {
  const port = await freePort();
  const others = Object.entries(productEnvironment()).filter(([name]) => !ours.test(name));
  const child = spawn(process.execPath, ['server/main.ts', ...args], {
    cwd: root,
    env: { ...Object.fromEntries(others), NODE_ENV: 'production', PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += String(part)));
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  const program: Program = {
    port,
    origin: `http://localhost:${port}`,
    process: child,
    said: () => said,
    isRunning,
    async stop() {
      if (!isRunning()) return child.exitCode;
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = (await exit) as [number | null];
      return code;
    },
  };
  const untilMs = Date.now() + 60_000;
  while (!said.includes('Ready: ')) {
    if (!isRunning() || Date.now() > untilMs) throw new Error(`It did not start:\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return program;
}

export type Answer =
  | { kind: 'answered'; status: number; body: Record<string, unknown>; cookies: string[] }
  /** Nobody listened: nothing was taken. */
  | { kind: 'refused' }
  | Reset;

/** `port` is the caller's own. */
export type Reset = { kind: 'reset'; why: string; port: number | undefined };

export type Ask = { path: string; body?: object; cookie?: string; agent?: Agent };

/** GET without a body, else POST. */
export function ask({ port, origin }: Pick<Program, 'port' | 'origin'>, asked: Ask): Promise<Answer> {
  const { path, body, cookie, agent } = asked;
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve) => {
    const sending = request({
      host: '127.0.0.1',
      port,
      path,
      method: text === undefined ? 'GET' : 'POST',
      agent: agent ?? new Agent({ keepAlive: false }),
      headers: {
        origin,
        ...(cookie === undefined ? {} : { cookie }),
        ...(text === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      },
    });
    let ownPort: number | undefined;
    sending.once('socket', (socket: Socket) => {
      const seePort = (): void => void (ownPort = socket.localPort);
      if (socket.connecting) socket.once('connect', seePort);
      else seePort();
    });
    // A connection that was reset before it stood carried no request.
    const failed = (fault: NodeJS.ErrnoException): void =>
      resolve(
        fault.code === 'ECONNREFUSED' || fault.syscall === 'connect'
          ? { kind: 'refused' }
          : { kind: 'reset', why: fault.code ?? fault.message, port: ownPort },
      );
    sending.on('error', failed);
    sending.on('response', (response) => {
      let said = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (said += part));
      response.on('error', failed);
      response.on('end', () =>
        resolve({
          kind: 'answered',
          status: response.statusCode ?? 0,
          body: said.startsWith('{') ? (JSON.parse(said) as Record<string, unknown>) : {},
          cookies: (response.headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0] ?? ''),
        }),
      );
    });
    sending.end(text);
  });
}
