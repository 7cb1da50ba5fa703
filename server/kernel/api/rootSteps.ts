/** The root fields of a mutation in their order, with their arguments: the steps of one plan. */
import {
  getArgumentValues,
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  type FieldNode,
  type GraphQLResolveInfo,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import type { RootStep } from '../perform/steps.ts';

export function rootStepsOf(info: GraphQLResolveInfo): RootStep[] {
  const fields = info.parentType.getFields();
  // By response key: GraphQL merges fields with the same key, so they are one step.
  const steps = new Map<string, RootStep>();

  function take(node: FieldNode): void {
    const field = fields[node.name.value];
    const key = node.alias?.value ?? node.name.value;
    if (!field || steps.has(key)) return;
    steps.set(key, { key, name: field.name, args: getArgumentValues(field, node, info.variableValues) });
  }

  function walk(set: SelectionSetNode): void {
    for (const selection of set.selections) {
      if (!isIncluded(selection, info)) continue;
      if (selection.kind === Kind.FIELD) take(selection);
      else if (selection.kind === Kind.INLINE_FRAGMENT) walk(selection.selectionSet);
      else {
        const fragment = info.fragments[selection.name.value];
        if (fragment) walk(fragment.selectionSet);
      }
    }
  }

  walk(info.operation.selectionSet);
  return [...steps.values()];
}

function isIncluded(selection: SelectionNode, info: GraphQLResolveInfo): boolean {
  const skip = getDirectiveValues(GraphQLSkipDirective, selection, info.variableValues);
  const include = getDirectiveValues(GraphQLIncludeDirective, selection, info.variableValues);
  return skip?.['if'] !== true && include?.['if'] !== false;
}
