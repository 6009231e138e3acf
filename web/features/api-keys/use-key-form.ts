import { type FormEvent, useState } from 'react'
import type { ApiKey, KeyPermission } from '../../../src/contracts/api-keys/api-keys.ts'
import { CallError, messageOf } from '../../lib/call-error.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { becomesAdmin, type KeyFormOutput, keyFormDefaults, keyFormSchema } from './key-form-schema.ts'

export interface KeyFormOptions {
  /** The key to edit; null creates a new one with `permissions` preselected. */
  former: ApiKey | null
  permissions?: readonly KeyPermission[]
  failureMessage: string
  send: (values: KeyFormOutput) => Promise<void>
}
export type KeyForm = ReturnType<typeof useKeyForm>

/** Form state of a new or existing key: its rules, and the messages for the server's errors. */
export function useKeyForm({ former, permissions = [], failureMessage, send }: KeyFormOptions) {
  const [limitMessage, setLimitMessage] = useState<string | null>(null)
  const [schema] = useState(() => keyFormSchema(former))
  const form = useContractForm(schema, { defaultValues: keyFormDefaults(former, permissions), failureMessage })
  const asksPassword = becomesAdmin(form.watch('permissions'), former)

  function refuse(error: unknown) {
    if (!(error instanceof CallError)) throw error
    const message = messageOf(error, failureMessage)
    // No form field can fix this error, but another plan can.
    if (error.status === 402) return setLimitMessage(message)
    if (error.code === 'forbidden' && asksPassword)
      return form.setError('current_password', { type: 'server', message }, { shouldFocus: true })
    // Field errors are shown at the field.
    if (Object.keys(error.fields).length === 0) toast.error(message)
    throw error
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    setLimitMessage(null)
    void form.submit(async ({ current_password, ...values }) => {
      try {
        await send(asksPassword ? { ...values, current_password } : values)
      } catch (error) {
        refuse(error)
      }
    })(event)
  }
  return { ...form, onSubmit, asksPassword, limitMessage }
}
