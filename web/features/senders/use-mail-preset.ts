import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CreateEmailConfig } from '../../../src/contracts/senders/email-config.ts'
import { senderQueries } from './api.ts'
import type { EmailForm } from './use-email-form.ts'

/**
 * Fills the blank fields of a mail server, of SMTP and of IMAP, by what is known of an address. What was entered stays.
 *
 * @returns the lookup, and a hint about the provider's password; null without one
 */
export function useMailPreset(form: EmailForm): { fill: (email: string) => Promise<void>; hint: string | null } {
  const client = useQueryClient()
  const [hint, setHint] = useState<string | null>(null)
  async function fill(email: string) {
    if (!CreateEmailConfig.shape.from_email.safeParse(email).success) return
    // A lookup that fails leaves the fields to the person.
    const preset = await client.fetchQuery(senderQueries.mailPreset(email)).catch(() => null)
    if (!preset) return
    if (!form.getValues('host') && preset.smtp)
      for (const field of ['host', 'port', 'encryption'] as const) form.setValue(field, preset.smtp[field])
    if (!form.getValues('imap.host') && preset.imap)
      for (const field of ['host', 'port', 'encryption'] as const) form.setValue(`imap.${field}`, preset.imap[field])
    setHint(form.getValues('host') === preset.smtp?.host ? preset.hint : null)
  }
  return { fill, hint }
}
