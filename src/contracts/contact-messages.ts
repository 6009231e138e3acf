import { z } from 'zod'
import { type ContactField, contactProblem } from './contact-rules.ts'
import { endpoint, nothing } from './endpoint.ts'
import { oneLine } from './one-line.ts'

const ruled = (field: ContactField) => {
  const clean = field === 'message' ? (text: string) => text.toWellFormed() : oneLine
  return z
    .string(contactProblem(field, '') ?? undefined)
    .trim()
    .superRefine((value, context) => {
      // What nobody sees is nothing.
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
  /** A trap: people do not see this field, programs that fill in every field do. */
  homepage: z.string().optional(),
})
export type ContactMessage = z.output<typeof ContactMessage>

/** A visitor writes to us. The answer's message is the thank-you of the form. */
export const send = endpoint({
  method: 'post',
  path: '/contact',
  permission: 'public',
  body: ContactMessage,
  bodyBytesMax: 32_768,
  returns: nothing,
})
