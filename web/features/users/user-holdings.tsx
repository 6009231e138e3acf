import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminUser, UserHolding, UserHoldingKind } from '../../../src/contracts/users/users.ts'
import { USER_HOLDING_KINDS } from '../../../src/contracts/users/users.ts'
import { formatDate, formatDateTime, formatNumber } from '../../lib/format.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { userQueries } from './api.ts'

const WORDS: Readonly<Record<UserHoldingKind, { label: string; none: string; done: string; last: string }>> = {
  crawls: { label: 'Crawls', none: 'No crawls yet.', done: 'pages read', last: 'ended' },
  campaigns: { label: 'Campaigns', none: 'No campaigns yet.', done: 'messages sent', last: 'last sent' },
  api_keys: { label: 'API keys', none: 'No API keys.', done: '', last: 'last used' },
}

/** A user's crawls, campaigns and API keys, ten per page, with their states but without their contents. */
export function UserHoldings({ user }: { user: AdminUser }) {
  const [kind, setKind] = useState<UserHoldingKind>('crawls')
  const [page, setPage] = useState(1)
  const query = useQuery(userQueries.holdings(user.id, kind, page))
  const { data } = query
  return (
    <section aria-label="Holdings" className="flex flex-col gap-3">
      <SegmentedControl
        aria-label="What to list"
        value={kind}
        onChange={(next) => {
          setKind(next)
          setPage(1)
        }}
        segments={USER_HOLDING_KINDS.map((value) => ({ value, label: WORDS[value].label }))}
      />
      <Loaded query={query} placeholder={<TableSkeleton rows={3} label={`Loading ${WORDS[kind].label}`} />}>
        {(data) =>
          data.data.length === 0 ? (
            <p className="text-muted text-sm">{WORDS[kind].none}</p>
          ) : (
            <ul aria-label={WORDS[kind].label} className="divide-y divide-line rounded-md border border-line">
              {data.data.map((holding) => (
                <li key={holding.id} className="px-3 py-2 text-sm">
                  <p className="flex flex-wrap justify-between gap-x-3">
                    <span className="wrap-anywhere min-w-0 text-ink">{holding.name || 'Unnamed'}</span>
                    <span className="text-muted capitalize">{holding.status}</span>
                  </p>
                  <p className="text-faint text-xs">{factsOf(holding, kind)}</p>
                  {holding.reason ? <p className="wrap-anywhere text-muted text-xs">{holding.reason}</p> : null}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {data && data.pagination.last_page > 1 ? (
        <Pagination page={page} lastPage={data.pagination.last_page} onChange={setPage} className="self-center" />
      ) : null}
    </section>
  )
}

const factsOf = ({ done, last_at, created_at }: UserHolding, kind: UserHoldingKind): string =>
  [
    `Created ${formatDate(created_at)}`,
    done === null ? null : `${formatNumber(done)} ${WORDS[kind].done}`,
    last_at === null ? null : `${WORDS[kind].last} ${formatDateTime(last_at)}`,
  ]
    .filter(Boolean)
    .join(' · ')
