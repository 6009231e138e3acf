import { useQuery } from '@tanstack/react-query'
import type { SiteDownloadLimits } from '../../../src/contracts/site-downloads/site-downloads.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { formatBytes, formatNumber } from '../../lib/format.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { siteDownloadQueries } from './api.ts'

/** The plan's limits per download and the downloads left today, shown before anyone exceeds them. */
export function PlanLimits() {
  const { data: limits } = useQuery(siteDownloadQueries.limits())
  if (!limits) return null
  const left = leftToday(limits)
  return (
    <div className="-mt-2 text-center text-faint text-xs tabular-nums">
      <p>
        Your plan includes up to {pluralize(limits.pages_max, 'page')}, {pluralize(limits.files_max, 'file')},{' '}
        {unbroken(formatBytes(limits.bytes_max))} and {pluralize(limits.minutes_max, 'minute')} a download.
      </p>
      {left === null ? null : (
        <p className={left === 0 ? 'text-warning-text' : undefined}>
          {left === 0 ? 'No downloads' : `${formatNumber(left)} of ${pluralize(limits.per_day.limit, 'download')}`} left
          today.
          {left === 0 ? (
            <>
              {' '}
              <TextLink href={paths.pricing.to()}>Upgrade plan</TextLink>
            </>
          ) : null}
        </p>
      )}
    </div>
  )
}

/** Keeps a figure and its unit on one line. */
const unbroken = (text: string) => text.replace(' ', '\u00a0')

/** Downloads left today; null if unlimited. */
const leftToday = ({ per_day: { used, limit, unlimited } }: SiteDownloadLimits): number | null =>
  unlimited ? null : Math.max(0, limit - used)
