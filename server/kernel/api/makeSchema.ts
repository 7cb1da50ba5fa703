/** The schema with its resolvers, each behind its access rule; the server does not start with a root field that lacks either. */
import { assertValidSchema, buildSchema, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import type { Actor } from '../../../domain/kernel/actor.ts';
import type { Context } from './context.ts';
import { denied } from '../../basics/denied.ts';
import { rootStepsOf } from './rootSteps.ts';
import { loadSdl } from './loadSdl.ts';
import type { ModuleResolvers, Resolve } from './resolvers.ts';
import type { AccessPolicy, CallRule } from '../entities/policy.ts';

export type SchemaParts = {
  resolvers: ModuleResolvers;
  policy: AccessPolicy;
  /** Answers every mutation (mutate.ts). */
  mutate: Resolve;
};

type Resolver = GraphQLFieldResolver<unknown, Context>;

export function makeSchema({ resolvers, policy, mutate }: SchemaParts): GraphQLSchema {
  const schema = buildSchema(loadSdl().join('\n'));
  assertValidSchema(schema);
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const resolve = found(resolvers.Query?.[field.name], `Query.${field.name}`) as Resolver;
    field.resolve = behind(ruleOf(policy.Query, `Query.${field.name}`), resolve);
  }
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const own = resolvers.Mutation?.[field.name] as Resolver | undefined;
    const resolve = own ? alone(own) : (mutate as Resolver);
    field.resolve = open(behind(ruleOf(policy.Mutation, `Mutation.${field.name}`), resolve));
  }
  for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {})) {
    const subscriptions = resolvers.Subscription ?? {};
    const { subscribe } = found(
      subscriptions[field.name],
      `Subscription.${field.name}${unnamed(subscriptions, schema)}`,
    );
    field.subscribe = behind(
      ruleOf(policy.Subscription, `Subscription.${field.name}`),
      subscribe as unknown as Resolver,
    );
  }
  return schema;
}

/** During maintenance nothing is written. */
function open(resolve: Resolver): Resolver {
  return (source, args, context, info) => {
    if (context.settings.maintenance) throw denied('MAINTENANCE');
    return resolve(source, args, context, info);
  };
}

/** A mutation that is not an operation has a transaction of its own, so it may not share a document with others. */
function alone(resolve: Resolver): Resolver {
  return (source, args, context, info) => {
    if (rootStepsOf(info).length > 1) throw denied('BAD_REQUEST');
    return resolve(source, args, context, info);
  };
}

function behind(rule: CallRule, resolve: Resolver): Resolver {
  return (source, args, context, info) => {
    const refusal = refusedBy(rule, context.actor);
    if (refusal) throw denied(refusal);
    return resolve(source, args, context, info);
  };
}

/** Why this rule refuses the caller; null when it does not. */
export function refusedBy(rule: CallRule, actor: Actor | null): 'UNAUTHENTICATED' | 'FORBIDDEN' | null {
  if (rule === 'anyone') return null;
  if (actor === null) return 'UNAUTHENTICATED';
  return rule === 'signedIn' || rule.includes(actor.role) ? null : 'FORBIDDEN';
}

function ruleOf(rules: Record<string, CallRule> | undefined, field: string): CallRule {
  return found(rules?.[field.slice(field.indexOf('.') + 1)], `the rule of ${field}`);
}

/** One that the schema calls otherwise is told, too: what `watched` gives is named by the plural of its entity. */
function unnamed(subscriptions: Record<string, unknown>, schema: GraphQLSchema): string {
  const fields = schema.getSubscriptionType()?.getFields() ?? {};
  const left = Object.keys(subscriptions).filter((name) => !fields[name]);
  return left.length === 0 ? '' : `; and no field for ${left.join(', ')}`;
}

function found<Part>(part: Part | undefined, name: string): Part {
  if (part === undefined) throw new Error(`The schema has a field for which nothing stands: ${name}`);
  return part;
}
