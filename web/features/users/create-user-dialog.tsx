import { CHANGED_PASSWORD_LENGTH_MIN } from '../../../src/contracts/accounts/accounts.ts'
import { CreateUser } from '../../../src/contracts/users/users.ts'
import type { Viewer } from '../../lib/can.ts'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { useCreateUser } from './api.ts'
import { NewUserDialog } from './new-user-dialog.tsx'

const WORDS = {
  title: 'Create New User',
  description: 'Their address counts as verified because you added it.',
  submit: 'Create User',
  submitting: 'Creating...',
  done: 'User created successfully',
  failed: 'Failed to create user',
}

/** Creates an account with a password. The user can sign in immediately. */
export function CreateUserDialog({ viewer, onClose }: { viewer: Viewer; onClose: () => void }) {
  const create = useCreateUser()
  return (
    <NewUserDialog
      viewer={viewer}
      body={CreateUser}
      blank={{ name: '', email: '', password: '', password_confirmation: '', roles: [] }}
      words={WORDS}
      send={(body) => create.mutateAsync({ body })}
      onClose={onClose}
    >
      {(form) => (
        <>
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
        </>
      )}
    </NewUserDialog>
  )
}
