import { sql } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { type Guard, must, refuseBy } from '../../core/guards.ts'
import { IS_NOT_DELETED } from '../../core/suspension.ts'
import { conflict, notFound } from '../../lib/errors.ts'
import { areOwn, areReached, isUndoable, makesNoAdministrator, staysAdministrator } from './reach-guards.ts'

export const isThere = (id: string): Guard =>
  must(sql`EXISTS (SELECT 1 FROM accounts WHERE id = ${id} AND ${IS_NOT_DELETED})`, notFound('User'))

/** Nobody acts on who may do more than they themselves. */
export const isWithinReach = (ctx: ServiceContext, id: string): Guard =>
  areReached(ctx, sql`SELECT ${id}`, 'This user may do more than you, so this is not yours to do.')

export const isSomebodyElse = (ctx: ServiceContext, id: string, message: string): Guard =>
  must(sql`${accountOf(ctx).id} <> ${id}`, conflict(message))

/** Whoever goes is no root user, or not the only one who can act. */
export const keepsARoot = (id: string): Guard =>
  must(
    sql`NOT EXISTS (SELECT 1 FROM accounts AS one WHERE one.id = ${id} AND one.is_root = 1)
      OR EXISTS (SELECT 1 FROM accounts AS other WHERE other.is_root = 1 AND other.is_active = 1 AND other.id <> ${id})`,
    conflict('This is the last root user. Make somebody else one first.'),
  )

/** Nobody gives what they lack. */
export const givesNoMore = (ctx: ServiceContext, roleIds: readonly string[]): Guard[] => [
  areOwn(
    ctx,
    sql`SELECT permission FROM role_permissions WHERE role_id IN (SELECT value FROM json_each(${JSON.stringify(roleIds)}))`,
  ),
  makesNoAdministrator(ctx, roleIds),
]

/** Whoever takes roles from themself can give them back. */
export const takesNothingForGood = (ctx: ServiceContext, userId: string, roleIds: readonly string[]): Guard[] =>
  userId === accountOf(ctx).id ? [isUndoable(ctx, roleIds), staysAdministrator(ctx, roleIds)] : []

/** Says why a statement changed nothing: a guard, else somebody else who was faster. @throws it */
export async function refuse(ctx: ServiceContext, guards: readonly Guard[]): Promise<never> {
  await refuseBy(ctx, guards)
  throw conflict('Somebody else changed this user meanwhile. Load it again.')
}
