import { z } from 'zod'
import { DataType } from '../data/items.ts'

/** The types that are easily mistaken for each other. */
export const NAMING_TYPES = ['names', 'companies'] as const satisfies readonly DataType[]
export type NamingType = (typeof NAMING_TYPES)[number]

/** A value found on a page, with its position in the list sent to the model. */
export interface AskedFinding {
  readonly id: number
  readonly type: DataType
  readonly value: string
}

/**
 * A language model's review of the values of one page. It is untrusted, because the page's text can manipulate it;
 * `extraction/refine` decides what to accept.
 */
export const Refinement = z.object({
  /** Values that are not of their assumed type. */
  dropped: z
    .array(
      z.object({
        id: z.int().min(0),
        reason: z.string().max(300).default(''),
        /** The correct type, if it is a name or a company. */
        type: z.enum(NAMING_TYPES).nullish(),
      }),
    )
    .max(200)
    .default([]),
  /** Values that were missed. */
  added: z
    .array(z.object({ type: DataType, value: z.string().trim().min(1).max(500) }))
    .max(100)
    .default([]),
})
export type Refinement = z.output<typeof Refinement>
