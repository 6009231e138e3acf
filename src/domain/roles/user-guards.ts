import { sql } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { type Guard, must, refuseBy } from '../../core/guards.ts'
import { IS_NOT_DELETED } from '../../core/suspension.ts'
import { conflict, notFound } from '../../lib/errors.ts'
import { areOwn, areReached, isUndoable, makesNoAdministrator, staysAdministrator } from './can-manage-guards.ts'

export const isThere = (id: string): Guard =>
  must(sql`EXISTS (SELECT 1 FROM accounts WHERE id = ${id} AND ${IS_NOT_DELETED})`, notFound('User'))

/** A guard: nobody may manage users with more permissions than their own. */
export const isWithinReach = (ctx: ServiceContext, id: string): Guard =>
  areReached(ctx, sql`SELECT ${id}`, 'This user may do more than you, so this is not yours to do.')

export const isSomebodyElse = (ctx: ServiceContext, id: string, message: string): Guard =>
  must(sql`${accountOf(ctx).id} <> ${id}`, conflict(message))

/** A guard: the user is not the last active root user. */
export const keepsARoot = (id: string): Guard =>
  must(
    sql`NOT EXISTS (SELECT 1 FROM accounts AS one WHERE one.id = ${id} AND one.is_root = 1)
      OR EXISTS (SELECT 1 FROM accounts AS other WHERE other.is_root = 1 AND other.is_active = 1 AND other.id <> ${id})`,
    conflict('This is the last root user. Make someone else a root user first.'),
  )

/** Guards: nobody may assign roles with permissions they lack. */
export const grantsNoMore = (ctx: ServiceContext, roleIds: readonly string[]): Guard[] => [
  areOwn(
    ctx,
    sql`SELECT permission FROM role_permissions WHERE role_id IN (SELECT value FROM json_each(${JSON.stringify(roleIds)}))`,
  ),
  makesNoAdministrator(ctx, roleIds),
]

/** Guards: those who remove roles from themselves must be able to restore them. */
export const takesNothingForGood = (ctx: ServiceContext, userId: string, roleIds: readonly string[]): Guard[] =>
  userId === accountOf(ctx).id ? [isUndoable(ctx, roleIds), staysAdministrator(ctx, roleIds)] : []

/**
 * Finds out why a statement changed nothing.
 *
 * @throws the refusal of a guard, else a conflict because of a concurrent change
 */
export async function refuse(ctx: ServiceContext, guards: readonly Guard[]): Promise<never> {
  await refuseBy(ctx, guards)
  throw conflict('Someone else changed this user. Please reload and try again.')
}
