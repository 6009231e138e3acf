import type { MessageTemplate } from '../../../src/contracts/message-templates/message-templates.ts'
import { DeletionDialog } from '../../ui/deletion-dialog.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useDeleteTemplate } from './api.ts'

/** Asks for confirmation before a template is deleted. */
export function DeleteTemplateDialog({ template, onClose }: { template: MessageTemplate; onClose: () => void }) {
  const remove = useDeleteTemplate()
  return (
    <DeletionDialog
      title={`Delete the template “${template.name}”?`}
      onDelete={async () => {
        await remove.mutateAsync({ params: { id: template.id } })
        return `“${template.name}” deleted`
      }}
      onFailure={(error) => toastFailure(error, 'Failed to delete the template')}
      onClose={onClose}
    >
      Campaigns created from it aren't affected. This can't be undone.
    </DeletionDialog>
  )
}
