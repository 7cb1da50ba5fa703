/** What a lesson becomes: another subject, or a group of another size. */
import type { Interpretation, Entity } from '../../../kernel/interpretation.ts';

/** "Noam's lesson is now English" */
const becoming =
  /\b(?:lesson|class)\b.* (?:becomes|is|is now|will be|should be) $|ה(?:שיעור|פגישה) .* (?:הוא|יהיה|תהיה) ב?$/;

/** The subject it becomes: said after "to", or last of two where the other is "instead of" or "from". */
export function becomes({ items, normal: { text } }: Interpretation): (Entity & { kind: 'subject' }) | null {
  const subjects = items.filter((item): item is Entity & { kind: 'subject' } => item.kind === 'subject');
  // "into the physics group" is where they come to.
  const isOfGroup = (one: Entity) => {
    const next = items[items.indexOf(one) + 1];
    return next?.kind === 'word' && next.value === 'group';
  };
  const to = subjects.find(
    (one) => (one.role === 'to' || becoming.test(text.slice(0, one.from))) && !isOfGroup(one),
  );
  if (to) return to;
  // "להחליף אנגלית במתמטיקה"
  const other = subjects.find(({ role }) => role === 'at' || role === 'for');
  if (subjects.length > 1 && other && /חלי(?:ף|פי) |\bswap /.test(text)) return other;
  return subjects.length > 1
    ? (subjects.find(({ role }) => role !== 'instead' && role !== 'from') ?? null)
    : null;
}

export const becomesOther = ({ items, normal: { text } }: Interpretation): boolean =>
  (/חלי(?:ף|פי) |\bswap /.test(text) && items.filter(({ kind }) => kind === 'subject').length > 1) ||
  items.some(({ kind, from }) => kind === 'subject' && becoming.test(text.slice(0, from)));

/** "תגדיל את הקבוצה ל-6": how many may come, not an hour. */
export const sizes = /גדי?ל|קטי?נ|קטין|גבי?ל|רחי?ב|צמצ[םמ]|צמצום|מוגבל/;

export function placesOf({ items, normal: { text } }: Interpretation): (Entity & { kind: 'number' }) | null {
  const holds =
    /(?:שיהיו|יהיו|להיות) (?:בה )?עד/.test(text) ||
    /\b(?:can|could|may|should) (?:take|hold|fit|have)\b|\b(?:cap|limit)\b/.test(text);
  const size =
    sizes.test(text) || holds
      ? items.find(({ kind, role }) => kind === 'number' && role !== 'instead')
      : undefined;
  if (size?.kind === 'number' && Number.isInteger(size.value) && size.value > 0) return size;
  for (const [at, item] of items.entries()) {
    const beside = [items[at - 1], items[at + 1]];
    // "80₪ לילד" is a sum.
    if (
      item.kind === 'number' &&
      !/^ ?(?:₪|\$|€|ש"ח|שקל|nis|ils|shekel)/.test(text.slice(item.to)) &&
      beside.some(
        (one) =>
          one?.kind === 'word' &&
          (one.sense === 'limit' || one.sense === 'places' || one.value === 'student'),
      )
    )
      return item;
  }
  return null;
}
