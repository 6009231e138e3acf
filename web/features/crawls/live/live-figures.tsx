import type { CrawlProgress } from '../../../../src/contracts/crawls/crawls.ts'
import { MovingNumber } from './moving-number.tsx'

/** The counts of a running crawl: its finds, and its pages by state. */
export function LiveFigures({ progress }: { progress: CrawlProgress | null }) {
  const figures = [
    { label: 'Pages read', value: progress?.pages_done ?? 0 },
    { label: 'Failed', value: progress?.pages_failed ?? 0 },
    { label: 'Skipped', value: progress?.pages_skipped ?? 0 },
    { label: 'Waiting', value: progress?.pages_waiting ?? 0 },
  ]
  return (
    <dl className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 border-line border-t bg-sunken px-4 py-4 sm:px-5">
      <div className="flex flex-col-reverse max-sm:w-full">
        <dt className="text-muted text-xs">Items found</dt>
        <dd className="font-semibold text-4xl text-brand-text tabular-nums tracking-[-0.03em]">
          <MovingNumber value={progress?.items_found ?? 0} />
        </dd>
      </div>
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-muted text-xs">{label}</dt>
          <dd className="font-semibold text-ink text-xl tabular-nums">
            <MovingNumber value={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
