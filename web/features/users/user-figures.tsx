import { useQuery } from '@tanstack/react-query'
import { listAudit } from '../../../src/contracts/audit-trail/audit-trail.ts'
import { listAdminPayments } from '../../../src/contracts/billing/payments.ts'
import { listLogs } from '../../../src/contracts/logs/logs.ts'
import type { AdminUser, UserFigures as Figures } from '../../../src/contracts/users/users.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { can, type Viewer } from '../../lib/can.ts'
import { formatDateTime, formatNumber } from '../../lib/format.ts'
import { CallFailure } from '../../ui/call-failure.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { userQueries } from './api.ts'

const USAGE_WORDS: Record<keyof Figures['usage'], string> = {
  crawls: 'Crawls this month',
  api_calls: 'API calls today',
  websites: 'Websites this month',
  api_keys: 'API keys',
  site_downloads: 'Downloads today',
}

/**
 * A user's usage figures, with links to more. The account's contents require an impersonation, which asks for a reason.
 */
export function UserFigures({ user, viewer }: { user: AdminUser; viewer: Viewer }) {
  const { data, error, refetch, isFetching } = useQuery(userQueries.figures(user.id))
  return (
    <section aria-label="Activity" className="flex flex-col gap-2">
      <h3 className="font-medium text-ink text-sm">Activity</h3>
      {data ? (
        <FigureList figures={data} />
      ) : error ? (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <TableSkeleton rows={3} label="Loading activity" />
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {can(viewer, listLogs) ? (
          <TextLink href={paths.admin.to({ tab: 'logs', account: user.id })}>Logs</TextLink>
        ) : null}
        {can(viewer, listAudit) ? (
          <TextLink href={paths.adminAudit.to({ account_id: user.id })}>Audit trail</TextLink>
        ) : null}
        {can(viewer, listAdminPayments) ? (
          <TextLink href={paths.adminPayments.to({ search: user.email })}>Payments</TextLink>
        ) : null}
      </p>
    </section>
  )
}

function FigureList({ figures }: { figures: Figures }) {
  const { usage, crawls, last_crawl_at, campaigns, webhooks, sessions, payments } = figures
  const lines = [
    `${pluralize(crawls, 'crawl')}${last_crawl_at ? `, the last on ${formatDateTime(last_crawl_at)}` : ''}`,
    pluralize(campaigns, 'campaign'),
    pluralize(webhooks, 'webhook'),
    pluralize(sessions, 'open session'),
    pluralize(payments, 'payment'),
    ...Object.entries(usage).map(
      ([name, { used, limit, unlimited }]) =>
        `${USAGE_WORDS[name as keyof Figures['usage']]}: ${formatNumber(used)} of ${unlimited ? 'any number' : formatNumber(limit)}`,
    ),
  ]
  return (
    <ul className="grid gap-x-6 gap-y-1 text-muted text-sm sm:grid-cols-2">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
