import type { z } from 'zod'
import { CHANGED_PASSWORD_LENGTH_MIN } from '../../../src/contracts/accounts.ts'
import { CreateUser } from '../../../src/contracts/users.ts'
import type { Viewer } from '../../lib/can.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastUnlessOfField } from '../../ui/toast-failure.ts'
import { useCreateUser } from './api.ts'
import { NewUserFields } from './new-user-fields.tsx'
import { RoleChoice } from './role-choice.tsx'

const FAILURE = 'Failed to create user'

/** Makes an account for somebody, who may sign in to it at once. */
export function CreateUserDialog({ viewer, onClose }: { viewer: Viewer; onClose: () => void }) {
  const create = useCreateUser()
  const form = useContractForm<z.input<typeof CreateUser>, CreateUser>(CreateUser, {
    defaultValues: { name: '', email: '', password: '', password_confirmation: '', roles: [] },
    failureMessage: FAILURE,
  })
  const onSubmit = form.submit(async (body) => {
    try {
      const { message } = await create.mutateAsync({ body })
      toast.success(message ?? 'User created successfully')
      onClose()
    } catch (error) {
      toastUnlessOfField(error, FAILURE)
    }
  })
  return (
    <Dialog
      isOpen
      onClose={() => !form.isSubmitting && onClose()}
      title="Create New User"
      description="Their address counts as verified, as you vouch for it."
    >
      <form noValidate onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-5">
        <NewUserFields register={(name) => form.register(name)} errorOf={form.errorOf} />
        <Field
          label="Password"
          hint={`At least ${CHANGED_PASSWORD_LENGTH_MIN} characters. A few unrelated words are best.`}
          error={form.errorOf('password')}
          isRequired
        >
          <PasswordInput
            {...form.register('password', { deps: 'password_confirmation' })}
            autoComplete="new-password"
          />
        </Field>
        <Field label="Confirm Password" error={form.errorOf('password_confirmation')} isRequired>
          <PasswordInput {...form.register('password_confirmation')} autoComplete="new-password" />
        </Field>
        <RoleChoice
          viewer={viewer}
          value={form.watch('roles') ?? []}
          onChange={(roles) => form.setValue('roles', roles)}
          error={form.errorOf('roles')}
        />
        <FormAlert message={form.formMessage} isOffline={form.isOffline} needsPlan={form.needsPlan} />
        <FormFooter isSubmitting={form.isSubmitting} onCancel={onClose} submit="Create User" submitting="Creating..." />
      </form>
    </Dialog>
  )
}
