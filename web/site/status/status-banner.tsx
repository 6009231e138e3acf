import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { BANNERS } from './words.ts'

const icons = [
  { icon: CircleCheck, when: 'text-success-text group-data-[status=operational]:block' },
  { icon: TriangleAlert, when: 'text-warning-text group-data-[status=degraded]:block' },
  { icon: CircleAlert, when: 'text-danger-text group-data-[status=outage]:block' },
]

/** Whether all services work, in one line. `data-status` sets its colour and icon. */
export function StatusBanner() {
  return (
    <div
      data-banner
      data-status="operational"
      className="group flex items-start gap-4 rounded-xl border p-5 data-[status=degraded]:border-warning/45 data-[status=operational]:border-success/35 data-[status=outage]:border-danger/30 data-[status=degraded]:bg-warning-soft data-[status=operational]:bg-success-soft data-[status=outage]:bg-danger-soft sm:items-center sm:p-7"
    >
      {icons.map(({ icon: Icon, when }) => (
        <Icon key={when} aria-hidden="true" className={`hidden size-9 shrink-0 ${when}`} strokeWidth={1.75} />
      ))}
      <div className="min-w-0" role="status">
        <h1 data-banner-text className="font-semibold text-3xl text-ink tracking-[-0.03em]">
          {BANNERS.operational}
        </h1>
        <p data-updated className="mt-1 text-base text-muted">
          These are our targets. Measurements will appear in a moment.
        </p>
        <noscript>
          <p className="text-base text-muted">These are our targets. Turn on JavaScript to see measurements.</p>
        </noscript>
      </div>
    </div>
  )
}
