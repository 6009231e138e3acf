import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ActivityEntry } from '../../../src/contracts/audit-trail/audit-trail.ts'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { actWords } from './act-words.ts'
import { ActivityFilters, ExportActivityButton } from './activity-filters.tsx'
import { type ActivityQuery, activityQueries } from './api.ts'

const BY: Readonly<Record<ActivityEntry['by'], string>> = {
  owner: 'You',
  member: 'A former member',
  'api-key': 'An API key',
  administrator: 'Contactory support',
  service: 'Contactory',
  provider: 'A provider',
  visitor: 'By an emailed link, or not signed in',
}

/** Labels of administrators' actions on an account, worded for its members. */
const OWN_WORDS: Readonly<Record<string, string>> = {
  'user.impersonate': 'Opened your account',
  'user.end-impersonation': 'Left your account',
  'user.reactivate': 'Reactivated your account',
  'user.suspend': 'Suspended your account',
  'user.update': 'Changed your account',
}

/** The actor, worded for the account's owner. */
export function byWords({
  by,
  by_name,
  is_impersonation = false,
}: Pick<ActivityEntry, 'by' | 'by_name'> & Partial<Pick<ActivityEntry, 'is_impersonation'>>): string {
  const where = is_impersonation ? ', signed in to your account' : ''
  if (by === 'administrator') return `${BY[by]}${by_name === null ? '' : ` (${by_name})`}${where}`
  return by_name === null ? BY[by] : by === 'member' ? by_name : `API key “${by_name}”`
}

/**
 * What was done in the workspace, newest first.
 *
 * @param members the people to filter by
 */
export function ActivityList({ members = [] }: { members?: readonly { id: string; name: string }[] }) {
  const [filter, setFilter] = useState<ActivityQuery>({})
  const list = useInfiniteQuery(activityQueries.own(filter))
  const isFiltered = Object.values(filter).some(Boolean)
  const entries = list.data?.pages.flatMap(({ data }) => data)
  return (
    <Card
      isFlush
      title="Activity"
      description="Changes in this workspace by its members, API keys and Contactory support. They are kept as long as the workspace exists."
      actions={<ExportActivityButton filter={filter} />}
      footer={list.hasNextPage ? <LoadMore list={list} /> : null}
    >
      <ActivityFilters filter={filter} members={members} onChange={setFilter} />
      {list.error && !entries ? (
        <CallFailure error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
      ) : !entries ? (
        <TableSkeleton rows={6} lines={2} label="Loading your activity" />
      ) : entries.length === 0 ? (
        <EmptyState title={isFiltered ? 'Nothing matches' : 'No activity yet'}>
          {isFiltered ? 'Try other filters.' : 'Changes in this workspace are listed here.'}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {entries.map((entry) => (
            <Entry
              key={entry.id}
              entry={entry}
              onFollow={filter.object_id ? undefined : (object_id) => setFilter({ object_id })}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

/** @param onFollow shows what else was done to the same object */
function Entry({ entry, onFollow }: { entry: ActivityEntry; onFollow: ((objectId: string) => void) | undefined }) {
  const { action, object_id, object_name, reason, created_at } = entry
  return (
    <li className="flex items-start justify-between gap-4 px-4 py-3 text-sm">
      <div className="wrap-anywhere min-w-0">
        <p className="font-medium text-ink">
          {OWN_WORDS[action] ?? actWords(action)}
          {object_name ? <span className="text-muted"> “{object_name}”</span> : null}
        </p>
        <p className="text-faint text-xs">{byWords(entry)}</p>
        {reason ? <p className="text-muted text-xs">Reason: {reason}</p> : null}
      </div>
      <span className="flex shrink-0 flex-col items-end gap-1 text-faint text-xs">
        <RelativeTime value={created_at} />
        {onFollow && object_id ? (
          <Button
            size="sm"
            variant="ghost"
            aria-label={`History of what “${OWN_WORDS[action] ?? actWords(action)}” was done to`}
            onClick={() => onFollow(object_id)}
          >
            History
          </Button>
        ) : null}
      </span>
    </li>
  )
}
