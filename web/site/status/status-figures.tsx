import type { ReactNode } from 'react'
import { RESPONSE_TARGET_MS, STATUS_DAYS, UPTIME_TARGET_PERCENT } from '../../../src/rules/status/status-words.ts'
import { TargetTag } from './target-tag.tsx'
import { responseText, uptimeText } from './words.ts'

/** Three figures about all services. */
export function StatusFigures() {
  return (
    <dl className="mt-4 grid gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-3">
      <Figure
        name="uptime"
        label="Overall uptime"
        value={uptimeText(UPTIME_TARGET_PERCENT)}
        hint={<span data-period>Over {STATUS_DAYS} days</span>}
      />
      <Figure
        name="response"
        label="Average response"
        value={responseText(RESPONSE_TARGET_MS)}
        hint="Based on our own checks"
      />
      <Figure name="incidents" label="Active incidents" value="0" hint="Being investigated" isCounted />
    </dl>
  )
}

function Figure({
  name,
  label,
  value,
  hint,
  isCounted = false,
}: {
  name: string
  label: string
  value: string
  hint: ReactNode
  /** A measured value, never a target. */
  isCounted?: boolean
}) {
  return (
    <div className="bg-surface px-5 py-4 sm:px-7 sm:py-5">
      <dt className="flex items-center gap-2 text-base text-muted">
        {label}
        {isCounted ? null : <TargetTag />}
      </dt>
      <dd className="mt-1">
        <span data-figure={name} className="font-semibold text-3xl text-ink tabular-nums tracking-[-0.03em]">
          {value}
        </span>
        <span className="block text-muted text-sm">{hint}</span>
      </dd>
    </div>
  )
}
