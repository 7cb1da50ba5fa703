/** The mutations and their inputs in SDL, read off the operations' schemas, so that the two cannot differ. */
import type { GenericSchema } from 'valibot';
import { argTypes, inputTypes } from '../../domain/basics/sdl.ts';
import { payloads } from './payloads.ts';

type Operations = Record<string, { name: string; args: unknown }>;

export const printedNote =
  '# Printed from the operations of domain/ by scripts/printSchema.ts; change those, then print again.';

export function printOperations(operations: Operations): string {
  const inputs = new Map<string, string>();
  const fields: string[] = [];
  for (const { name, args } of Object.values(operations)) {
    const schema = args as GenericSchema;
    const payload = payloads[name as keyof typeof payloads];
    fields.push(`${name}(${entries({ ...argTypes(schema), requestId: 'ID' }).join(', ')}): ${payload}!`);
    for (const [input, types] of inputTypes(schema)) {
      const printed = `input ${input} {\n${entries(types).join('\n')}\n}`;
      if (inputs.has(input) && inputs.get(input) !== printed)
        throw new Error(`Two inputs are named ${input}`);
      inputs.set(input, printed);
    }
  }
  return [printedNote, `extend type Mutation {\n${fields.join('\n')}\n}`, ...inputs.values()].join('\n\n');
}

const entries = (types: Record<string, string>): string[] =>
  Object.entries(types).map(([name, type]) => `${name}: ${type}`);
