import { z } from 'zod'

/** Selects a page of a list: the first one, or the one after a cursor. */
export const CursorQuery = z.object({
  /** The `next_cursor` of the previous page. */
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})
export type CursorQuery = z.output<typeof CursorQuery>

/** A page of a list, and the cursor of the next one; null at the end. */
export const listOf = <S extends z.ZodType>(schema: S) =>
  z.object({ data: z.array(schema), next_cursor: z.string().nullable() })
