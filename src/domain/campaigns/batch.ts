import { type SQL, sql } from 'drizzle-orm'

/** That a campaign is still had by whoever took it under this name; a statement of anybody else changes nothing. */
export const isHeld = ({ id, batchId }: { readonly id: string; readonly batchId: string }): SQL =>
  sql`EXISTS (SELECT 1 FROM campaigns WHERE id = ${id} AND batch_id = ${batchId})`
