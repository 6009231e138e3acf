import { type SQL, sql } from 'drizzle-orm'

/** A condition: the campaign is still claimed under this batch id. Statements of any other worker change nothing. */
export const isHeld = ({ id, batchId }: { readonly id: string; readonly batchId: string }): SQL =>
  sql`EXISTS (SELECT 1 FROM campaigns WHERE id = ${id} AND batch_id = ${batchId})`
