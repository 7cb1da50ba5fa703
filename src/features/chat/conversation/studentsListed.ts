/** A list of students, each with a phone or a mail, that no sentence adds: it is for the screen that reads lists. */

const contact = /(?<![^\s@,;])[^\s@,;]{1,64}@[^\s@,;]{1,190}|(?<!\d)\+?\d[\d ().-]{7,20}\d/gu;

const adding =
  /^\s*(?:please\s+)?(?:(?:add|register|new)\b(?:\s+(?:the|new|students?|pupils?)\b)*|(?:בבקשה\s+)?(?:להוסיף|[תה]וסיפי?|לרשום|תרש(?:ום|מי)|חדשים)(?:\s+(?:את|ה?תלמיד(?:ים|ות|ה)?|חדשים))*)(?![\p{L}])[\s:]*/iu;

/** What stands between one and the next. */
const between = /^[\s,;.:|–-]*(?:(?:and|&)\s+|ו?את\s+)?/iu;

const name = /^[\p{L}'’"״׳-]{2,}(?: [\p{L}'’"״׳-]+){0,3}$/u;

const fewest = 2;

/** A line for each, names and how to reach them; null where it is something else. */
export function studentsListed(text: string): string | null {
  const begins = adding.exec(text)?.[0] ?? '';
  const lines = text.slice(begins.length).split(/\r?\n/u);
  const said = lines.map((line) => line.trim()).filter(Boolean);
  // On one line many things are told with a number: it is a list where it says so.
  if (said.length < fewest && begins === '') return null;
  const people = said.map(peopleIn);
  const all = people.flatMap((each) => each ?? []);
  return people.includes(null) || all.length < fewest ? null : all.join('\n');
}

/** null: something in the line is no name with a way to reach them. */
function peopleIn(line: string): string[] | null {
  const people: string[] = [];
  let at = 0;
  for (const { index, 0: found } of line.matchAll(contact)) {
    const who = line
      .slice(at, index)
      .replace(between, '')
      .replace(/[\s,;:|–-]+$/u, '')
      .replace(/\s+/gu, ' ');
    const last = people.pop();
    // A second way to reach the one before.
    if (who === '' && last !== undefined) people.push(`${last} ${found}`);
    else if (name.test(who)) people.push(...(last === undefined ? [] : [last]), `${who} ${found}`);
    else return null;
    at = index + found.length;
  }
  return people.length > 0 && /^[\s,;.]*$/u.test(line.slice(at)) ? people : null;
}
