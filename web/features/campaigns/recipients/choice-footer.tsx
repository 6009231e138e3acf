import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'

export interface ChoiceFooterProps {
  /** How much is chosen. */
  status: ReactNode
  submit: string
  isBusy: boolean
  isDisabled: boolean
  onCancel: () => void
  onSubmit: () => void
}

/** The end of a dialog that chooses contacts: how many, and the buttons. */
export function ChoiceFooter({ status, submit, isBusy, isDisabled, onCancel, onSubmit }: ChoiceFooterProps) {
  return (
    <>
      <p role="status" className="mr-auto self-center text-muted text-sm tabular-nums">
        {status}
      </p>
      <Button onClick={onCancel} disabled={isBusy}>
        Cancel
      </Button>
      <Button variant="primary" isLoading={isBusy} disabled={isDisabled} onClick={onSubmit}>
        {submit}
      </Button>
    </>
  )
}
