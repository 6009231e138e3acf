import { sql } from 'drizzle-orm'
import type { Account } from '../../core/account.ts'
import type { ServiceContext } from '../../core/context.ts'
import { type Guard, must } from '../../core/guards.ts'
import { isAddressFree } from '../../domain/accounts/email-changes.ts'
import { type AppError, conflict, forbidden, invalid } from '../../lib/errors.ts'

export const emailTaken = () => invalid({ email: ['The email has already been taken.'] })

export const isEmailFree = ({ clock }: ServiceContext, email: string, ownerId: string): Guard =>
  must(isAddressFree(email, ownerId, clock.now().toISOString()), emailTaken())

/** Guard: all roles that were selected from a list still exist. */
export const areThere = (roleIds: readonly string[]): Guard =>
  must(
    sql`NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(roleIds)}) AS wanted WHERE wanted.value NOT IN (SELECT id FROM roles))`,
    invalid({ roles: ['One of these roles no longer exists.'] }),
  )

export const isDoneByRoot = ({ isRoot }: Account): Guard =>
  must(isRoot ? sql`1` : sql`0`, forbidden('Only a root user decides who is one.'))

export const isNoRoot = (id: string, refusal: AppError): Guard =>
  must(sql`NOT EXISTS (SELECT 1 FROM accounts AS one WHERE one.id = ${id} AND one.is_root = 1)`, refusal)

export const isActiveNow = (id: string, message: string): Guard =>
  must(sql`EXISTS (SELECT 1 FROM accounts WHERE id = ${id} AND is_active = 1)`, conflict(message))

export const isSuspendedNow = (id: string): Guard =>
  must(
    sql`EXISTS (SELECT 1 FROM accounts WHERE id = ${id} AND suspended_at IS NOT NULL)`,
    conflict('This user is not suspended.'),
  )
