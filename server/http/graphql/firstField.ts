/** What a call is called in the figures: its first field, not the alias, which the caller may choose. */
import { Kind, type OperationDefinitionNode } from 'graphql';

export function firstField(asked: OperationDefinitionNode | null | undefined): string {
  const [first] = asked?.selectionSet.selections ?? [];
  return first?.kind === Kind.FIELD ? first.name.value : 'a fragment';
}
