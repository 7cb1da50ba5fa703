/** How large a GraphQL document may be: nesting, aliases and repetitions cost far more than their length (access.md T7). */
import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

export const limits = {
  tokens: 10_000,
  /** The introspection query of common tools is 13 levels deep. */
  depth: 15,
  /** Of brackets of any kind, in the text: each level of depth may have arguments with lists and objects in them. */
  nesting: 60,
  /** A plan of a hundred steps is one document. */
  mutationFields: 100,
  queryFields: 30,
  /** A root field under many aliases is resolved as many times, including whole calendars. */
  sameQueryField: 10,
  /** Below the root an alias repeats a value in each row of a list. */
  aliases: 10,
  /** GraphQL compares every pair of fields with the same name, with everything below them. */
  repetitions: 20,
  fragments: 30,
  operations: 10,
  /** Nesting of lists and objects within a variable; ours have five levels. */
  variableDepth: 20,
} as const;

/** Counted through fragments; to be checked before GraphQL's own rules, whose work these limits bound. */
export function tooLarge(document: DocumentNode): GraphQLError[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const operations: OperationDefinitionNode[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
  }
  const excess: [what: string, count: number, most: number][] = [
    ['fragments', fragments.size, limits.fragments],
    ['operations', operations.length, limits.operations],
  ];
  if (excess.every(([, count, most]) => count <= most)) {
    for (const operation of operations) excess.push(...countsOf(operation, fragments));
    // A fragment that is spread nowhere is still compared with itself.
    const measure = measuring(fragments);
    const repeated = Math.max(0, ...[...fragments.values()].map((each) => measure(each).repetitions));
    excess.push(['repetitions of a field', repeated, limits.repetitions]);
  }
  return excess.filter(([, count, most]) => count > most).map(([what, , most]) => tooMuch(what, most));
}

/** Coercing recurses as deep as the value does, until the stack overflows. */
export function refuseDeepVariables(variables: unknown): void {
  if (isDeeper(variables, limits.variableDepth))
    throw tooMuch('levels of a variable', limits.variableDepth, 'The variables are');
}

function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth < 0 || Object.values(value).some((each) => isDeeper(each, depth - 1));
}

const tooMuch = (what: string, most: number, which = 'The document is'): GraphQLError =>
  new GraphQLError(`${which} too large: at most ${most} ${what}.`, {
    extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
  });

function countsOf(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): [what: string, count: number, most: number][] {
  const size = measuring(fragments)(operation);
  const isQuery = operation.operation === 'query';
  return [
    ['depth', size.depth, limits.depth],
    ['root fields', size.fields, isQuery ? limits.queryFields : limits.mutationFields],
    ['times the same root field', isQuery ? size.mostOfOne : 0, limits.sameQueryField],
    ['aliases below the root', size.aliasesBelow, limits.aliases],
    ['repetitions of a field', size.repetitions, limits.repetitions],
  ];
}

type Size = {
  depth: number;
  /** Of this selection set, including its fragments. */
  fields: number;
  aliases: number;
  aliasesBelow: number;
  /** Fields that occur more than once under the same name in the same set. */
  repetitions: number;
  /** How often the most frequent field occurs in this set. */
  mostOfOne: number;
};

type Counting = { keys: Map<string, number>; names: Map<string, number> };

function measuring(
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): (definition: OperationDefinitionNode | FragmentDefinitionNode) => Size {
  // A fragment is measured once however often it is spread; otherwise the measuring itself could be attacked.
  const measured = new Map<string, Size>();

  function measure(set: SelectionSetNode, inside: ReadonlySet<string>): Size {
    const size: Size = { depth: 0, fields: 0, aliases: 0, aliasesBelow: 0, repetitions: 0, mostOfOne: 0 };
    const counting: Counting = { keys: new Map(), names: new Map() };
    addSet(set, inside, size, counting);
    for (const count of counting.keys.values()) size.repetitions += count - 1;
    size.mostOfOne = Math.max(size.mostOfOne, ...counting.names.values());
    return size;
  }

  function addSet(set: SelectionSetNode, inside: ReadonlySet<string>, size: Size, counting: Counting): void {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const { name, alias } = selection;
        raise(counting.keys, alias?.value ?? name.value);
        raise(counting.names, name.value);
        size.fields += 1;
        if (alias) size.aliases += 1;
        const below = selection.selectionSet ? measure(selection.selectionSet, inside) : null;
        size.aliasesBelow += (below?.aliases ?? 0) + (below?.aliasesBelow ?? 0);
        size.repetitions += below?.repetitions ?? 0;
        size.depth = Math.max(size.depth, 1 + (below?.depth ?? 0));
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        addSet(selection.selectionSet, inside, size, counting);
      } else {
        const spread = measureFragment(selection.name.value, inside);
        raise(counting.keys, `...${selection.name.value}`);
        size.fields += spread.fields;
        size.aliases += spread.aliases;
        size.aliasesBelow += spread.aliasesBelow;
        size.repetitions += spread.repetitions;
        size.mostOfOne += spread.mostOfOne;
        size.depth = Math.max(size.depth, spread.depth);
      }
    }
  }

  function measureFragment(name: string, inside: ReadonlySet<string>): Size {
    const known = measured.get(name);
    if (known) return known;
    const fragment = fragments.get(name);
    // GraphQL's own rules refuse a cycle; here it only has to terminate.
    if (!fragment || inside.has(name))
      return { depth: 0, fields: 0, aliases: 0, aliasesBelow: 0, repetitions: 0, mostOfOne: 0 };
    const size = measure(fragment.selectionSet, new Set([...inside, name]));
    measured.set(name, size);
    return size;
  }

  return ({ selectionSet }) => measure(selectionSet, new Set());
}

function raise(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
