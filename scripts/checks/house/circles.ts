/** Files that import each other in a circle, and folders that import each other; imports of types count. */
import { floors, folderOf, importsOf, type Source } from './sources.ts';

export type Imports = ReadonlyMap<string, readonly string[]>;

export function importMap(sources: readonly Source[]): Imports {
  const known = new Set(sources.map(({ file }) => file));
  return new Map(
    sources.map((source) => [source.file, importsOf(source).filter((target) => known.has(target))]),
  );
}

/** Groups of files of which each reaches every other one by its imports (Tarjan's strongly connected components). */
export function circlesIn(imports: Imports): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    const number = order.size;
    order.set(file, number);
    open.push(file);
    let low = number;
    for (const target of imports.get(file) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (open.includes(target)) low = Math.min(low, order.get(target) ?? low);
    }
    lowest.set(file, low);
    if (low === number) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1) circles.push(circle.sort());
    }
    return low;
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return circles;
}

/** `a ↔ b` for every two folders of one floor that import each other. */
export function folderPairs(imports: Imports): string[] {
  const edges = new Set<string>();
  for (const [file, targets] of imports)
    for (const target of targets) {
      const [from, to] = [folderOf(file), folderOf(target)];
      if (from !== to && floors.some((floor) => isOn(floor, file) && isOn(floor, target)))
        edges.add(`${from} ↔ ${to}`);
    }
  const turned = (edge: string) => edge.split(' ↔ ').reverse().join(' ↔ ');
  return [...edges].filter((edge) => edge < turned(edge) && edges.has(turned(edge))).sort();
}

/** A file of a floor, its folder, or whatever is named by one first. */
export const isOn = (floor: string, file: string): boolean => new RegExp(`^${floor}(?:$|[/ ])`).test(file);
