import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { connectTo } from './running.ts'

/** The platform's database. */
const databaseName = 'promenade'

/** The role of the platform. It owns its database and has no other rights on the server. */
const applicationRole = 'promenade_platform'

interface Server {
  readonly port: number
  /** The superuser's password. */
  readonly password: string
}

/** Creates the role and its database; changes the owner of a database that an earlier release used as the superuser. */
export async function prepareDatabase(administrator: pg.Client, server: Server): Promise<void> {
  await createRole(administrator, server)
  const { rowCount } = await administrator.query('select from pg_database where datname = $1', [databaseName])
  if (rowCount === 0) await administrator.query(`create database ${databaseName} owner ${applicationRole}`)
  else await administrator.query(`alter database ${databaseName} owner to ${applicationRole}`)
  const client = await connectTo(server.port, server.password, databaseName)
  await client.query(takeOwnership).finally(() => client.end())
}

/** The URL of the database for the role; contains a password. */
export function applicationUrl({ port, password }: Server): string {
  return `postgres://${applicationRole}:${applicationPassword(password)}@127.0.0.1:${port}/${databaseName}`
}

async function createRole(administrator: pg.Client, { password }: Server): Promise<void> {
  const { rowCount } = await administrator.query('select from pg_roles where rolname = $1', [applicationRole])
  const verb = rowCount === 0 ? 'create' : 'alter'
  await administrator.query(
    `${verb} role ${applicationRole} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
      password '${applicationPassword(password)}'`,
  )
}

/** Derived from the superuser's password, which cannot be derived from it, so that one file is enough. */
function applicationPassword(password: string): string {
  return createHmac('sha256', password).update(applicationRole).digest('hex')
}

/** The sequences of columns change with their tables; the schema belongs to the owner of the database. */
const takeOwnership = `do $$
  declare statement text;
  begin
    for statement in
      select format('alter table %s owner to ${applicationRole}', oid::regclass) from pg_class
        where relnamespace = 'public'::regnamespace and relowner <> '${applicationRole}'::regrole
        and (relkind in ('r', 'p', 'v', 'm') or relkind = 'S' and not exists (
          select from pg_depend where objid = pg_class.oid and classid = 'pg_class'::regclass and deptype in ('a', 'i')))
      union all
      select format('alter routine %s owner to ${applicationRole}', oid::regprocedure) from pg_proc
        where pronamespace = 'public'::regnamespace and proowner <> '${applicationRole}'::regrole
      union all
      select format('alter type %s owner to ${applicationRole}', oid::regtype) from pg_type
        where typnamespace = 'public'::regnamespace and typowner <> '${applicationRole}'::regrole
        and typtype in ('d', 'e')
    loop
      execute statement;
    end loop;
  end $$`
