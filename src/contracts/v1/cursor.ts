import { z } from 'zod'

/** Which part of a list is wanted: from its beginning, or from where the part before it ended. */
export const CursorQuery = z.object({
  /** `next_cursor` of the part before. */
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})
export type CursorQuery = z.output<typeof CursorQuery>

/** A part of a list, and where the next one begins; null at the end. */
export const listOf = <S extends z.ZodType>(schema: S) =>
  z.object({ data: z.array(schema), next_cursor: z.string().nullable() })
