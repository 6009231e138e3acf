import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { type Pagination, paginationOf } from '../../contracts/pagination.ts'
import type { Subscription } from '../../contracts/subscription-forms/subscription-forms.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { TYPE_CODES } from '../../db/codes.ts'
import { formSubscriptions } from '../../db/schema/data/subscription-forms.ts'
import { notFound, raise } from '../../lib/errors.ts'
import { numberOfId } from '../../lib/numbered-id.ts'
import { requireForm } from './forms.ts'

const PER_CONTACT_MAX = 100

/** Returns one page of those who confirmed a form, newest first. @throws not_found */
export async function listSubscriptions(
  ctx: ServiceContext,
  id: string,
  { page, per_page }: { readonly page: number; readonly per_page: number },
): Promise<{ subscriptions: Subscription[]; pagination: Pagination }> {
  const form = await requireForm(ctx, id)
  const wanted = and(eq(formSubscriptions.formId, form.id), isNotNull(formSubscriptions.confirmedAt))
  const [rows, totals] = await ctx.data.batch([
    ctx.data
      .select()
      .from(formSubscriptions)
      .where(wanted)
      .orderBy(desc(formSubscriptions.confirmedAt), desc(formSubscriptions.id))
      .limit(per_page)
      .offset((page - 1) * per_page),
    ctx.data.select({ total: count() }).from(formSubscriptions).where(wanted),
  ])
  return {
    subscriptions: rows.map(toSubscription),
    pagination: paginationOf(page, per_page, totals[0]?.total ?? 0),
  }
}

/** Returns the confirmed subscriptions of a contact's addresses, newest first. @throws not_found */
export async function listContactSubscriptions(ctx: ServiceContext, contactId: string): Promise<Subscription[]> {
  const { id, number: account } = accountOf(ctx)
  const number = numberOfId(contactId)
  const [contact] = await ctx.data.all(sql`SELECT 1 FROM contacts WHERE number = ${number} AND account = ${account}`)
  if (!contact) raise(notFound('Contact'))
  const addresses = sql`
    SELECT items.normalized FROM contact_values CROSS JOIN items ON items.number = contact_values.item
    WHERE contact_values.contact = ${number} AND items.type = ${TYPE_CODES.emails}`
  const rows = await ctx.data
    .select()
    .from(formSubscriptions)
    .where(
      and(
        eq(formSubscriptions.accountId, id),
        sql`${formSubscriptions.address} IN (${addresses})`,
        isNotNull(formSubscriptions.confirmedAt),
      ),
    )
    .orderBy(desc(formSubscriptions.confirmedAt), desc(formSubscriptions.id))
    .limit(PER_CONTACT_MAX)
  return rows.map(toSubscription)
}

const toSubscription = (row: typeof formSubscriptions.$inferSelect): Subscription => ({
  id: row.id,
  form_name: row.formName,
  address: row.address,
  values: row.fields,
  consent_text: row.consentText,
  page: row.page,
  network: row.network,
  submitted_at: row.submittedAt,
  confirmed_at: row.confirmedAt!,
})
