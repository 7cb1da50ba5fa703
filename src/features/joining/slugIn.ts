/** The random part of a teacher's link, out of the whole address or said alone; null: there is none in it. */
const slug = /^[\w-]{4,100}$/;

export function slugIn(said: string): string | null {
  const text = said.trim();
  const found = /[?&]teacherId=([^&#\s]*)/.exec(text)?.[1] ?? text;
  return slug.test(found) ? found : null;
}
