/** The document that sends steps: apart from the sending, because it takes every operation's arguments along. */
import {
  Kind,
  OperationTypeNode,
  print,
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type ListTypeNode,
  type NamedTypeNode,
  type NameNode,
  type SelectionNode,
  type TypeNode,
  type VariableDefinitionNode,
} from 'graphql';
import { argTypes } from '../../../domain/basics/sdl.ts';
import { encode, type Codec } from '../../../domain/basics/wire.ts';
import type { Operation } from '../../../domain/kernel/operation.ts';
import { operations, type OperationName, type Step } from '../../../domain/operations.ts';
import { kindsIn } from '../../../domain/payloads.ts';
import type { RowKind, WireKind } from '../../../domain/kernel/rows.ts';
import { MeetingFieldsFragmentDoc } from '../entities/meeting.generated.ts';
import { followedKinds, payloadField } from '../entities/followedKinds.ts';

/** The lists of rows that a payload may carry, as far as a tab holds such rows, and what is asked of each row. */
const lists: Partial<Record<WireKind, Row>> = {
  meeting: rowsAs('meetings', MeetingFieldsFragmentDoc),
  ...Object.fromEntries(
    Object.values(followedKinds).map(({ kind, fragment }) => [kind, rowsAs(payloadField(kind), fragment)]),
  ),
};

function rowsAs(field: string, document: DocumentNode): Row {
  const [fragment] = document.definitions;
  return { field, fragment: fragment?.kind === 'FragmentDefinition' ? fragment.name.value : '', document };
}

type Row = { field: string; fragment: string; document: DocumentNode };

const listsOf = (name: OperationName): Row[] =>
  kindsIn(operations[name]).flatMap((kind) => lists[kind] ?? []);

/** The document of a plan, made of nodes: the page needs no parser. The args of step 2 travel as variables input_2, scope_2, … */
export function documentOf(steps: readonly Step[], requestId: string, codec: Codec) {
  const declared = [declare('requestId', 'ID')];
  const variables: Record<string, unknown> = { requestId };
  const fields = steps.map((step, i) => {
    const schema = operations[step.name].args;
    const types = argTypes(schema);
    // Each step's args belong to its own operation's schema; the union loses that tie.
    const values = encode(schema as never, step.args as never, codec);
    const passed = Object.keys(values).filter((name) => values[name] !== undefined);
    for (const name of passed) {
      declared.push(declare(`${name}_${i}`, types[name] ?? 'ID'));
      variables[`${name}_${i}`] = values[name];
    }
    const args = [
      ...passed.map((name) => argument(name, `${name}_${i}`)),
      argument('requestId', 'requestId'),
    ];
    const rows = listsOf(step.name).map((list) => field(list.field, [spread(list.fragment)]));
    return field(step.name, [...told, ...rows], { alias: `step_${i}`, args });
  });
  const asked = new Set(steps.flatMap(({ name }) => listsOf(name).map(({ document }) => document)));
  const mutation: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [
      {
        kind: Kind.OPERATION_DEFINITION,
        operation: OperationTypeNode.MUTATION,
        name: named('Plan'),
        variableDefinitions: declared,
        selectionSet: { kind: Kind.SELECTION_SET, selections: fields },
      },
      ...[...asked].flatMap(({ definitions }) => definitions),
    ],
  };
  return { mutation, variables };
}

/** The request as it travels. */
export function bodyOf(...given: Parameters<typeof documentOf>): string {
  const { mutation, variables } = documentOf(...given);
  return JSON.stringify({ query: print(mutation), variables, operationName: 'Plan' });
}

const named = (value: string): NameNode => ({ kind: Kind.NAME, value });

const declare = (name: string, type: string): VariableDefinitionNode => ({
  kind: Kind.VARIABLE_DEFINITION,
  variable: { kind: Kind.VARIABLE, name: named(name) },
  type: typeNode(type),
});

/** `[AlarmInput!]!` and the like. */
function typeNode(text: string): TypeNode {
  if (text.endsWith('!'))
    return { kind: Kind.NON_NULL_TYPE, type: typeNode(text.slice(0, -1)) as NamedTypeNode | ListTypeNode };
  if (text.startsWith('[')) return { kind: Kind.LIST_TYPE, type: typeNode(text.slice(1, -1)) };
  return { kind: Kind.NAMED_TYPE, name: named(text) };
}

const argument = (name: string, variable: string): ArgumentNode => ({
  kind: Kind.ARGUMENT,
  name: named(name),
  value: { kind: Kind.VARIABLE, name: named(variable) },
});

const spread = (name: string): SelectionNode => ({ kind: Kind.FRAGMENT_SPREAD, name: named(name) });

function field(
  name: string,
  selections: readonly SelectionNode[] = [],
  { alias, args = [] }: { alias?: string; args?: readonly ArgumentNode[] } = {},
): FieldNode {
  return {
    kind: Kind.FIELD,
    name: named(name),
    ...(alias === undefined ? {} : { alias: named(alias) }),
    ...(args.length === 0 ? {} : { arguments: args }),
    ...(selections.length === 0 ? {} : { selectionSet: { kind: Kind.SELECTION_SET, selections } }),
  };
}

/** What every payload says. */
const told: readonly SelectionNode[] = [
  field('status'),
  field('changeId'),
  field('refusal', [field('code'), field('field'), field('params')]),
];

export const writesAny = (steps: readonly Step[], kinds: readonly RowKind[]): boolean =>
  steps.some(({ name }) => {
    const { writes }: Pick<Operation<string, never, never>, 'writes'> = operations[name];
    return writes === 'any' || kinds.some((kind) => writes.includes(kind));
  });
