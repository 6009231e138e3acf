import { eq, sql } from 'drizzle-orm'
import { BILLING_EMAILS_MAX, type BillingEmail } from '../../../contracts/billing/billing-details.ts'
import { auditStatement } from '../../../core/audit.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import type { ThrottleRule } from '../../../core/throttle.ts'
import { networkKey } from '../../../core/throttle.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { billingEmails } from '../../../db/schema/control/billing-details.ts'
import { workspaceName } from '../../../domain/workspaces/workspace-name.ts'
import { badRequest, conflict, notFound, raise } from '../../../lib/errors.ts'
import { newId } from '../../../lib/ids.ts'
import { confirmBillingEmailMail } from '../mails.ts'
import { toBillingEmail } from './billing-details.ts'
import { billingEmailUrls, readBillingEmailToken } from './email-links.ts'

/** Keeps a workspace from mailing strangers without end. */
const RULE: ThrottleRule = { attemptsMax: 20, windowSeconds: 3_600 }
const TOO_MANY = 'You have sent many confirmations. Please wait a while and try again.'
const LINK_RULE: ThrottleRule = { attemptsMax: 60, windowSeconds: 60 }

/**
 * Adds an address that receives receipts, and mails it a link to confirm.
 *
 * @throws conflict for an address that is there already or one too many, too_many_requests
 */
export async function addBillingEmail(ctx: ServiceContext, email: string): Promise<BillingEmail> {
  const { id: accountId } = accountOf(ctx)
  await ctx.throttle.spend(`billing-emails:${accountId}`, RULE, TOO_MANY)
  const id = newId()
  const at = ctx.clock.now().toISOString()
  const [added] = await runBatch(ctx.db, [
    statement<{ id: string }>(sql`
      INSERT INTO billing_emails (id, account_id, email, created_at) SELECT ${id}, ${accountId}, ${email}, ${at}
      WHERE (SELECT count(*) FROM billing_emails WHERE account_id = ${accountId}) < ${BILLING_EMAILS_MAX}
      ON CONFLICT (account_id, email) DO NOTHING RETURNING id`),
    auditStatement(ctx, { action: 'billing-email.add', objectId: id }),
  ])
  if (added.length === 0) {
    const [found] = await ctx.db.all(
      sql`SELECT 1 FROM billing_emails WHERE account_id = ${accountId} AND email = ${email}`,
    )
    throw conflict(
      found
        ? 'This address receives your receipts already.'
        : `At most ${BILLING_EMAILS_MAX} addresses can receive receipts. Remove one first.`,
    )
  }
  await sendConfirmation(ctx, id, email)
  return { id, email, is_confirmed: false, created_at: at }
}

/** Mails the link to confirm again. @throws not_found, conflict if it is confirmed, too_many_requests */
export async function resendBillingEmail(ctx: ServiceContext, id: string): Promise<void> {
  const { id: accountId } = accountOf(ctx)
  const [row] = await ctx.db.select().from(billingEmails).where(sql`id = ${id} AND account_id = ${accountId}`)
  const { email, is_confirmed } = toBillingEmail(row ?? raise(notFound('Address')))
  if (is_confirmed) throw conflict('This address is confirmed already.')
  await ctx.throttle.spend(`billing-emails:${accountId}`, RULE, TOO_MANY)
  await sendConfirmation(ctx, id, email)
}

/** Removes an address: nothing more is sent to it. @throws not_found */
export async function removeBillingEmail(ctx: ServiceContext, id: string): Promise<void> {
  const [removed] = await runBatch(ctx.db, [
    statement<{ id: string }>(
      sql`DELETE FROM billing_emails WHERE id = ${id} AND account_id = ${accountOf(ctx).id} RETURNING id`,
    ),
    auditStatement(ctx, { action: 'billing-email.remove', objectId: id }),
  ])
  if (removed.length === 0) throw notFound('Address')
}

/** Confirms an address, for the receiver of the link. @throws bad_request if it is invalid or was removed */
export async function confirmBillingEmail(ctx: ServiceContext, token: string): Promise<{ email: string }> {
  const id = await openLink(ctx, 'confirm', token)
  const row = id === null ? null : await findRow(ctx, id)
  if (!row) throw badRequest('This link is invalid, or the address was removed.')
  await runBatch(ctx.db, [
    statement(sql`
      UPDATE billing_emails SET confirmed_at = ${ctx.clock.now().toISOString()} WHERE id = ${row.id} AND confirmed_at IS NULL`),
    auditStatement(ctx, { action: 'billing-email.confirm', accountId: row.accountId, objectId: row.id }),
  ])
  return { email: row.email }
}

/** Removes an address, for the receiver of the link. @throws bad_request if it is invalid */
export async function stopBillingEmail(ctx: ServiceContext, token: string): Promise<void> {
  const id = (await openLink(ctx, 'stop', token)) ?? raise(badRequest('This link is invalid.'))
  const row = await findRow(ctx, id)
  if (!row) return
  await runBatch(ctx.db, [
    statement(sql`DELETE FROM billing_emails WHERE id = ${id}`),
    auditStatement(ctx, { action: 'billing-email.remove', accountId: row.accountId, objectId: id }),
  ])
}

async function openLink(ctx: ServiceContext, act: 'confirm' | 'stop', token: string): Promise<string | null> {
  await ctx.throttle.spend(networkKey('billing-email-links', ctx), LINK_RULE, 'Too many attempts. Please wait.')
  return readBillingEmailToken(ctx, act, token)
}

async function findRow({ db }: ServiceContext, id: string) {
  const [row] = await db.select().from(billingEmails).where(eq(billingEmails.id, id))
  return row ?? null
}

async function sendConfirmation(ctx: ServiceContext, id: string, to: string): Promise<void> {
  const [named] = await ctx.db.all<{ name: string }>(
    sql`SELECT ${workspaceName} AS name FROM accounts WHERE id = ${accountOf(ctx).id}`,
  )
  const { confirm, stop } = await billingEmailUrls(ctx, id)
  await ctx.queues.send('mail', { id: newId(), to, ...confirmBillingEmailMail(named?.name ?? '', confirm, stop) })
}
