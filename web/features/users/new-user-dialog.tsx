import type { ReactNode } from 'react'
import type { DefaultValues, FieldValues, Path, PathValue } from 'react-hook-form'
import type { z } from 'zod'
import type { Viewer } from '../../lib/can.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { Input } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastUnlessOfField } from '../../ui/toast-failure.ts'
import { RoleChoice } from './role-choice.tsx'

/** Fields that every new user has, however the password is set. */
interface NewUser extends FieldValues {
  name: string
  email: string
  roles?: string[] | undefined
}

type Three<T> = [T, T, T]

export interface NewUserDialogProps<Values extends NewUser, Body extends FieldValues> {
  viewer: Viewer
  /** The contract's body, whose rules the form applies. */
  body: z.ZodType<Body, Values>
  blank: DefaultValues<Values>
  words: {
    title: string
    description: string
    submit: string
    submitting: string
    /** Fallback messages for responses without one. */
    done: string
    failed: string
  }
  send: (body: Body) => Promise<{ message?: string | undefined }>
  onClose: () => void
  /** Further fields, shown between the address and the roles. */
  children?: (form: ReturnType<typeof useContractForm<Values, Body>>) => ReactNode
}

/** Creates an account: the form that creating and inviting a user share. */
export function NewUserDialog<Values extends NewUser, Body extends FieldValues>({
  viewer,
  body,
  blank,
  words,
  send,
  onClose,
  children,
}: NewUserDialogProps<Values, Body>) {
  const form = useContractForm<Values, Body>(body, { defaultValues: blank, failureMessage: words.failed })
  // Every `Values` has these fields, which the library's paths cannot infer from a type parameter.
  const [name, email, roles] = ['name', 'email', 'roles'].map((field) => field as Path<Values>) as Three<Path<Values>>
  const onSubmit = form.submit(async (values) => {
    try {
      const { message } = await send(values)
      toast.success(message ?? words.done)
      onClose()
    } catch (error) {
      toastUnlessOfField(error, words.failed)
    }
  })
  return (
    <Dialog isOpen onClose={() => !form.isSubmitting && onClose()} title={words.title} description={words.description}>
      <form noValidate onSubmit={(event) => void onSubmit(event)} className="flex flex-col gap-5">
        <Field label="Full Name" error={form.errorOf(name)} isRequired>
          <Input {...form.register(name)} autoComplete="off" />
        </Field>
        <Field label="Email Address" error={form.errorOf(email)} isRequired>
          <Input {...form.register(email)} type="email" autoComplete="off" />
        </Field>
        {children?.(form)}
        <RoleChoice
          viewer={viewer}
          value={form.watch(roles) ?? []}
          onChange={(chosen) => form.setValue(roles, chosen as PathValue<Values, Path<Values>>)}
          error={form.errorOf(roles)}
        />
        <FormAlert message={form.formMessage} isOffline={form.isOffline} needsPlan={form.needsPlan} />
        <FormFooter
          isSubmitting={form.isSubmitting}
          onCancel={onClose}
          submit={words.submit}
          submitting={words.submitting}
        />
      </form>
    </Dialog>
  )
}
