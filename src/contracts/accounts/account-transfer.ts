import { z } from 'zod'
import { data, endpoint } from '../endpoint.ts'
import { cleanedLines } from '../plain-text.ts'

/** The version of the file's format (`docs/account-transfer.md`); a reader refuses newer ones. */
export const TRANSFER_VERSION = 1
export const TRANSFER_FORMAT = 'contactory-account'

/** Rows that one import request takes. */
export const TRANSFER_ROWS_MAX = 250
const bodyBytesMax = 4_000_000

/** The name of a table or a column. */
const Word = z.string().regex(/^[a-z_]{1,50}$/)

/** A row of a table, as the database stores it: JSON columns as text. */
export const TransferRow = z.object({
  table: Word,
  row: z.record(Word, z.union([cleanedLines(), z.number(), z.null()])),
})
export type TransferRow = z.infer<typeof TransferRow>

/** Names the account where it comes from: its id there, which is nobody's here. */
const Origin = z.string().regex(/^[\w-]{1,64}$/)

/** What a file begins with. */
export const TransferHead = z.object({
  format: z.literal(TRANSFER_FORMAT),
  version: z.number(),
  origin: Origin,
  exported_at: z.iso.datetime(),
  /** Numbers of rows that the account has used; later ones are not part of the file. */
  last_number: z.number().int().min(0),
  /** Values that people had erased: the new installation cannot know them, as only hashes are stored. */
  erased_values: z.number().int().min(0),
})
export type TransferHead = z.infer<typeof TransferHead>

export const readTransferHead = endpoint({
  method: 'post',
  path: '/dashboard/user/transfer',
  permission: 'account:export',
  actsFor: 'person',
  returns: data(TransferHead),
})

/** Reads the account's rows in order, a stretch at a time. */
export const readTransferRows = endpoint({
  method: 'get',
  path: '/dashboard/user/transfer/rows',
  permission: 'account:export',
  actsFor: 'person',
  impersonation: 'refused',
  query: z.object({ cursor: z.string().max(4_000).optional() }),
  returns: data(z.object({ rows: z.array(TransferRow), next_cursor: z.string().nullable() })),
})

/** Prepares an account without data of its own for what `origin` had; again for the same one changes nothing. */
export const beginImport = endpoint({
  method: 'post',
  path: '/dashboard/user/transfer/import',
  // Only an owner may: members of a workspace never have it.
  permission: 'account:delete',
  actsFor: 'person',
  body: TransferHead,
  returns: data(z.object({ is_new: z.boolean() })),
})

/** Adds rows that are not there yet. */
export const importRows = endpoint({
  method: 'post',
  path: '/dashboard/user/transfer/import/rows',
  permission: 'account:delete',
  actsFor: 'person',
  bodyBytesMax,
  body: z.object({
    origin: Origin,
    /** Of suppressions, with their address where it is known (`docs/account-transfer.md`). */
    rows: z.array(TransferRow).min(1).max(TRANSFER_ROWS_MAX),
  }),
  /** How many of these rows the account has now, by table. */
  returns: data(z.object({ present: z.record(z.string(), z.number()) })),
})
