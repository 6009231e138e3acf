import { type SQL, sql } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import type { Guard } from '../../core/guards.ts'
import { conflict, forbidden } from '../../lib/errors.ts'
import { ADMIN_ROLES, PERMISSIONS } from '../../rules/roles/permissions.ts'
import { missingGrants } from './can-manage.ts'
import { permissionLabel } from './permission-label.ts'

/** Permissions that anyone may grant, because they do not depend on roles. */
const ANYBODYS = JSON.stringify(
  Object.keys(PERMISSIONS).filter((name) => missingGrants({ isRoot: false, grants: new Set() }, [name]).length === 0),
)
const isPrecious = (permission: SQL) => sql`${permission} NOT IN (SELECT value FROM json_each(${ANYBODYS}))`

const isNoRoot = (ctx: ServiceContext) =>
  sql`NOT EXISTS (SELECT 1 FROM accounts WHERE id = ${accountOf(ctx).id} AND is_root = 1)`

const listOf = (ids: readonly string[]): SQL => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`

/** A query of all permissions that an account's roles grant, including added ones, without some of its roles. */
export const grantsOf = (accountId: string, exceptRoles: readonly string[] = []): SQL => sql`
  SELECT granted.permission FROM account_roles AS mine JOIN role_permissions AS granted ON granted.role_id = mine.role_id
  WHERE mine.account_id = ${accountId} AND mine.role_id NOT IN ${listOf(exceptRoles)}`

const LISTED_MAX = 5
function listed(found: readonly string[]): string {
  const names = found.slice(0, LISTED_MAX).map((one) => permissionLabel(one))
  const more = found.length - names.length
  return `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/**
 * A guard: nobody may grant or revoke a permission they lack. `permissions` selects the names as a column `permission`.
 */
export const areOwn = (ctx: ServiceContext, permissions: SQL): Guard => ({
  against: sql`
    SELECT DISTINCT coalesce((SELECT label FROM permissions WHERE name = asked.permission), asked.permission) AS found
    FROM (${permissions}) AS asked
    WHERE ${isPrecious(sql`asked.permission`)} AND asked.permission NOT IN (${grantsOf(accountOf(ctx).id)}) AND ${isNoRoot(ctx)}`,
  refusal: (found) => forbidden(`You cannot give or take a permission that you lack: ${listed(found)}.`),
})

/**
 * A guard: nobody may manage accounts that have more permissions than their own. `accounts` selects the account ids.
 */
export const areReached = (ctx: ServiceContext, accounts: SQL, message: string): Guard => ({
  against: sql`
    SELECT held.account_id AS found FROM account_roles AS held JOIN role_permissions AS granted ON granted.role_id = held.role_id
    WHERE held.account_id IN (${accounts}) AND ${isPrecious(sql`granted.permission`)}
      AND granted.permission NOT IN (${grantsOf(accountOf(ctx).id)}) AND ${isNoRoot(ctx)}
    UNION SELECT id FROM accounts WHERE id IN (${accounts}) AND is_root = 1 AND ${isNoRoot(ctx)}`,
  refusal: () => forbidden(message),
})

/**
 * A guard: nobody may remove permissions from themselves that they could not restore afterwards.
 *
 * @param roleIds roles that they leave, or that keep only some of their permissions
 * @param kept names of the permissions that these roles keep
 */
export const isUndoable = (ctx: ServiceContext, roleIds: readonly string[], kept: readonly string[] = []): Guard => ({
  against: sql`
    SELECT DISTINCT coalesce((SELECT label FROM permissions WHERE name = taken.permission), taken.permission) AS found
    FROM account_roles AS mine JOIN role_permissions AS taken ON taken.role_id = mine.role_id
    WHERE mine.account_id = ${accountOf(ctx).id} AND mine.role_id IN ${listOf(roleIds)} AND ${isPrecious(sql`taken.permission`)}
      AND taken.permission NOT IN ${listOf(kept)}
      AND taken.permission NOT IN (${grantsOf(accountOf(ctx).id, roleIds)})
      AND ${isNoRoot(ctx)}`,
  refusal: (found) => conflict(`You would lose this yourself, and could not give it back: ${listed(found)}.`),
})

const hasAdminRole = (except: readonly string[]) => sql`
  EXISTS (SELECT 1 FROM account_roles AS mine JOIN roles ON roles.id = mine.role_id
    WHERE mine.account_id = accounts.id AND mine.role_id NOT IN ${listOf(except)} AND roles.slug IN ${listOf(ADMIN_ROLES)})`
/** A condition: the caller, if only roles make them an administrator. */
const isAdministratorByRoles = (ctx: ServiceContext) =>
  sql`accounts.id = ${accountOf(ctx).id} AND accounts.is_root = 0 AND accounts.is_admin = 0`

/** A guard: only administrators may assign roles that make others administrators. */
export const makesNoAdministrator = (ctx: ServiceContext, roleIds: readonly string[]): Guard => ({
  against: sql`
    SELECT id AS found FROM accounts WHERE ${isAdministratorByRoles(ctx)} AND NOT ${hasAdminRole([])}
      AND EXISTS (SELECT 1 FROM roles WHERE id IN ${listOf(roleIds)} AND slug IN ${listOf(ADMIN_ROLES)})`,
  refusal: () => forbidden('Only an administrator can make others administrators.'),
})

/** A guard: those who remove an administrator role from themselves must remain administrators without it. */
export const staysAdministrator = (ctx: ServiceContext, roleIds: readonly string[]): Guard => ({
  against: sql`
    SELECT id AS found FROM accounts WHERE ${isAdministratorByRoles(ctx)} AND ${hasAdminRole([])} AND NOT ${hasAdminRole(roleIds)}`,
  refusal: () => conflict("You would lose administrator rights and couldn't restore them yourself."),
})
