/** An operation's arguments as GraphQL types: for the printed schema, and for the documents that send plans. */
import type * as v from 'valibot';
import { marksOf } from './wire.ts';

type Part = v.GenericSchema & {
  wrapped?: Part;
  entries?: Record<string, Part>;
  item?: Part;
  type: string;
};

const optionalKinds = new Set(['optional', 'nullable', 'nullish', 'exact_optional', 'undefinedable']);

/** 'String', '[ID!]!', 'MeetingInput!' */
function sdlType(schema: v.GenericSchema): string {
  const part = schema as Part;
  if (optionalKinds.has(part.type) && part.wrapped) return sdlType(part.wrapped).replace(/!$/, '');
  return `${bareType(part)}!`;
}

function bareType(part: Part): string {
  const { sdl, input, wire } = marksOf(part);
  if (input) return input;
  if (sdl) return sdl;
  if (wire === 'wall' || wire === 'end' || wire === 'address') return 'String';
  if (wire === 'money') return 'Float';
  if (part.item) return `[${sdlType(part.item)}]`;
  switch (part.type) {
    case 'string':
    case 'picklist':
    case 'literal':
      return 'String';
    case 'number':
      return 'Float';
    case 'boolean':
      return 'Boolean';
    default:
      throw new Error(`no GraphQL type for a schema of type ${part.type}`);
  }
}

/** The arguments of an operation's field, without requestId, which the endpoint adds to each. */
export function argTypes(args: v.GenericSchema): Record<string, string> {
  const { entries } = args as Part;
  if (!entries) throw new Error('the arguments of an operation are an object');
  return Object.fromEntries(Object.entries(entries).map(([name, part]) => [name, sdlType(part)]));
}

/** The input objects that the arguments use, innermost first: name → field → type. */
export function inputTypes(args: v.GenericSchema): Map<string, Record<string, string>> {
  const found = new Map<string, Record<string, string>>();
  collect(args as Part, found);
  return found;
}

function collect(part: Part, found: Map<string, Record<string, string>>): void {
  if (part.wrapped) collect(part.wrapped, found);
  if (part.item) collect(part.item, found);
  if (!part.entries) return;
  for (const entry of Object.values(part.entries)) collect(entry, found);
  const { input } = marksOf(part);
  if (input && !found.has(input)) {
    found.set(
      input,
      Object.fromEntries(Object.entries(part.entries).map(([name, entry]) => [name, sdlType(entry)])),
    );
  }
}
