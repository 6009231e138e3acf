import { useQuery } from '@tanstack/react-query'
import { CalendarDays, Inbox, type LucideIcon, Mail, MailOpen, Sun } from 'lucide-react'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { formatNumber } from '../../lib/format.ts'
import { StatCard, StatGrid } from '../../ui/stat-card.tsx'
import { submissionQueries } from './api.ts'

const page = paths.adminContactSubmissions
const CARDS: readonly {
  readonly name: 'total' | 'unread' | 'read' | 'today' | 'this_month'
  readonly label: string
  readonly icon: LucideIcon
  /** Link to the list of the counted submissions. */
  readonly href?: string
}[] = [
  { name: 'total', label: 'Total', icon: Inbox, href: page.to() },
  { name: 'unread', label: 'Unread', icon: Mail, href: page.to({ status: 'unread' }) },
  { name: 'read', label: 'Read', icon: MailOpen, href: page.to({ status: 'read' }) },
  { name: 'today', label: 'Today', icon: Sun },
  { name: 'this_month', label: 'This Month', icon: CalendarDays },
]

/** The number of submissions. Days are in UTC. */
export function SubmissionStats() {
  const { data, isPending } = useQuery(submissionQueries.stats())
  return (
    <StatGrid className="mb-5 sm:grid-cols-5">
      {CARDS.map(({ name, label, icon, href }) => (
        <StatCard
          key={name}
          label={label}
          icon={icon}
          href={href}
          value={data ? formatNumber(data[name]) : '–'}
          hint={href ? null : 'In UTC'}
          isLoading={isPending}
        />
      ))}
    </StatGrid>
  )
}
