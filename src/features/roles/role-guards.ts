import { type SQL, sql } from 'drizzle-orm'
import type { RoleInput } from '../../contracts/roles/roles.ts'
import type { Guard } from '../../core/guards.ts'
import { invalid } from '../../lib/errors.ts'
import { PERMISSIONS } from '../../rules/roles/permissions.ts'

/** The built-in permissions that roles may have. Those that everyone has are left out. */
export const CARRIED = Object.entries(PERMISSIONS).flatMap(([name, { heldBy }]) =>
  heldBy === 'role' || heldBy === 'subscriber' ? [name] : [],
)

const TAKEN: Readonly<Record<string, string>> = {
  name: 'A role with this name exists already',
  slug: 'A role with this slug exists already',
}

/** Guard: no other role has this name or slug. */
export const isNameFree = ({ name, slug }: Pick<RoleInput, 'name' | 'slug'>, ownId = ''): Guard => ({
  against: sql`
    SELECT 'name' AS found FROM roles WHERE name = ${name} COLLATE NOCASE AND id <> ${ownId}
    UNION SELECT 'slug' FROM roles WHERE slug = ${slug} AND id <> ${ownId}`,
  refusal: (found) => invalid(Object.fromEntries(found.map((field) => [field, [TAKEN[field]!]]))),
})

/** Returns the names as rows with a column `permission`. */
export const rowsOf = (names: readonly string[]): SQL =>
  sql`SELECT value AS permission FROM json_each(${JSON.stringify(names)})`

/** Guard: all permissions that are added to a role exist. */
export const areKnown = (names: readonly string[], roleId = ''): Guard => ({
  against: sql`
    SELECT permission AS found FROM (${rowsOf(names)}) AS wanted
    WHERE permission NOT IN (SELECT value FROM json_each(${JSON.stringify(CARRIED)}))
      AND NOT EXISTS (SELECT 1 FROM permissions WHERE name = wanted.permission)
      AND NOT EXISTS (SELECT 1 FROM role_permissions AS carried WHERE carried.role_id = ${roleId} AND carried.permission = wanted.permission)`,
  refusal: (found) => invalid({ permissions: [`No role can carry this: ${found.join(', ')}`] }),
})
