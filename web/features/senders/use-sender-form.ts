import { type FormEvent, useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { CallError, messageOf } from '../../lib/call-error.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'

export interface SenderFormOptions<Input, Output> {
  schema: z.ZodType<Output, Input>
  defaultValues: Input
  failureMessage: string
  send: (values: Output) => Promise<void>
}

/** Form state of a configuration: its rules, and the messages for the server's errors. */
export function useSenderForm<Input extends FieldValues, Output extends FieldValues>(
  options: SenderFormOptions<Input, Output>,
) {
  const { failureMessage, send } = options
  const [limitMessage, setLimitMessage] = useState<string | null>(null)
  const [schema] = useState(() => options.schema)
  const form = useContractForm(schema, {
    defaultValues: options.defaultValues as DefaultValues<Input>,
    failureMessage,
  })

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    setLimitMessage(null)
    void form.submit(async (values) => {
      try {
        await send(values)
      } catch (error) {
        // No form field can fix this error, but another plan can.
        if (error instanceof CallError && error.status === 402) setLimitMessage(messageOf(error, failureMessage))
        else throw error
      }
    })(event)
  }
  return { ...form, onSubmit, limitMessage }
}
