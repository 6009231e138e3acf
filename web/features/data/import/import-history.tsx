import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { exportRefused, type ImportReport } from '../../../../src/contracts/data/data-additions.ts'
import { Allowed } from '../../../ui/allowed.tsx'
import { Button } from '../../../ui/button.tsx'
import { CallFailure } from '../../../ui/call-failure.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import { goesOn, importQueries } from './api.ts'
import { CancelImportButton } from './cancel-import-button.tsx'
import { saveRefusedOf } from './import-report.tsx'
import { resultText } from './result-text.ts'
import { UndoImportButton } from './undo-import-button.tsx'

/** The account's imports of the last 30 days, each with its refused rows and how to undo it. */
export function ImportHistory({ onClose }: { onClose: () => void }) {
  const list = useInfiniteQuery(importQueries.all())
  const reports = list.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Import History"
      description="Imports of the last 30 days. Each can be undone once."
      size="lg"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {list.error && !list.data ? (
        <CallFailure error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isFetching} />
      ) : !list.data ? (
        <TableSkeleton rows={3} label="Loading imports" />
      ) : reports.length === 0 ? (
        <p className="text-muted text-sm">No imports yet. Select “Import CSV” to add contacts from a file.</p>
      ) : (
        <>
          <ul aria-label="Past imports" className="divide-y divide-line">
            {reports.map((report) => (
              <Entry key={report.id} report={report} />
            ))}
          </ul>
          {list.hasNextPage ? (
            <div className="pt-3">
              <LoadMore list={list} />
            </div>
          ) : null}
        </>
      )}
    </Dialog>
  )
}

function Entry({ report }: { report: ImportReport }) {
  const [isSaving, setIsSaving] = useState(false)
  async function save() {
    setIsSaving(true)
    await saveRefusedOf(report.id)
    setIsSaving(false)
  }
  return (
    <li className="flex flex-col gap-2 py-3 sm:flex-row sm:items-start">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-medium text-ink text-sm">{report.file_name}</p>
        <p className="text-muted text-sm">{resultText(report)}</p>
        <p className="text-faint text-xs">
          <RelativeTime value={report.created_at} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {goesOn(report) ? <CancelImportButton report={report} size="sm" /> : null}
        {report.refusals > 0 ? (
          <Allowed to={exportRefused}>
            <Button size="sm" onClick={() => void save()} isLoading={isSaving}>
              Refused Rows
            </Button>
          </Allowed>
        ) : null}
        <UndoImportButton report={report} size="sm" />
      </div>
    </li>
  )
}
