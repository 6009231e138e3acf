import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ImportReport } from '../../../../src/contracts/data/data-additions.ts'
import { undoImport } from '../../../../src/contracts/data/imports.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { messageOf } from '../../../lib/call-error.ts'
import { Allowed } from '../../../ui/allowed.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { toast } from '../../../ui/toast.tsx'
import { toastNamedFailure } from '../../../ui/toast-failure.ts'
import { importQueries, useUndoImport } from './api.ts'

/** Undoes an import, after a confirmation that says what will happen. */
export function UndoImportButton({
  report,
  size = 'md',
  onUndone,
}: {
  report: ImportReport
  size?: 'sm' | 'md'
  onUndone?: () => void
}) {
  const [isAsking, setIsAsking] = useState(false)
  const undo = useUndoImport()
  const preview = useQuery({ ...importQueries.undo(report.id), enabled: isAsking })
  async function confirm() {
    try {
      await undo.mutateAsync({ params: { id: report.id } })
      toast.success('The import is being undone')
      setIsAsking(false)
      onUndone?.()
    } catch (error) {
      toastNamedFailure(error, 'Failed to undo the import')
      setIsAsking(false)
    }
  }
  if (!report.can_undo) return null
  return (
    <Allowed to={undoImport}>
      <Button size={size} onClick={() => setIsAsking(true)}>
        Undo Import
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Undo the import of ${report.file_name}?`}
        confirmLabel="Undo Import"
        cancelLabel="Keep It"
        isDanger
        isPending={undo.isPending || (preview.isPending && isAsking)}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsking(false)}
      >
        {preview.data ? (
          <ul className="list-disc space-y-1 pl-4">
            <li>{pluralize(preview.data.removed, 'contact')} it created will be deleted.</li>
            <li>{pluralize(preview.data.restored, 'existing contact')} will lose what it added.</li>
            {preview.data.kept > 0 ? (
              <li>{pluralize(preview.data.kept, 'contact')} you changed or used since will stay.</li>
            ) : null}
            <li>This can't be undone.</li>
          </ul>
        ) : preview.error ? (
          messageOf(preview.error, "We couldn't count what would be undone.")
        ) : (
          <Spinner label="Counting" />
        )}
      </ConfirmDialog>
    </Allowed>
  )
}
