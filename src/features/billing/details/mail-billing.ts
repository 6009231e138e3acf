import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import { accounts } from '../../../db/schema/control/accounts.ts'
import { billingEmails } from '../../../db/schema/control/billing-details.ts'
import { findBillingPeople } from '../../../domain/billing/billing-people.ts'
import { uuidOf } from '../../../lib/ids.ts'
import { type MailContent, renderMail } from '../../../lib/mail-layout.ts'
import { billingEmailUrls } from './email-links.ts'

/**
 * Mails the owner of a workspace and its further billing addresses. Addresses that are not confirmed receive receipts
 * only. Repeating it sends nothing twice, because each mail has an id of its own that is derived from `id`.
 */
export async function mailBilling(
  ctx: ServiceContext,
  accountId: string,
  id: string,
  content: MailContent,
  what: 'receipt' | 'notice' = 'notice',
): Promise<void> {
  const to = await ownerEmail(ctx, accountId)
  if (to !== null) await ctx.queues.send('mail', { id, to, ...renderMail(content) })
  const mayReceive = what === 'receipt' ? undefined : isNotNull(billingEmails.confirmedAt)
  const further = await ctx.db
    .select()
    .from(billingEmails)
    .where(and(eq(billingEmails.accountId, accountId), mayReceive))
    .orderBy(asc(billingEmails.createdAt), asc(billingEmails.id))
  for (const row of further) {
    if (row.email === to) continue
    const footer = { label: 'Stop these emails', url: (await billingEmailUrls(ctx, row.id)).stop }
    await ctx.queues.send('mail', {
      id: uuidOf(`${id} ${row.id}`),
      to: row.email,
      ...renderMail({ ...content, footer }),
    })
  }
}

/** The address of the workspace's owner; null if it is gone. */
export async function ownerEmail(ctx: ServiceContext, accountId: string): Promise<string | null> {
  const [first] = await findBillingPeople(ctx, accountId)
  if (first?.role === 'owner') return first.email
  // An owner who cannot sign in at the moment still receives mail about money.
  const [account] = await ctx.db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId))
  return account?.email ?? null
}
