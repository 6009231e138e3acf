import { and, asc, count, desc, eq, gte, isNotNull, lte, sql } from 'drizzle-orm'
import type {
  ADMIN_PAYMENT_SORTS,
  AdminPayment,
  listAdminPayments as contract,
} from '../../contracts/billing/payments.ts'
import type { QueryOf } from '../../contracts/endpoint.ts'
import { type Pagination, paginationOf } from '../../contracts/pagination.ts'
import { containsText } from '../../core/contains-text.ts'
import type { ServiceContext } from '../../core/context.ts'
import { accounts } from '../../db/schema/control/accounts.ts'
import { payments } from '../../db/schema/control/payments.ts'
import { toPayment } from './queries.ts'
import { refundsOf, toRefund } from './refund-payment.ts'

const SORT_KEYS = {
  created_at: payments.createdAt,
  amount: payments.amountMinor,
  status: payments.status,
  provider: payments.provider,
} satisfies Record<(typeof ADMIN_PAYMENT_SORTS)[number], unknown>

/**
 * Returns one page of all accounts' payments, sorted as requested, and the total number that are flagged for review.
 */
export async function listAdminPayments(
  ctx: ServiceContext,
  { page, per_page, status, alarm, receipts, since, until, search, sort, direction }: QueryOf<typeof contract>,
): Promise<{ payments: AdminPayment[]; pagination: Pagination; alarms: number }> {
  const wanted = and(
    status && status !== 'all' ? eq(payments.status, status) : undefined,
    alarm === 'only' ? isNotNull(payments.alarm) : undefined,
    receipts === 'only' ? isNotNull(payments.invoiceNumber) : undefined,
    since ? gte(payments.paidAt, `${since}T00:00:00.000Z`) : undefined,
    until ? lte(payments.paidAt, `${until}T23:59:59.999Z`) : undefined,
    containsText(
      [
        ...[payments.reference, payments.invoiceNumber, payments.payerEmail, accounts.email],
        sql`payments.buyer ->> 'company_name'`,
      ],
      search,
    ),
  )
  const inDirection = direction === 'asc' ? asc : desc
  // Amounts in different currencies cannot be compared, so each currency is sorted separately.
  const apart = sort === 'amount' ? [asc(payments.currency)] : []
  const [rows, [{ total } = { total: 0 }], alarms] = await Promise.all([
    ctx.db
      .select({ payment: payments, account: { id: accounts.id, name: accounts.name, email: accounts.email } })
      .from(payments)
      .leftJoin(accounts, eq(accounts.id, payments.accountId))
      .where(wanted)
      .orderBy(...apart, inDirection(SORT_KEYS[sort]), inDirection(payments.id))
      .limit(per_page)
      .offset((page - 1) * per_page),
    ctx.db
      .select({ total: count() })
      .from(payments)
      .leftJoin(accounts, eq(accounts.id, payments.accountId))
      .where(wanted),
    ctx.db.$count(payments, isNotNull(payments.alarm)),
  ])
  const refunds = await refundsOf(
    ctx,
    rows.map(({ payment }) => payment.id),
  )
  const listed = rows.map(({ payment, account }) => ({
    ...toPayment(payment),
    ...{ account, payer_email: payment.payerEmail, alarm: payment.alarm },
    company_name: payment.buyer?.company_name || null,
    refunds: (refunds.get(payment.id) ?? []).map((row) => toRefund(row, payment.currency)),
  }))
  return { payments: listed, pagination: paginationOf(page, per_page, total), alarms }
}
