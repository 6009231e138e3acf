import { useContext } from 'react'
import { type Member, TransferWorkspace } from '../../../src/contracts/workspaces/workspaces.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { toast } from '../../ui/toast.tsx'
import { useTransferWorkspace } from './api.ts'
import { SessionActionsContext } from './session-actions.ts'

/** Transfers the workspace to a member, confirmed by the password. */
export function TransferDialog({ member: { id, name }, onClose }: { member: Member; onClose: () => void }) {
  const transfer = useTransferWorkspace()
  const session = useContext(SessionActionsContext)
  const form = useContractForm(TransferWorkspace, {
    defaultValues: { member_id: id, current_password: '' },
    failureMessage: 'Failed to transfer the workspace',
  })
  const onSubmit = form.submit(async (body) => {
    await transfer.mutateAsync({ body })
    toast.success(`${name} is now the owner`)
    onClose()
    await session.refresh()
  })
  return (
    <Dialog
      isOpen
      onClose={() => !form.isSubmitting && onClose()}
      title={`Make ${name} the owner?`}
      description="They decide on the plan and the members from now on. You stay as an admin."
      size="sm"
      role="alertdialog"
    >
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <FormAlert message={form.formMessage} isOffline={form.isOffline} />
        <Field label="Current password" isRequired error={form.errorOf('current_password')}>
          <PasswordInput {...form.register('current_password')} />
        </Field>
        <FormFooter
          isSubmitting={form.isSubmitting}
          onCancel={onClose}
          submit="Transfer"
          submitting="Transferring..."
          variant="danger"
        />
      </form>
    </Dialog>
  )
}
