import { and, desc, eq, sql } from 'drizzle-orm'
import {
  type ChangeForm,
  FORMS_MAX,
  type SubscriptionForm,
  WriteForm,
} from '../../contracts/subscription-forms/subscription-forms.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { subscriptionForms } from '../../db/schema/data/subscription-forms.ts'
import { applyChange } from '../../lib/apply-change.ts'
import { conflict, notFound, raise } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { laterThan } from '../../lib/later-than.ts'
import { numberOfId } from '../../lib/numbered-id.ts'
import { embedHtml, frameHtml } from './embed.ts'
import type { FormRow } from './find-form.ts'
import { formUrl, newCode, publicCode } from './form-url.ts'

/** Returns the account's forms, newest first. */
export async function listForms(ctx: ServiceContext): Promise<SubscriptionForm[]> {
  const rows = await ctx.data
    .select()
    .from(subscriptionForms)
    .where(eq(subscriptionForms.accountId, accountOf(ctx).id))
    .orderBy(desc(subscriptionForms.createdAt), desc(subscriptionForms.id))
  return rows.map((row) => toForm(ctx, row))
}

/** @throws not_found */
export async function requireForm(ctx: ServiceContext, id: string): Promise<FormRow> {
  const isOwn = and(eq(subscriptionForms.id, id), eq(subscriptionForms.accountId, accountOf(ctx).id))
  const [row] = await ctx.data.select().from(subscriptionForms).where(isOwn)
  return row ?? raise(notFound('Form'))
}

/** @throws conflict once there are `FORMS_MAX`, not_found for a list, topic or sender of another account */
export async function createForm(ctx: ServiceContext, input: WriteForm): Promise<SubscriptionForm> {
  await assertTargets(ctx, input)
  const accountId = accountOf(ctx).id
  const now = ctx.clock.now().toISOString()
  const values = { id: newId(), accountId, code: newCode(), ...columnsOf(input), createdAt: now, updatedAt: now }
  const [[before]] = await runBatch(ctx.data, [
    statement<{ total: number }>(sql`SELECT count(*) AS total FROM subscription_forms WHERE account_id = ${accountId}`),
  ])
  if ((before?.total ?? 0) >= FORMS_MAX) throw conflict(`There are ${FORMS_MAX} forms already. Delete one first.`)
  await ctx.data.insert(subscriptionForms).values(values)
  return toForm(ctx, await requireForm(ctx, values.id))
}

/** Omitted fields keep their values. @throws not_found, conflict if it was changed concurrently */
export async function updateForm(
  ctx: ServiceContext,
  id: string,
  { fields, ...change }: ChangeForm,
): Promise<SubscriptionForm> {
  const before = await requireForm(ctx, id)
  const { shown: _, submitted: __, confirmed: ___, ...former } = toForm(ctx, before)
  const input = applyChange(WriteForm, former, {
    ...change,
    ...(fields && { fields: { ...before.fields, ...fields } as WriteForm['fields'] }),
  })
  await assertTargets(ctx, input)
  const [row] = await ctx.data
    .update(subscriptionForms)
    .set({ ...columnsOf(input), updatedAt: laterThan(before.updatedAt, ctx.clock.now()) })
    .where(and(eq(subscriptionForms.id, id), eq(subscriptionForms.updatedAt, before.updatedAt)))
    .returning()
  return row ? toForm(ctx, row) : raise(conflict('The form has changed. Please reload and try again.'))
}

/** Deletes a form and its open subscriptions. The confirmed ones remain as proofs of consent. @throws not_found */
export async function deleteForm(ctx: ServiceContext, id: string): Promise<void> {
  const form = await requireForm(ctx, id)
  await runBatch(ctx.data, [
    statement(sql`DELETE FROM form_subscriptions WHERE form_id = ${form.id} AND confirmed_at IS NULL`),
    statement(sql`DELETE FROM subscription_forms WHERE id = ${form.id}`),
  ])
}

/** Lists, topics and the sender have to belong to the account. @throws not_found */
async function assertTargets(ctx: ServiceContext, { label_ids, topic_ids, sender_id }: WriteForm): Promise<void> {
  const { id } = accountOf(ctx)
  const labels = JSON.stringify(label_ids.map((label) => numberOfId(label) ?? 0))
  const [row] = await ctx.data.all<{ labels: number; topics: number; senders: number }>(sql`
    SELECT (SELECT count(*) FROM contact_labels WHERE account_id = ${id} AND number IN (SELECT value FROM json_each(${labels}))) AS labels,
      (SELECT count(*) FROM topics WHERE account_id = ${id} AND id IN (SELECT value FROM json_each(${JSON.stringify(topic_ids)}))) AS topics,
      (SELECT count(*) FROM senders WHERE account_id = ${id} AND channel = 'email' AND id = ${sender_id}) AS senders`)
  if (row!.labels < new Set(label_ids).size) throw notFound('List or tag')
  if (row!.topics < new Set(topic_ids).size) throw notFound('Topic')
  if (sender_id !== null && row!.senders === 0) throw notFound('Email configuration')
}

const columnsOf = (input: WriteForm) => ({
  name: input.name,
  title: input.title,
  description: input.description,
  fields: input.fields,
  labelIds: [...new Set(input.label_ids)],
  topicIds: [...new Set(input.topic_ids)],
  consentText: input.consent_text,
  successText: input.success_text,
  redirectUrl: input.redirect_url,
  color: input.color,
  senderId: input.sender_id,
  isActive: input.is_active,
})

function toForm(ctx: ServiceContext, row: FormRow): SubscriptionForm {
  const url = formUrl(ctx, publicCode(accountOf(ctx), row.code))
  const embedded = { url, title: row.title, consentText: row.consentText, fields: row.fields }
  return {
    id: row.id,
    name: row.name,
    title: row.title,
    description: row.description,
    fields: row.fields,
    label_ids: [...row.labelIds],
    topic_ids: [...row.topicIds],
    consent_text: row.consentText,
    success_text: row.successText,
    redirect_url: row.redirectUrl,
    color: row.color,
    sender_id: row.senderId,
    is_active: row.isActive,
    url,
    embed_html: embedHtml(embedded),
    frame_html: frameHtml(embedded),
    shown: row.shown,
    submitted: row.submitted,
    confirmed: row.confirmed,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
  }
}
