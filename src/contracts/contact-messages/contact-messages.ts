import { z } from 'zod'
import { oneLine } from '../../lib/text/one-line.ts'
import { type ContactField, contactProblem } from '../../rules/contact-messages/contact-rules.ts'
import { endpoint, nothing } from '../endpoint.ts'

const ruled = (field: ContactField) => {
  const clean = field === 'message' ? (text: string) => text.toWellFormed() : oneLine
  return z
    .string(contactProblem(field, '') ?? undefined)
    .trim()
    .superRefine((value, context) => {
      // Invisible characters do not count as text.
      const message = contactProblem(field, value) ?? contactProblem(field, clean(value))
      if (message) context.addIssue({ code: 'custom', message })
    })
    .overwrite(clean)
}

export const ContactMessage = z.object({
  name: ruled('name'),
  email: ruled('email'),
  phone: ruled('phone').optional(),
  subject: ruled('subject'),
  message: ruled('message'),
  /** A honeypot: people do not see this field, but bots fill it in. */
  homepage: z.string().optional(),
})
export type ContactMessage = z.output<typeof ContactMessage>

/** Sends a visitor's message to us. The `message` of the response is the form's thank-you text. */
export const send = endpoint({
  method: 'post',
  path: '/contact',
  permission: 'public',
  body: ContactMessage,
  bodyBytesMax: 32_768,
  returns: nothing,
})
