import { formatPercent } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import type { Cycle } from './plan-facts.ts'

export interface PlanOptionsProps {
  cycle: Cycle
  /** The largest share that paying yearly saves, in percent. */
  saving: number
  /** Names of the providers by their ids. */
  providers: readonly (readonly [string, string])[]
  provider: string
  onCycle: (cycle: Cycle) => void
  onProvider: (provider: string) => void
}

/** How often a plan is paid, and through whom. */
export function PlanOptions({ cycle, saving, providers, provider, onCycle, onProvider }: PlanOptionsProps) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-3">
      <SegmentedControl
        aria-label="Billing cycle"
        value={cycle}
        onChange={onCycle}
        segments={[
          { value: 'monthly', label: 'Monthly' },
          { value: 'yearly', label: 'Yearly' },
        ]}
      />
      {saving > 0 ? <Badge tone="brand">Save up to {formatPercent(saving)}</Badge> : null}
      {providers.length > 0 ? (
        <SegmentedControl
          aria-label="Payment provider"
          value={provider}
          onChange={onProvider}
          segments={providers.map(([value, label]) => ({ value, label }))}
        />
      ) : null}
    </div>
  )
}
