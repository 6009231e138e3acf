import { Button } from './button.tsx'
import { DialogFooter } from './dialog-footer.tsx'

export interface FormFooterProps {
  readonly isSubmitting: boolean
  readonly onCancel: () => void
  /** The submit button's label, and its label while submitting. */
  readonly submit: string
  readonly submitting: string
  readonly variant?: 'primary' | 'danger'
}

/** The end of a form in a dialog: cancel or submit. */
export function FormFooter({ isSubmitting, onCancel, submit, submitting, variant = 'primary' }: FormFooterProps) {
  return (
    <DialogFooter className="sticky -bottom-5 z-2 -mx-5 -mb-5">
      <Button onClick={onCancel} disabled={isSubmitting}>
        Cancel
      </Button>
      <Button type="submit" variant={variant} isLoading={isSubmitting}>
        {isSubmitting ? submitting : submit}
      </Button>
    </DialogFooter>
  )
}
