import { type FormEvent, useState } from 'react'
import type { z } from 'zod'
import { UpdateWebhook, type WebhookEndpoint, type WebhookEvent } from '../../../src/contracts/webhooks/webhooks.ts'
import { destinationOfWebhook, isSameDestination } from '../../../src/rules/senders/secret-destination.ts'
import { CallError, messageOf } from '../../lib/call-error.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'

export interface WebhookFormOptions {
  /** The webhook to edit; null creates a new one. */
  former: WebhookEndpoint | null
  failureMessage: string
  send: (values: WebhookValues) => Promise<void>
}
/** The form contains every field, so all are required. */
const WebhookValues = UpdateWebhook.required()
export type WebhookValues = z.output<typeof WebhookValues>
export type WebhookForm = ReturnType<typeof useWebhookForm>

/** The events selected initially, which most clients need. */
const FIRST_EVENTS: readonly WebhookEvent[] = ['crawl.completed', 'crawl.failed']

/** Form state of a new or existing webhook: its rules, and the messages for the server's errors. */
export function useWebhookForm({ former, failureMessage, send }: WebhookFormOptions) {
  const [limitMessage, setLimitMessage] = useState<string | null>(null)
  const form = useContractForm(WebhookValues, {
    defaultValues: {
      url: former?.url ?? '',
      description: former?.description ?? '',
      events: [...(former?.events ?? FIRST_EVENTS)],
      is_active: former?.is_active ?? true,
      secret: '',
    },
    failureMessage,
  })

  function refuse(error: unknown) {
    if (!(error instanceof CallError)) throw error
    const message = messageOf(error, failureMessage)
    // No form field can fix this error, but another plan can.
    if (error.status === 402) return setLimitMessage(message)
    if (error.code === 'url_not_allowed')
      return form.setError('url', { type: 'server', message }, { shouldFocus: true })
    throw error
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    setLimitMessage(null)
    void form.submit(async (values) => {
      try {
        await send(values)
      } catch (error) {
        refuse(error)
      }
    })(event)
  }
  /** Whether the URL differs from the one to which the stored secret belongs. */
  const needsSecret =
    former !== null &&
    !isSameDestination(destinationOfWebhook(former), destinationOfWebhook({ url: form.watch('url').trim() }))
  return { ...form, onSubmit, limitMessage, needsSecret }
}
