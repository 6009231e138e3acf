import { asc, eq, sql } from 'drizzle-orm'
import type { BillingDetails, BillingDetailsChange, BillingEmail } from '../../../contracts/billing/billing-details.ts'
import { auditStatement } from '../../../core/audit.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { billingDetails, billingEmails } from '../../../db/schema/control/billing-details.ts'
import { invalid } from '../../../lib/errors.ts'
import { ownerEmail } from './mail-billing.ts'
import { checkTaxId } from './tax-id.ts'

type EmailRow = typeof billingEmails.$inferSelect

export const toBillingEmail = ({ id, email, confirmedAt, createdAt }: EmailRow): BillingEmail => ({
  ...{ id, email, is_confirmed: confirmedAt !== null, created_at: createdAt },
})

/** Returns what later receipts say about the buyer, and who receives them. */
export async function readBillingDetails(ctx: ServiceContext): Promise<BillingDetails> {
  const { id } = accountOf(ctx)
  const [[row], emails, owner_email] = await Promise.all([
    ctx.db.select().from(billingDetails).where(eq(billingDetails.accountId, id)),
    ctx.db
      .select()
      .from(billingEmails)
      .where(eq(billingEmails.accountId, id))
      .orderBy(asc(billingEmails.createdAt), asc(billingEmails.id)),
    ownerEmail(ctx, id),
  ])
  const { taxId = '', country = '' } = row ?? {}
  return {
    ...{ company_name: row?.companyName ?? '', address: row?.address ?? '', country, tax_id: taxId },
    purchase_order: row?.purchaseOrder ?? '',
    tax_id_check: taxId === '' ? null : ((await checkTaxId(country, taxId))?.check ?? null),
    emails: emails.map(toBillingEmail),
    owner_email: owner_email ?? '',
  }
}

/**
 * Changes what later receipts say. Receipts that were issued keep what they say.
 *
 * @throws validation_failed for a tax ID without a country, or that its country does not have
 */
export async function saveBillingDetails(ctx: ServiceContext, change: BillingDetailsChange): Promise<BillingDetails> {
  const { id } = accountOf(ctx)
  const former = await readBillingDetails(ctx)
  const { company_name, address, country, tax_id, purchase_order } = { ...former, ...change }
  const taxId = await assertTaxId(country, tax_id)
  const at = ctx.clock.now().toISOString()
  const isSame =
    former.company_name === company_name &&
    former.address === address &&
    former.country === country &&
    former.tax_id === taxId &&
    former.purchase_order === purchase_order
  if (isSame) return former
  await runBatch(ctx.db, [
    statement(sql`
      INSERT INTO billing_details (account_id, company_name, address, country, tax_id, purchase_order, updated_at)
      VALUES (${id}, ${company_name}, ${address}, ${country}, ${taxId}, ${purchase_order}, ${at})
      ON CONFLICT (account_id) DO UPDATE SET company_name = excluded.company_name, address = excluded.address, country = excluded.country,
        tax_id = excluded.tax_id, purchase_order = excluded.purchase_order, updated_at = excluded.updated_at`),
    auditStatement(ctx, { action: 'billing-details.update', after: { fields: Object.keys(change) } }),
  ])
  return readBillingDetails(ctx)
}

async function assertTaxId(country: string, given: string): Promise<string> {
  if (given === '') return ''
  if (country === '') throw invalid({ country: ['Choose the country of the tax ID'] })
  const checked = await checkTaxId(country, given)
  if (!checked) throw invalid({ tax_id: ['This is no valid tax ID of the country. Check each character.'] })
  return checked.text
}
