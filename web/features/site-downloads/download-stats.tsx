import { useQuery } from '@tanstack/react-query'
import { CircleCheck, FolderDown, HardDrive, LoaderCircle } from 'lucide-react'
import type { SiteDownloadStats } from '../../../src/contracts/site-downloads/site-downloads.ts'
import { formatBytes, formatNumber } from '../../lib/format.ts'
import { StatCard, StatGrid } from '../../ui/stat-card.tsx'
import { siteDownloadQueries } from './api.ts'

/** Totals of the account's downloads. Figures that cannot be loaded stay blank. */
export function DownloadStats() {
  const { data: stats, isPending } = useQuery(siteDownloadQueries.stats())
  const figure = (read: (known: SiteDownloadStats) => number, print = formatNumber) =>
    stats ? print(read(stats)) : '–'
  const failed = stats?.failed_downloads ?? 0
  return (
    <StatGrid className="mb-5">
      <StatCard
        label="Total Downloads"
        icon={FolderDown}
        value={figure((known) => known.total_downloads)}
        hint={null}
        isLoading={isPending}
      />
      <StatCard
        label="Completed"
        icon={CircleCheck}
        value={figure((known) => known.completed_downloads)}
        hint={failed > 0 ? `${formatNumber(failed)} failed` : null}
        isLoading={isPending}
      />
      <StatCard
        label="In Progress"
        icon={LoaderCircle}
        value={figure((known) => known.pending_downloads)}
        hint={null}
        isLoading={isPending}
      />
      <StatCard
        label="Storage Used"
        icon={HardDrive}
        value={figure((known) => known.total_storage_used, formatBytes)}
        hint={null}
        isLoading={isPending}
      />
    </StatGrid>
  )
}
