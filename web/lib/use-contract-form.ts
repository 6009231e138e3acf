import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { CallError, messageOf } from './call-error.ts'

export interface ContractFormOptions<Input extends FieldValues> {
  defaultValues: DefaultValues<Input>
  /** Shown when the call fails without a server message. */
  failureMessage: string
  /** Converts the form's values before they are validated and sent. The fields keep the text as typed. */
  readAs?: (values: Input) => Input
}

/**
 * A form whose rules are a contract's body. `submit(send)` returns the form's `onSubmit`. If `send` throws, the
 * server's messages are assigned to their fields, and any other message to `formMessage`.
 *
 * @param body the schema of the body, such as `Register`
 */
export function useContractForm<Input extends FieldValues, Output extends FieldValues>(
  body: z.ZodType<Output, Input>,
  { defaultValues, failureMessage, readAs = (values) => values }: ContractFormOptions<Input>,
) {
  const judge = zodResolver(body)
  const form = useForm<Input, unknown, Output>({
    resolver: (values, ...rest) => judge(readAs(values), ...rest),
    defaultValues,
    // Validates only on submit: an error that appears on blur would move the element that is being clicked.
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  })

  const landError = (error: unknown) => {
    const known = form.getValues()
    const fields = error instanceof CallError ? Object.entries(error.fields) : []
    const onForm = fields.filter(([field, messages]) => isOnForm(known, field) && messages.length > 0)
    for (const [index, [field, messages]] of onForm.entries()) {
      form.setError(field as Path<Input>, { type: 'server', message: messages[0] }, { shouldFocus: index === 0 })
    }
    if (onForm.length > 0) return
    const isOffline = error instanceof CallError && error.code === 'network'
    const needsPlan = error instanceof CallError && error.status === 402
    form.setError('root', {
      type: isOffline ? 'network' : needsPlan ? 'plan' : 'server',
      message: messageOf(error, failureMessage),
    })
  }

  const submit = (send: (values: Output) => Promise<void>) =>
    form.handleSubmit(async (values) => {
      try {
        await send(values)
      } catch (error) {
        landError(error)
      }
    })

  const { errors, isSubmitting } = form.formState
  return {
    ...form,
    submit,
    isSubmitting,
    /** The error of a field, for `<Field error>`. */
    errorOf: (field: Path<Input>): string | undefined => form.getFieldState(field, form.formState).error?.message,
    /** The error of the whole form. */
    formMessage: errors.root?.message,
    /** Whether the submission failed for lack of a response. */
    isOffline: errors.root?.type === 'network',
    /** Whether a larger plan would resolve the error. */
    needsPlan: errors.root?.type === 'plan',
  }
}

/**
 * Whether a form has a field, including nested ones such as `limits.max_recipients_per_day`. List entries have no
 * messages of their own.
 */
function isOnForm(known: unknown, field: string): boolean {
  return field.split('.').every((part) => {
    const isGroup = typeof known === 'object' && known !== null && !Array.isArray(known) && part in known
    known = isGroup ? (known as Record<string, unknown>)[part] : undefined
    return isGroup
  })
}
