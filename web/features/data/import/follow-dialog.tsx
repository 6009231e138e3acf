import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ImportReport } from '../../../../src/contracts/data/data-additions.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { goesOn, importQueries } from './api.ts'
import { CancelImportButton } from './cancel-import-button.tsx'
import { ImportProgress } from './import-progress.tsx'

/** Shows an import that continues in the background. */
export function FollowDialog({
  begun,
  onClose,
  onEnd,
}: {
  begun: ImportReport
  onClose: () => void
  onEnd: (report: ImportReport) => void
}) {
  const { data: report = begun } = useQuery(importQueries.one(begun.id))
  const isOver = !goesOn(report)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it is over
  useEffect(() => {
    if (isOver) onEnd(report)
  }, [isOver])
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Importing ${report.file_name}`}
      description="You can close this. The import continues in the background, and we'll notify you when it's done."
      footer={
        <>
          <CancelImportButton report={report} />
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <ImportProgress report={report} />
    </Dialog>
  )
}
