import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AuditEntry } from '../../../src/contracts/audit-trail/audit-trail.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { auditQueries } from './api.ts'
import type { AuditPlace } from './audit-address.ts'
import { AuditEntryDialog } from './audit-entry-dialog.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { AuditTable } from './audit-table.tsx'

/** Audit entries, newest first. */
export function AuditList({ place, showsLogs }: { place: AuditPlace; showsLogs: boolean }) {
  const list = useInfiniteQuery(auditQueries.list(place.address))
  const [opened, setOpened] = useState<AuditEntry | null>(null)
  const pages = list.data?.pages
  const entries = pages?.flatMap(({ data }) => data)
  return (
    <>
      <Card isFlush footer={list.hasNextPage ? <LoadMore list={list} /> : null}>
        <AuditFilters place={place} account={list.isPlaceholderData ? undefined : pages?.[0]?.account} />
        {pages?.[0]?.too_many_accounts ? (
          <Alert tone="info" className="m-3">
            Too many accounts match “{place.address.search}” to show what each of them did. Type more of the name or
            email address.
          </Alert>
        ) : null}
        {list.error && !entries ? (
          <CallFailure error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
        ) : !entries ? (
          <TableSkeleton rows={8} lines={2} label="Loading the audit trail" />
        ) : entries.length > 0 ? (
          <AuditTable
            entries={entries}
            openId={opened?.id ?? null}
            isRefreshing={list.isPlaceholderData}
            onOpen={setOpened}
          />
        ) : place.isFiltered ? (
          <EmptyState
            art="search"
            title="No matching actions"
            actions={<Button onClick={place.clear}>Show all actions</Button>}
          >
            IDs and IP addresses are matched from the start.
          </EmptyState>
        ) : (
          <EmptyState title="No actions yet">
            Actions that delete something, change permissions or move money are recorded here permanently.
          </EmptyState>
        )}
      </Card>
      {opened ? (
        <AuditEntryDialog
          entry={opened}
          showsLogs={showsLogs}
          onFilter={(part) => {
            setOpened(null)
            place.filter(part)
          }}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  )
}
