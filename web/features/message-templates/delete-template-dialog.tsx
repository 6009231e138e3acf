import type { MessageTemplate } from '../../../src/contracts/message-templates/message-templates.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useDeleteTemplate } from './api.ts'

/** Asks for confirmation before a template is deleted. */
export function DeleteTemplateDialog({ template, onClose }: { template: MessageTemplate; onClose: () => void }) {
  const remove = useDeleteTemplate()
  async function confirm() {
    try {
      await remove.mutateAsync({ params: { id: template.id } })
      toast.success(`“${template.name}” deleted`)
    } catch (error) {
      toastFailure(error, 'Failed to delete the template')
    }
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={`Delete the template “${template.name}”?`}
      confirmLabel="Delete"
      isPending={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      Campaigns created from it aren't affected. This can't be undone.
    </ConfirmDialog>
  )
}
