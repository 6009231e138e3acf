import { useQuery } from '@tanstack/react-query'
import { CircleDashed, Layers, ListChecks, ListPlus } from 'lucide-react'
import { formatNumber } from '../../../lib/format.ts'
import { StatCard, StatGrid } from '../../../ui/stat-card.tsx'
import { permissionQueries } from './api.ts'

const CARDS = [
  ['Total Permissions', 'total_permissions', ListChecks],
  ['Added Permissions', 'added_permissions', ListPlus],
  ['Categories', 'total_categories', Layers],
  ['Unused Permissions', 'unused_permissions', CircleDashed],
] as const

/** Permission counts. A permission is unused if no role grants it and no account holds it directly. */
export function PermissionStats() {
  const { data, isPending } = useQuery(permissionQueries.stats())
  return (
    <StatGrid className="mb-5">
      {CARDS.map(([label, name, icon]) => (
        <StatCard
          key={name}
          label={label}
          icon={icon}
          value={data ? formatNumber(data[name]) : '–'}
          isLoading={isPending}
        />
      ))}
    </StatGrid>
  )
}
