import { useQuery } from '@tanstack/react-query'
import { ShieldCheck, Trophy, Users } from 'lucide-react'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { formatNumber } from '../../lib/format.ts'
import { StatCard, StatGrid } from '../../ui/stat-card.tsx'
import { roleQueries } from './api.ts'

/** The number of roles, and how many of them are assigned. */
export function RoleStats() {
  const { data, isPending } = useQuery(roleQueries.stats())
  const figure = (value: number | undefined) => (value === undefined ? '–' : formatNumber(value))
  const used = data?.most_used_role
  return (
    <StatGrid className="mb-5 grid-cols-1 sm:grid-cols-3">
      <StatCard
        label="Total Roles"
        icon={ShieldCheck}
        value={figure(data?.total_roles)}
        hint={null}
        isLoading={isPending}
      />
      <StatCard
        label="Roles with Users"
        icon={Users}
        value={figure(data?.roles_with_users)}
        hint={null}
        isLoading={isPending}
      />
      <StatCard
        label="Most Used Role"
        icon={Trophy}
        value={used?.name ?? 'N/A'}
        hint={used ? pluralize(used.users_count, 'user') : null}
        isLoading={isPending}
      />
    </StatGrid>
  )
}
