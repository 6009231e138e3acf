import type { z } from 'zod'
import { InviteUser } from '../../../src/contracts/users.ts'
import type { Viewer } from '../../lib/can.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastUnlessOfField } from '../../ui/toast-failure.ts'
import { useInviteUser } from './api.ts'
import { NewUserFields } from './new-user-fields.tsx'
import { RoleChoice } from './role-choice.tsx'

const FAILURE = 'Failed to invite the user'

/** Makes an account for somebody, who chooses the password by a mailed link. */
export function InviteUserDialog({ viewer, onClose }: { viewer: Viewer; onClose: () => void }) {
  const invite = useInviteUser()
  const form = useContractForm<z.input<typeof InviteUser>, InviteUser>(InviteUser, {
    defaultValues: { name: '', email: '', roles: [] },
    failureMessage: FAILURE,
  })
  const onSubmit = form.submit(async (body) => {
    try {
      const { message } = await invite.mutateAsync({ body })
      toast.success(message ?? 'Invitation sent')
      onClose()
    } catch (error) {
      toastUnlessOfField(error, FAILURE)
    }
  })
  return (
    <Dialog
      isOpen
      onClose={() => !form.isSubmitting && onClose()}
      title="Invite User"
      description="We email them a link to choose a password. It works for 7 days and verifies the address."
    >
      <form noValidate onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-5">
        <NewUserFields register={(name) => form.register(name)} errorOf={form.errorOf} />
        <RoleChoice
          viewer={viewer}
          value={form.watch('roles') ?? []}
          onChange={(roles) => form.setValue('roles', roles)}
          error={form.errorOf('roles')}
        />
        <FormAlert message={form.formMessage} isOffline={form.isOffline} needsPlan={form.needsPlan} />
        <FormFooter
          isSubmitting={form.isSubmitting}
          onCancel={onClose}
          submit="Send Invitation"
          submitting="Sending..."
        />
      </form>
    </Dialog>
  )
}
