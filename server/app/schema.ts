/** The GraphQL schema: what each module resolves, and who may see what. */
import type { GraphQLSchema } from 'graphql';
import { makeSchema } from '../kernel/api/makeSchema.ts';
import { mutate } from '../kernel/api/mutate.ts';
import { operationPolicy } from '../kernel/api/operationPolicy.ts';
import { mergeResolvers } from '../kernel/api/resolvers.ts';
import { statusPolicy, statusResolvers } from '../kernel/api/status.ts';
import { mergePolicies } from '../kernel/entities/policy.ts';
import { modules, type Resolving } from './modules.ts';

/** Who may see what: a rule for every field of the schema. */
export const policy = mergePolicies([
  operationPolicy,
  statusPolicy,
  ...modules.map(({ policy: own = {} }) => own),
]);

export type SchemaServices = Resolving;

export const makeResolvers = (services: SchemaServices) =>
  mergeResolvers([
    statusResolvers,
    ...modules.map(({ resolvers = {} }) =>
      typeof resolvers === 'function' ? resolvers(services) : resolvers,
    ),
  ]);

export const makeAppSchema = (services: SchemaServices): GraphQLSchema =>
  makeSchema({ policy, mutate, resolvers: makeResolvers(services) });
