import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ImportReport } from '../../../src/contracts/data/data-additions.ts'
import { describeFailedImport } from '../../../src/rules/data/failed-import.ts'
import { formatNumber } from '../../lib/format.ts'
import { Alert } from '../../ui/alert.tsx'
import { goesOn, importQueries } from './api.ts'
import { dismissImport, isDismissed } from './dismissed-imports.ts'
import { ImportProgress } from './import-progress.tsx'

/** How long a finished import that its dialog did not report stays listed here. */
const TOLD_MS = 24 * 60 * 60 * 1000

/** Running imports, and finished ones whose result their dialog could not show. */
export function ImportsUnderWay() {
  const { data: reports = [] } = useQuery(importQueries.latest())
  const [dismissed, setDismissed] = useState<readonly string[]>([])
  useFreshItems(reports.filter(goesOn).length)
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
      <div className="pt-1.5">
        <ImportProgress report={report} />
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
  if (report.state !== 'failed' && report.interruptions === 0) return false
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
    void client.invalidateQueries({ queryKey: ['items'] })
    void client.invalidateQueries({ queryKey: ['statistics'] })
  }, [goingOn, client])
}
