/** Who may connect to the embedded database: `app`, which owns the product's schemas and nothing else, and `backup`, which may only copy. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Passwords = { app: string; backup: string };

export const superuser = 'postgres';

/** null if the roles must be set (again): a new cluster, one of an earlier version, one from a backup. */
export function readPasswords(folder: string): Passwords | null {
  const path = passwordsPath(folder);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Passwords) : null;
}

export function makePasswords(): Passwords {
  const one = () => randomBytes(24).toString('base64url');
  return { app: one(), backup: one() };
}

/** Written once the database knows them: after an interrupted start the roles are set again. */
export function keepPasswords(folder: string, passwords: Passwords): void {
  const path = passwordsPath(folder);
  writeFileSync(`${path}.new`, JSON.stringify(passwords), { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

export const passwordsFile = 'database-passwords';
const passwordsPath = (folder: string): string => join(folder, passwordsFile);

/** Run as the superuser; running it again changes only the passwords; each statement ends with a semicolon and an empty line, and contains no empty line. */
export function setRoles({ app, backup }: Passwords): string {
  const statements = [
    nameSuperuser,
    makeRole('app'),
    makeRole('backup'),
    `alter role app login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password '${app}'`,
    `alter role backup login nosuperuser nocreatedb nocreaterole replication nobypassrls password '${backup}'`,
    'grant create on database postgres to app',
    'grant execute on function pg_backup_start(text, boolean), pg_backup_stop(boolean) to backup',
    handOverObjects,
  ];
  return statements.map((statement) => `${statement};\n\n`).join('');
}

/** Nobody needs to connect as the superuser; the owner of the files can, in single-user mode. */
export const closeSuperuser = `alter role ${superuser} nologin password null;\n\n`;

/** Before the product had roles its superuser was called `app`; a session cannot rename its own role. */
const nameSuperuser = `do $$ begin
  if (select rolname from pg_roles where oid = 10) = 'app' then
    create role transition superuser;
    set session authorization transition;
    alter role app rename to ${superuser};
    set session authorization ${superuser};
    drop role transition;
  end if;
end $$`;

const makeRole = (name: string) => `do $$ begin
  if not exists (select from pg_roles where rolname = '${name}') then
    create role ${name};
  end if;
end $$`;

/** REASSIGN OWNED refuses the superuser that initdb created, so its objects are handed over one by one. */
const handOverObjects = `do $$ declare statement text; begin
  for statement in
    with ours as (
      select oid, nspname from pg_namespace
      where nspname !~ '^pg_' and nspname not in ('information_schema', 'public')
    )
    select format('alter schema %I owner to app', nspname) from ours
    union all
    select format('alter %s %s owner to app', kind.name, c.oid::regclass)
    from pg_class c join ours on ours.oid = c.relnamespace
    join (values ('r', 'table'), ('p', 'table'), ('v', 'view'), ('m', 'materialized view'), ('S', 'sequence')) kind (code, name)
      on kind.code = c.relkind::text
    where not exists (
      select from pg_depend d
      where d.classid = 'pg_class'::regclass and d.objid = c.oid and c.relkind = 'S' and d.deptype in ('a', 'i')
    )
    union all
    select format('alter routine %s owner to app', p.oid::regprocedure)
    from pg_proc p join ours on ours.oid = p.pronamespace
    union all
    select format('alter type %s owner to app', t.oid::regtype)
    from pg_type t join ours on ours.oid = t.typnamespace left join pg_class c on c.oid = t.typrelid
    where t.typtype in ('d', 'e', 'r') or c.relkind = 'c'
  loop
    execute statement;
  end loop;
end $$`;
