import { z } from 'zod'

/**
 * What operators may change while the product runs, each with what holds until they do. Another setting is a line here; what a
 * deployment must have from its start is configuration (`core/config.ts`).
 */
export const Settings = z.object({
  /** Whether strangers may create accounts. */
  sign_up_open: z.boolean().default(true),
})
export type Settings = z.output<typeof Settings>
