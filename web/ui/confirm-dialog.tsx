import { type ReactNode, useRef } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  /** The effect, the number of items, and whether it can be undone. */
  children?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  onConfirm: () => void
  onCancel: () => void
  isDanger?: boolean
  /** Keeps the dialog open with a spinner while the action runs. */
  isPending?: boolean
}

/** Asks for confirmation. In a dangerous case the focus starts on Cancel, so that Enter alone destroys nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const cancelButton = useRef<HTMLButtonElement | null>(null)
  const confirmButton = useRef<HTMLButtonElement | null>(null)
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={() => !props.isPending && props.onCancel()}
      title={props.title}
      size="sm"
      role="alertdialog"
      initialFocus={props.isDanger ? cancelButton : confirmButton}
      footer={
        <>
          <Button ref={cancelButton} onClick={props.onCancel} disabled={props.isPending}>
            {props.cancelLabel ?? 'Cancel'}
          </Button>
          <Button
            ref={confirmButton}
            variant={props.isDanger ? 'danger' : 'primary'}
            onClick={props.onConfirm}
            isLoading={props.isPending}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {props.children ? <div className="text-muted text-sm">{props.children}</div> : null}
    </Dialog>
  )
}
