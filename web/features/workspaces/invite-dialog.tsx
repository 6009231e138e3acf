import { InviteMember } from '../../../src/contracts/workspaces/workspaces.ts'
import { type AssignableRole, ROLES } from '../../../src/rules/workspaces/workspace-roles.ts'
import { CallError } from '../../lib/call-error.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { Input } from '../../ui/input.tsx'
import { LimitAlert } from '../../ui/limit-alert.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toast.tsx'
import { useInviteMember } from './api.ts'
import { roleOptions } from './role-options.ts'

/** Invites one address with a role. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const invite = useInviteMember()
  const form = useContractForm(InviteMember, {
    defaultValues: { email: '', role: 'member' },
    failureMessage: 'Failed to send the invitation',
  })
  const role = form.watch('role')
  const isFull = invite.error instanceof CallError && invite.error.status === 402
  const onSubmit = form.submit(async (body) => {
    await invite.mutateAsync({ body })
    toast.success('Invitation sent')
    onClose()
  })
  return (
    <Dialog
      isOpen
      onClose={() => !form.isSubmitting && onClose()}
      title="Invite to the workspace"
      description="We email a link that works for 7 days. People without an account create one first."
      size="sm"
    >
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        {isFull ? (
          <LimitAlert message={invite.error?.message ?? null} />
        ) : (
          <FormAlert message={form.formMessage} isOffline={form.isOffline} />
        )}
        <Field label="Email" isRequired error={form.errorOf('email')}>
          <Input {...form.register('email')} type="email" autoComplete="off" />
        </Field>
        <Field label="Role" hint={ROLES[role as AssignableRole].summary} error={form.errorOf('role')}>
          <Select value={role} options={roleOptions} onChange={(value) => form.setValue('role', value)} />
        </Field>
        <FormFooter
          isSubmitting={form.isSubmitting}
          onCancel={onClose}
          submit="Send invitation"
          submitting="Sending..."
        />
      </form>
    </Dialog>
  )
}
