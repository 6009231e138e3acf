import { and, eq } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { asAccount } from '../../core/for-account.ts'
import { accounts } from '../../db/schema/control/accounts.ts'
import { subscriptionForms } from '../../db/schema/data/subscription-forms.ts'
import { loadAccount } from '../../domain/access/load-account.ts'
import { fromBase58 } from '../../lib/base58.ts'
import { notFound, raise } from '../../lib/errors.ts'
import { CODE_LENGTH } from './form-url.ts'

export type FormRow = typeof subscriptionForms.$inferSelect

export interface FoundForm {
  /** A context of the form's account. */
  readonly at: ServiceContext
  readonly form: FormRow
  /** As it stands in the URL. */
  readonly code: string
}

/**
 * Finds a form that takes subscriptions by its public code.
 *
 * @throws not_found if there is none, it is switched off, or its account is disabled
 */
export async function findForm(ctx: ServiceContext, code: string): Promise<FoundForm> {
  const at = await accountOfCode(ctx, code)
  const own = code.slice(-CODE_LENGTH)
  const [form] = await at.data
    .select()
    .from(subscriptionForms)
    .where(and(eq(subscriptionForms.accountId, at.account!.id), eq(subscriptionForms.code, own)))
  return form?.isActive ? { at, form, code } : raise(notFound('Form'))
}

/** A context of the account in a public code. @throws not_found */
export async function accountOfCode(ctx: ServiceContext, code: string): Promise<ServiceContext> {
  const number = fromBase58(code.slice(0, -CODE_LENGTH))
  const [row] = await ctx.db.select({ id: accounts.id }).from(accounts).where(eq(accounts.number, number))
  const account = row && (await loadAccount(ctx.db, row.id, ctx.clock.now()))
  return account ? asAccount(ctx, account) : raise(notFound('Form'))
}
