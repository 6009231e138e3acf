import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { keyedHash } from '../../core/keyed-hash.ts'
import { networkKey, type ThrottleRule } from '../../core/throttle.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { chargeRecipientMessage } from '../../domain/senders/message-limits.ts'
import { AppError } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { networkOf } from '../../lib/network-of.ts'
import type { FoundForm } from './find-form.ts'
import { judgeSubmission, type Verdict } from './judge-submission.ts'
import { judgeStamp } from './stamp.ts'

export const LINK_MS = 3 * 24 * 60 * 60 * 1_000
export const LINK_TEXT = '3 days'
const PER_NETWORK: ThrottleRule = { attemptsMax: 20, windowSeconds: 15 * 60 }
const PER_FORM: ThrottleRule = { attemptsMax: 600, windowSeconds: 60 * 60 }
const VIEWS_PER_NETWORK: ThrottleRule = { attemptsMax: 30, windowSeconds: 60 * 60 }
const MESSAGE = 'Too many subscriptions at once. Please wait a few minutes and try again.'
const PAGE_LENGTH_MAX = 500

/** Counts that the hosted page was shown. More often than a person would load it, it is shown without being counted. */
export async function countView({ at, form }: FoundForm): Promise<void> {
  try {
    await at.throttle.spend(networkKey(`subscription-view:${form.id}`, at), VIEWS_PER_NETWORK, MESSAGE)
  } catch (error) {
    if (error instanceof AppError) return
    throw error
  }
  await at.data.run(sql`UPDATE subscription_forms SET shown = shown + 1 WHERE id = ${form.id}`)
}

/**
 * Takes a submission. An accepted one is stored until its link expires, and its confirmation mail is due. Nothing tells
 * whether the address is subscribed, suppressed or was sent too many mails: the mailbox alone learns that.
 *
 * @param page the page with the form, as the browser names it
 * @throws too_many_requests
 */
export async function submitForm(
  found: FoundForm,
  posted: Readonly<Record<string, unknown>>,
  page: string | null,
): Promise<Verdict> {
  const { at, form, code } = found
  await at.throttle.spend(networkKey('subscription', at), PER_NETWORK, MESSAGE)
  await at.throttle.spend(`subscription:form:${form.id}`, PER_FORM, MESSAGE)
  const now = at.clock.now()
  const stamp = typeof posted.stamp === 'string' ? posted.stamp : ''
  const verdict = judgeSubmission(posted, form.fields, await judgeStamp(at.config, code, stamp, now))
  if (verdict.kind !== 'accepted' || !(await mayMail(at, verdict.address))) return verdict
  const { address, values } = verdict
  const submittedAt = now.toISOString()
  const expiresAt = new Date(now.getTime() + LINK_MS).toISOString()
  const network = (await keyedHash(at, `subscription-network:${form.accountId}:${networkOf(at.ipAddress)}`)).slice(
    0,
    16,
  )
  const [[stored]] = await runBatch(at.data, [
    statement<{ id: string }>(sql`
      INSERT INTO form_subscriptions (id, account_id, form_id, form_name, address, fields, consent_text, page, network, submitted_at, expires_at, created_at)
      VALUES (${newId()}, ${form.accountId}, ${form.id}, ${form.name}, ${address}, ${JSON.stringify(values)}, ${form.consentText},
        ${pageOf(page)}, ${network}, ${submittedAt}, ${expiresAt}, ${submittedAt})
      ON CONFLICT (form_id, address) WHERE confirmed_at IS NULL DO UPDATE SET form_name = excluded.form_name, fields = excluded.fields,
        consent_text = excluded.consent_text, page = excluded.page, network = excluded.network, submitted_at = excluded.submitted_at,
        expires_at = excluded.expires_at
      RETURNING id`),
    statement(sql`UPDATE subscription_forms SET submitted = submitted + 1 WHERE id = ${form.id}`),
  ])
  await at.queues.send('confirmation-mails', {
    ...{ account_id: form.accountId, subscription_id: stored!.id, submitted_at: submittedAt },
  })
  return verdict
}

/** Whether an address may get another confirmation mail: a few per hour, of all forms together. */
async function mayMail(ctx: ServiceContext, address: string): Promise<boolean> {
  try {
    await chargeRecipientMessage(ctx, 'subscription', address)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return false
    throw error
  }
}

/** The page without its query and fragment, which may hold what is no business of ours. */
function pageOf(page: string | null): string | null {
  const url = page && URL.parse(page)
  return url && /^https?:$/.test(url.protocol) ? `${url.origin}${url.pathname}`.slice(0, PAGE_LENGTH_MAX) : null
}
