import { type AdminUser, UpdateUser } from '../../../src/contracts/users/users.ts'
import type { Viewer } from '../../lib/can.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { Input } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastUnlessOfField } from '../../ui/toast-failure.ts'
import { useUpdateUser } from './api.ts'
import { ResetLink } from './reset-link.tsx'
import { RoleChoice } from './role-choice.tsx'
import { changesTo, type UserValues, valuesOf } from './user-form.ts'
import { nameOf } from './user-words.ts'

const FAILURE = 'Failed to update user'

export interface EditUserDialogProps {
  user: AdminUser
  viewer: Viewer & { id: string }
  onSaved: () => void
  onClose: () => void
}

/** Edits an account: name, email address and roles. */
export function EditUserDialog({ user, viewer, onSaved, onClose }: EditUserDialogProps) {
  const update = useUpdateUser()
  // Users change their own address in their settings, which require the password.
  const isOwn = user.id === viewer.id
  const form = useContractForm<UserValues, UpdateUser>(UpdateUser, {
    defaultValues: valuesOf(user),
    failureMessage: FAILURE,
    readAs: (values) => changesTo(user, values),
  })
  const onSubmit = form.submit(async (body) => {
    try {
      const { message } = await update.mutateAsync({ params: { id: user.id }, body })
      toast.success(message ?? 'User updated successfully')
      onSaved()
      onClose()
    } catch (error) {
      toastUnlessOfField(error, FAILURE)
    }
  })
  return (
    <Dialog isOpen onClose={() => !form.isSubmitting && onClose()} title="Edit User">
      <form noValidate onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-5">
        <div className="flex items-center gap-3">
          <Avatar name={nameOf(user)} size="lg" />
          <div className="min-w-0">
            <p className="wrap-anywhere flex flex-wrap items-center gap-2 font-medium text-ink text-sm">
              {nameOf(user)}
              {user.is_root_user ? <Badge tone="brand">Root User</Badge> : null}
            </p>
            <p className="wrap-anywhere font-mono text-faint text-xs">ID: {user.id}</p>
          </div>
        </div>
        <Field label="Full Name" error={form.errorOf('name')} isRequired>
          <Input {...form.register('name')} autoComplete="off" />
        </Field>
        <Field
          label="Email Address"
          hint={
            isOwn
              ? 'Change your own address and password in Settings.'
              : 'The new address must be confirmed by email. The user is signed out everywhere, and the old mailbox can undo the change for 14 days.'
          }
          error={form.errorOf('email')}
          isRequired
        >
          <Input {...form.register('email')} type="email" autoComplete="off" readOnly={isOwn} />
        </Field>
        {isOwn ? null : <ResetLink user={user} />}
        <Field
          label="Site Limit"
          hint="Websites per month, if their plan doesn't set a number."
          error={form.errorOf('site_limit')}
        >
          <Input {...form.register('site_limit', { valueAsNumber: true })} type="number" min={0} step={1} />
        </Field>
        <RoleChoice
          viewer={viewer}
          value={form.watch('roles') ?? []}
          onChange={(roles) => form.setValue('roles', roles)}
          error={form.errorOf('roles')}
        />
        {viewer.isRootUser && !isOwn ? (
          <Checkbox
            {...form.register('is_root_user')}
            label="Root user"
            hint="Can do everything, regardless of roles."
          />
        ) : null}
        <FormAlert message={form.formMessage} isOffline={form.isOffline} needsPlan={form.needsPlan} />
        <FormFooter isSubmitting={form.isSubmitting} onCancel={onClose} submit="Update User" submitting="Updating..." />
      </form>
    </Dialog>
  )
}
