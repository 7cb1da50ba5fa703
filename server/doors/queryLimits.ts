/** How large a GraphQL document may be: deep nesting and hundreds of aliases cost far more than they are long (access.md T7). */
import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

export const limits = {
  tokens: 10_000,
  /** The introspection query of the usual tools is 13 deep. */
  depth: 15,
  /** A plan of a hundred steps is one document. */
  mutationFields: 100,
  queryFields: 30,
  /** A subscription has one root field by the specification of GraphQL. */
  aliases: 200,
} as const;

/** One validation rule for depth, root fields and aliases, each counted through the fragments. */
export function withinLimits(context: ValidationContext): ASTVisitor {
  const document = context.getDocument();
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  return {
    OperationDefinition(operation) {
      const size = sizeOf(operation, fragments);
      const most = operation.operation === 'mutation' ? limits.mutationFields : limits.queryFields;
      if (size.depth > limits.depth) context.reportError(tooMuch('depth', limits.depth));
      if (size.rootFields > most) context.reportError(tooMuch('root fields', most));
      if (size.aliases > limits.aliases) context.reportError(tooMuch('aliases', limits.aliases));
    },
  };
}

const tooMuch = (what: string, most: number): GraphQLError =>
  new GraphQLError(`The document is too large: at most ${most} ${what}.`, {
    extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
  });

type Size = { depth: number; rootFields: number; aliases: number };

function sizeOf(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Size {
  // A fragment is measured once however often it is spread, or the measuring itself would be the attack.
  const measured = new Map<string, Size>();

  function measure(set: SelectionSetNode, inside: ReadonlySet<string>): Size {
    const size: Size = { depth: 0, rootFields: 0, aliases: 0 };
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const below = selection.selectionSet ? measure(selection.selectionSet, inside) : null;
        size.rootFields += 1;
        size.aliases += (selection.alias ? 1 : 0) + (below?.aliases ?? 0);
        size.depth = Math.max(size.depth, 1 + (below?.depth ?? 0));
      } else {
        const spread =
          selection.kind === Kind.INLINE_FRAGMENT
            ? measure(selection.selectionSet, inside)
            : measureFragment(selection.name.value, inside);
        size.rootFields += spread.rootFields;
        size.aliases += spread.aliases;
        size.depth = Math.max(size.depth, spread.depth);
      }
    }
    return size;
  }

  function measureFragment(name: string, inside: ReadonlySet<string>): Size {
    const known = measured.get(name);
    if (known) return known;
    const fragment = fragments.get(name);
    // A cycle is refused by GraphQL's own rules; here it only must end.
    if (!fragment || inside.has(name)) return { depth: 0, rootFields: 0, aliases: 0 };
    const size = measure(fragment.selectionSet, new Set([...inside, name]));
    measured.set(name, size);
    return size;
  }

  return measure(operation.selectionSet, new Set());
}
