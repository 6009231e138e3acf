import { useState } from 'react'
import type { ImportReport } from '../../../../src/contracts/data/data-additions.ts'
import { cancelImport } from '../../../../src/contracts/data/imports.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { Allowed } from '../../../ui/allowed.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { toastNamedFailure } from '../../../ui/toast-failure.ts'
import { useCancelImport } from './api.ts'

/** Ends a running import, after confirmation. */
export function CancelImportButton({ report, size = 'md' }: { report: ImportReport; size?: 'sm' | 'md' }) {
  const [isAsking, setIsAsking] = useState(false)
  const cancel = useCancelImport()
  async function confirm() {
    try {
      const { message } = await cancel.mutateAsync({ params: { id: report.id } })
      toast.success(message ?? 'Import cancelled')
    } catch (error) {
      toastNamedFailure(error, 'Failed to cancel the import')
    }
    setIsAsking(false)
  }
  return (
    <Allowed to={cancelImport}>
      <Button size={size} onClick={() => setIsAsking(true)}>
        Cancel Import
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Cancel the import of ${report.file_name}?`}
        confirmLabel="Cancel Import"
        cancelLabel="Keep Importing"
        isDanger
        isPending={cancel.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsking(false)}
      >
        {pluralize(report.taken, 'row')} imported so far stay. The rest of the file is not imported. You can undo the
        import afterwards.
      </ConfirmDialog>
    </Allowed>
  )
}
