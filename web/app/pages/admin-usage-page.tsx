import { useSearchParams } from 'wouter'
import type { Period } from '../../features/service-usage/api.ts'
import { UsageDashboard } from '../../features/service-usage/usage-dashboard.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'

const PERIODS: readonly Period[] = [7, 30, 90]
const DEFAULT: Period = 30

/** Usage of the service over the period in the page's address. */
export default function AdminUsagePage() {
  const [search, setSearch] = useSearchParams()
  const days = PERIODS.find((period) => String(period) === search.get('days')) ?? DEFAULT
  return (
    <>
      <PageHeader
        title="Usage"
        description="Activity across all accounts, compared with the previous period."
        actions={
          <SegmentedControl
            aria-label="Period"
            value={String(days)}
            onChange={(period) => setSearch(period === String(DEFAULT) ? {} : { days: period })}
            segments={PERIODS.map((period) => ({ value: String(period), label: `${period} days` }))}
          />
        }
      />
      <UsageDashboard days={days} />
    </>
  )
}
