import { z } from 'zod'

/** What is known of a person or an organisation: the best value of each kind that stands together on a page. */
export const Contact = z.object({
  id: z.string(),
  kind: z.enum(['person', 'organization']),
  name: z.string().nullable(),
  job_title: z.string().nullable(),
  company: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  confidence: z.number(),
})
export type Contact = z.infer<typeof Contact>
