/** Whether a document requests one calendar and nothing else, and whose. */
import { getOperationAST, Kind, type ArgumentNode, type DocumentNode } from 'graphql';
import type { Id } from '../../../domain/basics/ids.ts';

export type Asking = {
  document: DocumentNode;
  operationName?: string | null | undefined;
  variableValues?: { readonly [name: string]: unknown } | null | undefined;
};

/** null for all other documents; some of them could be cached too, but that is not worth more rules. */
export function askedCalendar({ document, operationName, variableValues }: Asking): Id | null {
  const operation = getOperationAST(document, operationName);
  const [field, ...others] = operation?.selectionSet.selections ?? [];
  if (operation?.operation !== 'query' || others.length > 0 || field?.kind !== Kind.FIELD) return null;
  if (field.name.value !== 'meetingsByTeacherId' || field.directives?.length) return null;
  if (operation.variableDefinitions?.some(({ defaultValue }) => defaultValue)) return null;
  const given = new Map(
    field.arguments?.map((argument) => [argument.name.value, valueOf(argument, variableValues ?? {})]),
  );
  const teacherId = given.get('teacherId');
  // Changes since a revision are read each time: they are small, and nobody requests the same again.
  return typeof teacherId === 'string' && given.get('since') == null ? teacherId : null;
}

function valueOf({ value }: ArgumentNode, variables: NonNullable<Asking['variableValues']>): unknown {
  if (value.kind === Kind.STRING) return value.value;
  if (value.kind === Kind.NULL) return null;
  return value.kind === Kind.VARIABLE ? variables[value.name.value] : value;
}
