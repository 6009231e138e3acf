import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { OPT_OUT_KINDS, OPT_OUT_PROOFS } from '../../../contracts/opt-outs/opt-outs.ts'
import { instant } from '../columns.ts'

/** Opt-outs from being collected, as keyed hashes: the list can be checked, but not read. */
export const optOuts = sqliteTable(
  'opt_outs',
  {
    /** Hex HMAC-SHA-256 of kind and normalised value under the installation's key. */
    hash: text('hash').primaryKey(),
    kind: text('kind', { enum: OPT_OUT_KINDS }).notNull(),
    proof: text('proof', { enum: OPT_OUT_PROOFS }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('opt_outs_by_kind').on(table.kind), index('opt_outs_by_time').on(table.createdAt, table.kind)],
)
