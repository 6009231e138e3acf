import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { OPT_OUT_KINDS, OPT_OUT_PROOFS } from '../../contracts/do-not-collect.ts'
import { instant } from './columns.ts'

/** Who asked never to be collected again, as keyed hashes: the list can be honoured, not read. */
export const doNotCollect = sqliteTable(
  'do_not_collect',
  {
    /** Hex HMAC-SHA-256 of kind and normalised value under the installation's key. */
    hash: text('hash').primaryKey(),
    kind: text('kind', { enum: OPT_OUT_KINDS }).notNull(),
    proof: text('proof', { enum: OPT_OUT_PROOFS }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('do_not_collect_by_kind').on(table.kind)],
)
