/** Whether a document asks for one whole calendar and nothing else, and for whose. */
import { getOperationAST, Kind, type ArgumentNode, type DocumentNode } from 'graphql';
import type { Id } from '../../domain/basics/ids.ts';

export type Asking = {
  document: DocumentNode;
  operationName?: string | null | undefined;
  variableValues?: { readonly [name: string]: unknown } | null | undefined;
};

/** null for every other question; that it could be answered the same way is not worth more rules here. */
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
  // What is new since a revision is read anew each time: it is small, and nobody asks for the same again.
  return typeof teacherId === 'string' && given.get('since') == null ? teacherId : null;
}

function valueOf({ value }: ArgumentNode, variables: NonNullable<Asking['variableValues']>): unknown {
  if (value.kind === Kind.STRING) return value.value;
  if (value.kind === Kind.NULL) return null;
  return value.kind === Kind.VARIABLE ? variables[value.name.value] : value;
}
