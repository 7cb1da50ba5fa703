/** The document that sends steps: apart from the sending, because it takes every operation's arguments along. */
import { gql } from '@apollo/client';
import { argTypes } from '../../../domain/basics/sdl.ts';
import { encode, type Codec } from '../../../domain/basics/wire.ts';
import type { Operation } from '../../../domain/kernel/operation.ts';
import { operations, type OperationName, type Step } from '../../../domain/operations.ts';
import { kindsIn } from '../../../domain/payloads.ts';
import type { RowKind, WireKind } from '../../../domain/kernel/rows.ts';
import { MEETING_FIELDS } from '../entities/meetingDocuments.ts';
import { followedKinds, payloadField } from '../entities/followedKinds.ts';

const listFields: Partial<Record<WireKind, string>> = {
  meeting: 'meetings { ...MeetingFields }',
  ...Object.fromEntries(
    Object.values(followedKinds).map(({ kind, fragment }) => [
      kind,
      `${payloadField(kind)} { ...${fragment.name} }`,
    ]),
  ),
};

/** The lists of rows that the payload of an operation may carry, as far as a tab holds such rows. */
const listsOf = (name: OperationName): string =>
  kindsIn(operations[name])
    .flatMap((kind) => listFields[kind] ?? [])
    .join(' ');

const fragments = [
  ['MeetingFields', MEETING_FIELDS] as const,
  ...Object.values(followedKinds).map(({ fragment }) => [fragment.name, fragment.document] as const),
];

/** The document of a plan. The args of step 2 travel as variables input_2, scope_2, … */
export function documentOf(steps: readonly Step[], requestId: string, codec: Codec) {
  const declared: string[] = ['$requestId: ID'];
  const fields: string[] = [];
  const variables: Record<string, unknown> = { requestId };
  steps.forEach((step, i) => {
    const schema = operations[step.name].args;
    const types = argTypes(schema);
    // Each step's args belong to its own operation's schema; the union loses that tie.
    const values = encode(schema as never, step.args as never, codec);
    const passed = Object.keys(values).filter((name) => values[name] !== undefined);
    for (const name of passed) {
      declared.push(`$${name}_${i}: ${types[name]}`);
      variables[`${name}_${i}`] = values[name];
    }
    const args = [...passed.map((name) => `${name}: $${name}_${i}`), 'requestId: $requestId'].join(', ');
    fields.push(
      `step_${i}: ${step.name}(${args}) { status changeId refusal { code field params } ${listsOf(step.name)} }`,
    );
  });
  const body = `mutation Plan(${declared.join(', ')}) { ${fields.join('\n')} }`;
  const spread = fragments.filter(([name]) => body.includes(`...${name}`));
  const mutation = gql([body, ...spread.map(([, { loc }]) => loc?.source.body)].join('\n'));
  return { mutation, variables };
}

export const writesAny = (steps: readonly Step[], kinds: readonly RowKind[]): boolean =>
  steps.some(({ name }) => {
    const { writes }: Pick<Operation<string, never, never>, 'writes'> = operations[name];
    return writes === 'any' || kinds.some((kind) => writes.includes(kind));
  });
