import type { Invoice } from '../../../../src/contracts/billing/payments.ts'
import { countryName } from '../../../../src/lib/text/country-name.ts'
import { formatMoney } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { cycleText, dayText, providerName } from '../plan-facts.ts'

/** A printable receipt: payer, seller, items, and how the total is calculated. */
export function Receipt({ invoice }: { invoice: Invoice }) {
  const { invoice_number, seller, buyer, payer_name, paid_at, created_at, status } = invoice
  return (
    <article
      aria-label={`Receipt ${invoice_number}`}
      className="max-w-3xl rounded-lg border border-line bg-surface p-5 text-sm shadow-xs sm:p-8 print:max-w-none print:border-0 print:bg-transparent print:p-0 print:shadow-none"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div>
          {/* Only in print, since the page on the screen has its own heading. */}
          <h2 className="hidden font-semibold text-ink text-xl print:block">Receipt {invoice_number}</h2>
          <p className="text-muted">Paid on {dayText(paid_at ?? created_at)}</p>
        </div>
        {status === 'refunded' ? <Badge tone="danger">Refunded</Badge> : null}
      </header>
      <div className="mt-6 grid gap-6 sm:grid-cols-2 print:grid-cols-2">
        <Party title="From" name={seller.name}>
          {seller.address}
          {seller.tax_number ? `${seller.address ? '\n' : ''}Tax number ${seller.tax_number}` : ''}
        </Party>
        <Party title="To" name={buyer?.company_name || payer_name}>
          {buyerLines(invoice)}
        </Party>
      </div>
      <Lines invoice={invoice} />
      <dl className="mt-6 grid gap-x-6 gap-y-1 text-muted sm:grid-cols-[8rem_minmax(0,1fr)] print:grid-cols-[8rem_minmax(0,1fr)]">
        <dt>Paid through</dt>
        <dd className="text-ink">{providerName(invoice.provider)}</dd>
        {invoice.refunded > 0 ? (
          <>
            <dt>Refunded</dt>
            <dd className="text-ink">{formatMoney(invoice.refunded, invoice.currency)}</dd>
          </>
        ) : null}
        {buyer?.purchase_order ? (
          <>
            <dt>Purchase order</dt>
            <dd className="wrap-anywhere text-ink">{buyer.purchase_order}</dd>
          </>
        ) : null}
        <dt>Reference</dt>
        <dd className="wrap-anywhere font-mono text-ink text-xs leading-5">{invoice.reference}</dd>
      </dl>
    </article>
  )
}

/** The buyer below their name: the company's details, then the person who paid. */
function buyerLines({ buyer, payer_name, payer_email }: Invoice): string {
  const payer = buyer?.company_name ? [payer_name, payer_email] : [payer_email]
  const country = buyer?.country ? countryName(buyer.country) : ''
  const taxId = buyer?.tax_id ? `Tax ID ${buyer.tax_id}` : ''
  return [buyer?.address ?? '', country, taxId, ...payer].filter((line) => line !== '').join('\n')
}

function Party({ title, name, children }: { title: string; name: string; children: string | string[] }) {
  return (
    <div>
      <h2 className="font-medium text-faint text-xs">{title}</h2>
      <p className="wrap-anywhere mt-1 font-medium text-ink">{name}</p>
      <p className="wrap-anywhere whitespace-pre-line text-muted">{children}</p>
    </div>
  )
}

function Lines({ invoice }: { invoice: Invoice }) {
  const { subscription, billing_cycle, period_start, period_end, price, credit, tax, tax_label, amount, currency } =
    invoice
  const { discount, coupon_code } = invoice
  const money = (value: number) => formatMoney(value, currency)
  const period = period_start && period_end ? `${dayText(period_start)} – ${dayText(period_end)}` : null
  const sums: readonly [what: string, sum: string][] = [
    ...(discount > 0 ? [[`Coupon ${coupon_code ?? ''}`, `−${money(discount)}`] as const] : []),
    ...(credit > 0 ? [['Credit for unused time on your previous plan', `−${money(credit)}`] as const] : []),
    ...(tax > 0 ? [[tax_label ?? 'Tax', money(tax)] as const] : []),
  ].map(([what, sum]) => [what, sum])
  return (
    <table className="mt-8 w-full border-collapse">
      <caption className="sr-only">Description</caption>
      <thead>
        <tr className="border-line-strong border-b text-left text-faint text-xs">
          <th scope="col" className="py-2 pr-4 font-medium">
            Description
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        <tr className="border-line border-b">
          <td className="py-2.5 pr-4 text-ink">
            {`Contactory ${subscription.plan.display_name}, ${cycleText(billing_cycle).toLowerCase()}`}
            {period ? <span className="block text-muted">{period}</span> : null}
          </td>
          <td className="whitespace-nowrap py-2.5 text-right align-top text-ink">{money(price)}</td>
        </tr>
        {sums.map(([what, sum]) => (
          <tr key={what} className="border-line border-b">
            <td className="py-2.5 pr-4 text-muted">{what}</td>
            <td className="whitespace-nowrap py-2.5 text-right text-ink">{sum}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-semibold text-ink">
          <th scope="row" className="py-2.5 pr-4 text-left">
            Total
          </th>
          <td className="whitespace-nowrap py-2.5 text-right">{`${money(amount)} ${currency}`}</td>
        </tr>
      </tfoot>
    </table>
  )
}
