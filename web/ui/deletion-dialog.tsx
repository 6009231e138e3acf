import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { toast } from './toast.tsx'

export interface DeletionDialogProps {
  title: string
  /** What will be deleted with it, what is kept, and whether that can be undone. */
  children: ReactNode
  confirmLabel?: string
  /** Deletes it. @returns what a toast then says */
  onDelete: () => Promise<string>
  /** Says why it could not be deleted. */
  onFailure: (error: unknown) => void
  onClose: () => void
}

/** Asks before something is deleted, deletes it, tells how that went, and closes. */
export function DeletionDialog(props: DeletionDialogProps) {
  const { title, children, confirmLabel = 'Delete', onDelete, onFailure, onClose } = props
  const [isPending, setIsPending] = useState(false)
  async function confirm() {
    setIsPending(true)
    try {
      toast.success(await onDelete())
    } catch (error) {
      onFailure(error)
    }
    setIsPending(false)
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={title}
      confirmLabel={confirmLabel}
      isPending={isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {children}
    </ConfirmDialog>
  )
}
