import type { z } from 'zod'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { toastUnlessOfField } from '../../ui/toast-failure.ts'

type Reason = { reason: string }

export interface ReasonDialogProps {
  title: string
  /** What the action does. */
  description: string
  /** The contract's body. */
  rules: z.ZodType<Reason, { reason?: string }>
  isRequired?: boolean
  hint: string
  submit: string
  submitting: string
  failure: string
  isDanger?: boolean
  onSend: (body: Reason) => Promise<void>
  onClose: () => void
}

/** Asks for confirmation and a reason before an action on a user. */
export function ReasonDialog({ rules, onSend, onClose, ...words }: ReasonDialogProps) {
  const form = useContractForm(rules, { defaultValues: { reason: '' }, failureMessage: words.failure })
  const onSubmit = form.submit((body) => onSend(body).catch((error) => toastUnlessOfField(error, words.failure)))
  return (
    <Dialog
      isOpen
      onClose={() => !form.isSubmitting && onClose()}
      title={words.title}
      description={words.description}
      role="alertdialog"
    >
      <form noValidate onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-5">
        <Field
          label="Reason"
          aside={words.isRequired ? undefined : 'Optional'}
          hint={words.hint}
          error={form.errorOf('reason')}
          isRequired={words.isRequired}
        >
          <Textarea {...form.register('reason')} rows={2} maxLength={500} />
        </Field>
        <FormAlert message={form.formMessage} isOffline={form.isOffline} needsPlan={form.needsPlan} />
        <FormFooter
          isSubmitting={form.isSubmitting}
          onCancel={onClose}
          submit={words.submit}
          submitting={words.submitting}
          variant={words.isDanger ? 'danger' : 'primary'}
        />
      </form>
    </Dialog>
  )
}
