import { eq, sql } from 'drizzle-orm'
import type { SubscriptionValues } from '../../contracts/subscription-forms/subscription-forms.ts'
import type { ServiceContext } from '../../core/context.ts'
import { emit } from '../../core/emit.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { formSubscriptions } from '../../db/schema/data/subscription-forms.ts'
import { readCompany, readEmail, readName } from '../../domain/contacts/contact-values.ts'
import { labelAddress } from '../../domain/contacts/label-address.ts'
import { storeContacts } from '../../domain/contacts/store-contacts.ts'
import { findOrAddSource } from '../../domain/sources/find-or-add-source.ts'
import { resubscribeStatement } from '../../domain/suppressions/list-statements.ts'
import { suppressionHashes } from '../../domain/suppressions/suppressions.ts'
import { liftTopicOptOuts } from '../../domain/topics/lift-opt-outs.ts'
import { uuidOf } from '../../lib/ids.ts'
import { numberOfId } from '../../lib/numbered-id.ts'
import { readConfirmation } from './confirmation-link.ts'
import type { FormRow, FoundForm } from './find-form.ts'
import { maySubscribe } from './may-subscribe.ts'

type SubscriptionRow = typeof formSubscriptions.$inferSelect

/** `expired`: the link is too old, altered, or its subscription was deleted. `blocked`: the address stays suppressed. */
export type Confirmation =
  | { readonly kind: 'open' | 'confirmed'; readonly subscription: SubscriptionRow }
  | { readonly kind: 'expired' | 'blocked' }

/** Returns what the link of a confirmation mail is about. Changes nothing, since scanners follow links too. */
export async function readSubscription({ at, form, code }: FoundForm, token: string): Promise<Confirmation> {
  const id = await readConfirmation(at, code, token)
  const [row] = id === null ? [] : await at.data.select().from(formSubscriptions).where(eq(formSubscriptions.id, id))
  if (!row || row.accountId !== form.accountId || row.formId !== form.id) return { kind: 'expired' }
  if (row.confirmedAt !== null) return { kind: 'confirmed', subscription: row }
  return row.expiresAt > at.clock.now().toISOString() ? { kind: 'open', subscription: row } : { kind: 'expired' }
}

/**
 * Confirms a subscription: the contact is created or completed and put on the form's lists, an own unsubscription is
 * lifted, and the proof of consent is kept. Every step can be repeated, and the last one ends it, so that a press after
 * a crash completes what is missing.
 */
export async function confirmSubscription(found: FoundForm, token: string): Promise<Confirmation> {
  const read = await readSubscription(found, token)
  if (read.kind !== 'open') return read
  const { at, form } = found
  const { subscription } = read
  const { id, address } = subscription
  if (!(await maySubscribe(at, address))) return { kind: 'blocked' }
  await storeSubscriber(at, form, subscription)
  await liftOwnOptOuts(at, form, address)
  await emit(at, {
    ...{ kind: 'subscriber.confirmed', id: uuidOf(`${id} confirmed`), account_id: form.accountId },
    ...{ subscription_id: id, form_id: form.id, form_name: form.name, address },
  })
  const now = at.clock.now().toISOString()
  await runBatch(at.data, [
    // Before the proof: somebody who confirms again counts once.
    statement(sql`
      UPDATE subscription_forms SET confirmed = confirmed + 1 WHERE id = ${form.id}
        AND EXISTS (SELECT 1 FROM form_subscriptions WHERE id = ${id} AND confirmed_at IS NULL)
        AND NOT EXISTS (SELECT 1 FROM form_subscriptions WHERE form_id = ${form.id} AND address = ${address} AND confirmed_at IS NOT NULL)`),
    statement(sql`UPDATE form_subscriptions SET confirmed_at = ${now} WHERE id = ${id} AND confirmed_at IS NULL`),
  ])
  return { kind: 'confirmed', subscription: { ...subscription, confirmedAt: now } }
}

/** The source of a form's contacts. */
export const sourceNameOf = ({ name }: Pick<FormRow, 'name'>): string => `Subscription form: ${name}`

async function storeSubscriber(ctx: ServiceContext, form: FormRow, { address, fields }: SubscriptionRow) {
  const account = ctx.account!
  const sourceId = await findOrAddSource(ctx, 'manual', sourceNameOf(form))
  await storeContacts(ctx, { id: sourceId, type: 'manual' }, [valuesOf(address, fields)])
  await ctx.queues.send('email-checks', { account_id: account.id, source_id: sourceId })
  const labels = form.labelIds.map(numberOfId).filter((number) => number !== null)
  await runBatch(ctx.data, [labelAddress(account, address, labels)])
}

const valuesOf = (address: string, { name, company }: SubscriptionValues) => ({
  emails: [readEmail(address) ?? { value: address, normalized: address }],
  phones: [],
  name: name === null ? null : readName(name),
  company: company === null ? null : readCompany(company),
  jobTitle: null,
})

/** Takes back what the owner of the mailbox decided: an unsubscription, and leaving one of the form's topics. */
async function liftOwnOptOuts(ctx: ServiceContext, form: FormRow, address: string): Promise<void> {
  const hashes = await suppressionHashes(ctx, form.accountId, 'email', address)
  const listed = { accountId: form.accountId, channel: 'email' as const, hashes }
  await runBatch(ctx.data, [resubscribeStatement(listed), liftTopicOptOuts(listed, form.topicIds)])
}
