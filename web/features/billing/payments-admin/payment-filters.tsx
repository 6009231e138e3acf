import { PAYMENT_STATUSES } from '../../../../src/contracts/billing/payments.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { FilterSelect } from '../../../ui/filter-select.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { SpanFilter } from '../../../ui/span-filter.tsx'
import { paymentLabels } from '../payments/payment-facts.tsx'
import type { PaymentsPlace } from './payments-address.ts'

/** Which payments are listed: by their words, status and day, those that do not match, those with a receipt. */
export function PaymentFilters({ place: { address, filter } }: { place: PaymentsPlace }) {
  return (
    <>
      <SearchInput
        aria-label="Search payments"
        value={address.search ?? ''}
        onChange={(next) => filter({ search: next.trim() || undefined })}
        lengthMax={100}
        placeholder="Reference, email, company or invoice number"
        className="w-full sm:w-72"
      />
      <FilterSelect
        aria-label="Status"
        value={address.status}
        anyLabel="All statuses"
        options={PAYMENT_STATUSES.map((value) => ({ value, label: paymentLabels[value] }))}
        onChange={(status) => filter({ status })}
        className="w-40"
      />
      <Checkbox
        label="Flagged only"
        checked={address.alarm === 'only'}
        onChange={({ target }) => filter({ alarm: target.checked ? 'only' : undefined })}
      />
      <Checkbox
        label="With receipt"
        checked={address.receipts === 'only'}
        onChange={({ target }) => filter({ receipts: target.checked ? 'only' : undefined })}
      />
      <SpanFilter labels={['Paid from (UTC)', 'Paid until (UTC)']} span={address} onChange={filter} />
    </>
  )
}
