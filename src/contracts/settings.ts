import { z } from 'zod'

/**
 * What operators may change while the product runs, each with what holds until they do. Another setting is a line here; what a
 * deployment must have from its start is configuration (`core/config.ts`).
 */
export const Settings = z.object({
  /** Whether strangers may create accounts. */
  sign_up_open: z.boolean().default(true),
  /** Tax on every price, in percent with at most two decimals; 0 is none. */
  tax_percent: z.number().min(0).max(50).multipleOf(0.01).default(0),
  /** What the tax is called on receipts. */
  tax_name: z.string().trim().min(1).max(30).default('VAT'),
  /** Who receipts are from. */
  seller_name: z.string().trim().max(200).default(''),
  seller_address: z.string().trim().max(500).default(''),
  seller_tax_number: z.string().trim().max(50).default(''),
})
export type Settings = z.output<typeof Settings>
