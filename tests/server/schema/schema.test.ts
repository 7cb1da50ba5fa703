/** The schema, its rules and what is printed from it agree with one another. */
import { readFileSync } from 'node:fs';
import { buildSchema, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { printSchema } from '../../../scripts/printSchema.ts';
import { loadSdl } from '../../../server/kernel/api/loadSdl.ts';
import { makeResolvers, policy, type SchemaServices } from '../../../server/app/schema.ts';
import { makeSchema, refusedBy } from '../../../server/kernel/api/makeSchema.ts';

const schema = buildSchema(loadSdl().join('\n'));
const roots = ['Query', 'Mutation', 'Subscription'] as const;

function fieldsOfSchema(): string[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`))
    .toSorted();
}

function fieldsWithRule(): string[] {
  const ofRoots = roots.flatMap((root) => Object.keys(policy[root]).map((field) => `${root}.${field}`));
  const ofTypes = Object.entries(policy.types).flatMap(([type, fields]) =>
    Object.keys(fields).map((field) => `${type}.${field}`),
  );
  return [...ofRoots, ...ofTypes].toSorted();
}

test('every field of the schema has a rule that says who sees it, and no rule is left over', () => {
  expect(fieldsWithRule()).toEqual(fieldsOfSchema());
});

test('a schema with a field for which no rule stands does not come up', () => {
  const { addMeeting: _, ...others } = policy.Mutation;
  const resolvers = makeResolvers({ feed: {} } as SchemaServices);
  const parts = { resolvers, policy: { ...policy, Mutation: others }, mutate: () => null };
  expect(() => makeSchema(parts)).toThrow('the rule of Mutation.addMeeting');
});

test('a rule lets in whom it names and nobody else', () => {
  const dana = { id: '1', role: 'student', name: 'Dana' } as const;
  expect(refusedBy('anyone', null)).toBeNull();
  expect(refusedBy('signedIn', null)).toBe('UNAUTHENTICATED');
  expect(refusedBy('signedIn', dana)).toBeNull();
  expect(refusedBy(['teacher'], dana)).toBe('FORBIDDEN');
  expect(refusedBy(['teacher'], { ...dana, role: 'teacher' })).toBeNull();
});

test('what is printed from the schema is printed anew', async () => {
  for (const { path, text } of await printSchema()) {
    expect(readFileSync(path, 'utf8'), `${path}: run node scripts/printSchema.ts`).toBe(text);
  }
});
