import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ImportReport } from '../../../../src/contracts/data/data-additions.ts'
import { describeFailedImport } from '../../../../src/rules/data/failed-import.ts'
import { formatNumber } from '../../../lib/format.ts'
import { invalidateGroups } from '../../../lib/query-keys.ts'
import { Alert } from '../../../ui/alert.tsx'
import { goesOn, importQueries } from './api.ts'
import { CancelImportButton } from './cancel-import-button.tsx'
import { dismissImport, isDismissed } from './dismissed-imports.ts'
import { ImportProgress } from './import-progress.tsx'
import { resultText } from './result-text.ts'
import { UndoImportButton } from './undo-import-button.tsx'

/** How long a finished import that its dialog did not report stays listed here. */
const TOLD_MS = 24 * 60 * 60 * 1000

/** Running imports, and finished ones whose result their dialog could not show. */
export function ImportsUnderWay() {
  const { data: reports = [] } = useQuery(importQueries.latest())
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  useFreshItems(reports.filter((report) => goesOn(report) || report.undo?.state === 'running').length)
  const shown = reports.filter((report) => !dismissed.includes(report.id) && isWorthTelling(report))
  if (shown.length === 0) return null
  return (
    <ul aria-label="Imports" className="mb-4 flex flex-col gap-2">
      {shown.map((report) => (
        <li key={report.id}>
          {goesOn(report) ? (
            <UnderWay report={report} />
          ) : (
            <Ended
              report={report}
              onDismiss={() => {
                dismissImport(report.id)
                setDismissed([...dismissed, report.id])
              }}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

function UnderWay({ report }: { report: ImportReport }) {
  return (
    <Alert
      tone={report.state === 'interrupted' ? 'warning' : 'info'}
      title={
        <span className="wrap-anywhere">
          Importing {report.file_name} into “{report.source_name}”
        </span>
      }
    >
      <div className="flex flex-col items-start gap-2 pt-1.5">
        <div className="w-full">
          <ImportProgress report={report} />
        </div>
        <CancelImportButton report={report} size="sm" />
      </div>
    </Alert>
  )
}

function Ended({ report, onDismiss }: { report: ImportReport; onDismiss: () => void }) {
  if (report.state === 'failed') {
    return (
      <Alert tone="danger" title="An import couldn't be finished" onDismiss={onDismiss}>
        <span className="wrap-anywhere">{describeFailedImport(report)}</span>
      </Alert>
    )
  }
  if (report.undo) {
    const isDone = report.undo.state === 'done'
    return (
      <Alert
        tone={isDone ? 'success' : 'info'}
        title={
          <span className="wrap-anywhere">{`${isDone ? 'Undid' : 'Undoing'} the import of ${report.file_name}`}</span>
        }
        {...(isDone && { onDismiss })}
      >
        {resultText(report)}
      </Alert>
    )
  }
  if (report.state === 'cancelled') {
    return (
      <Alert tone="warning" title="An import was cancelled" onDismiss={onDismiss}>
        <p className="wrap-anywhere pb-2">
          {report.file_name}: {resultText(report)}
        </p>
        <UndoImportButton report={report} size="sm" />
      </Alert>
    )
  }
  return (
    <Alert tone="success" title="An import that was interrupted is complete" onDismiss={onDismiss}>
      <span className="wrap-anywhere">
        {formatNumber(report.taken)} of {formatNumber(report.rows)} rows of {report.file_name} were imported into “
        {report.source_name}”, each once.
      </span>
    </Alert>
  )
}

function isWorthTelling(report: ImportReport): boolean {
  if (report.finished_at === null) return true
  if (report.undo?.state === 'running') return true
  const isOrdinary = report.state === 'finished' && report.interruptions === 0 && report.undo === null
  if (isOrdinary) return false
  return Date.now() - Date.parse(report.finished_at) < TOLD_MS && !isDismissed(report.id)
}

/** Refetches the items when an import finishes. */
function useFreshItems(goingOn: number): void {
  const client = useQueryClient()
  const before = useRef(goingOn)
  useEffect(() => {
    const hasEnded = goingOn < before.current
    before.current = goingOn
    if (!hasEnded) return
    void invalidateGroups(client, ['items', 'statistics'])
  }, [goingOn, client])
}
