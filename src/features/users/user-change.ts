import { sql } from 'drizzle-orm'
import type { AdminUser, UpdateUser } from '../../contracts/users/users.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { type Guard, must } from '../../core/guards.ts'
import {
  grantsNoMore,
  isSomebodyElse,
  isThere,
  isWithinReach,
  keepsARoot,
  takesNothingForGood,
} from '../../domain/roles/user-guards.ts'
import { conflict } from '../../lib/errors.ts'
import { areThere, isDoneByRoot, isEmailFree } from './guards.ts'
import type { UserRow } from './queries.ts'

type Fields = Pick<AdminUser, 'name' | 'email' | 'is_root_user' | 'site_limit'>

/** The effects of an edit, compared with the user before it. */
export interface UserChange {
  readonly after: Fields
  readonly emailBefore: string
  readonly rootBefore: boolean
  readonly rolesAdded: readonly string[]
  readonly rolesRemoved: readonly string[]
  readonly isAny: boolean
  /** For the audit trail: only the fields that differ. */
  readonly facts: { readonly before: Record<string, unknown>; readonly after: Record<string, unknown> }
}

export function changeOf(row: UserRow, before: AdminUser, input: UpdateUser): UserChange {
  const after: Fields = {
    name: input.name ?? row.name,
    email: input.email ?? row.email,
    is_root_user: input.is_root_user ?? row.isRoot,
    site_limit: input.site_limit ?? row.siteLimit,
  }
  const former: Fields = { name: row.name, email: row.email, is_root_user: row.isRoot, site_limit: row.siteLimit }
  const held = before.roles.map(({ id }) => id)
  const wanted = input.roles ?? held
  const rolesAdded = wanted.filter((id) => !held.includes(id))
  const rolesRemoved = held.filter((id) => !wanted.includes(id))
  const names = (Object.keys(after) as (keyof Fields)[]).filter((name) => after[name] !== former[name])
  const isOfRoles = rolesAdded.length + rolesRemoved.length > 0
  const only = (fields: Fields) => Object.fromEntries(names.map((name) => [name, fields[name]]))
  return {
    ...{ after, emailBefore: row.email, rootBefore: row.isRoot, rolesAdded, rolesRemoved },
    isAny: names.length > 0 || isOfRoles,
    facts: {
      before: { ...only(former), ...(isOfRoles ? { roles: held } : {}) },
      after: {
        ...only(after),
        ...(isOfRoles ? { roles: wanted } : {}),
      },
    },
  }
}

/** Returns the guards of an edit, which must still hold when it is stored. */
export function guardsFor(ctx: ServiceContext, row: UserRow, change: UserChange): Guard[] {
  const { id, updatedAt } = row
  const { after, rolesAdded, rolesRemoved } = change
  const isOfSignIn = after.email !== row.email
  const isOfRoot = after.is_root_user !== row.isRoot
  const notOfOneself = (message: string) => isSomebodyElse(ctx, id, message)
  return [
    isThere(id),
    isWithinReach(ctx, id),
    // The settings ask for the current password, which a stolen session does not know.
    ...(isOfSignIn ? [notOfOneself('Change your own address in your settings.')] : []),
    ...(rolesRemoved.length > 0 ? takesNothingForGood(ctx, id, rolesRemoved) : []),
    ...(rolesAdded.length > 0 ? [areThere(rolesAdded), ...grantsNoMore(ctx, rolesAdded)] : []),
    ...(isOfRoot ? [isDoneByRoot(accountOf(ctx))] : []),
    ...(isOfRoot && row.isRoot ? [notOfOneself('You cannot take root from yourself.'), keepsARoot(id)] : []),
    ...(after.email === row.email ? [] : [isEmailFree(ctx, after.email, id)]),
    must(
      sql`EXISTS (SELECT 1 FROM accounts WHERE id = ${id} AND updated_at = ${updatedAt})`,
      conflict('Someone else changed this user. Please reload and try again.'),
    ),
  ]
}
