/** One line of the probe: a sentence with its world, and the plan in the words of the contract. */
import { encode } from '../domain/basics/wire.ts';
import { operations, type Step } from '../domain/operations.ts';
import { indexWorld, type IndexedWorld } from './world/indexWorld.ts';
import type { Plan } from './kernel/plan.ts';
import { readSentence } from './nlu/readSentence.ts';
import { warm } from './nlu/warm.ts';
import { aWorld, type Locale, type SpeakerRole, type World } from './world/world.ts';

export type SayInput = {
  text: string;
  locale?: Locale;
  as?: SpeakerRole;
  now: string;
  timeZone?: string;
  world?: Partial<World> | string;
};

export type SayOutput = Pick<Plan, 'status' | 'command' | 'slots' | 'ask' | 'choices' | 'unread'> & {
  operations: { name: string; variables: Record<string, unknown> }[];
  reply: { code?: string; text: string } | null;
  spans: { from: number; to: number; slot: string; kind: 'said' | 'assumed' }[];
};

export function worldOfLine(line: SayInput, given: Partial<World>): IndexedWorld {
  const world = indexWorld(
    aWorld({
      ...given,
      now: line.now.slice(0, 16),
      ...(line.timeZone === undefined ? {} : { timeZone: line.timeZone }),
      locale: line.locale ?? 'he',
      role: line.as ?? 'teacher',
    }),
  );
  warm(world);
  return world;
}

/** The document's fields, in the wire's form. */
function wireOf(step: Step, world: World): { name: string; variables: Record<string, unknown> } {
  const { args } = operations[step.name];
  const codec = { zone: world.timeZone, currency: world.user?.preferences?.currency ?? 'ILS' };
  return { name: step.name, variables: encode(args as Parameters<typeof encode>[0], step.args, codec) };
}

export function sayLine(text: string, world: IndexedWorld): SayOutput {
  const plan = readSentence(text, world);
  return {
    status: plan.status,
    command: plan.command,
    slots: plan.slots,
    ...(plan.ask ? { ask: plan.ask } : {}),
    ...(plan.choices ? { choices: plan.choices } : {}),
    operations: [...plan.steps.map((step) => wireOf(step, world)), ...(plan.calls ?? [])],
    reply: plan.reply
      ? { ...(plan.reply.code ? { code: plan.reply.code } : {}), text: plan.reply.text }
      : null,
    spans: plan.spans.map(({ from, to, slot, kind }) => ({ from, to, slot, kind })),
    unread: plan.unread,
  };
}
