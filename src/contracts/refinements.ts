import { z } from 'zod'
import { DataType } from './items.ts'

/** The types that a word may have been taken for one another of. */
export const NAMING_TYPES = ['names', 'companies'] as const satisfies readonly DataType[]
export type NamingType = (typeof NAMING_TYPES)[number]

/** A value that was found on a page, by its place in the list that is asked about. */
export interface AskedFinding {
  readonly id: number
  readonly type: DataType
  readonly value: string
}

/**
 * What a language model says of the values of one page. It is an outsider's word, led astray by whatever the page says: what of it may be
 * heeded is decided in `extraction/refine`.
 */
export const Refinement = z.object({
  /** Values that are not what they were taken for. */
  dropped: z
    .array(
      z.object({
        id: z.int().min(0),
        reason: z.string().max(300).default(''),
        /** What it is instead, where it is a name or a company. */
        type: z.enum(NAMING_TYPES).nullish(),
      }),
    )
    .max(200)
    .default([]),
  /** Values that were overlooked. */
  added: z
    .array(z.object({ type: DataType, value: z.string().trim().min(1).max(500) }))
    .max(100)
    .default([]),
})
export type Refinement = z.output<typeof Refinement>
