import { z } from 'zod'
import { data, endpoint, IdParams } from '../endpoint.ts'
import { IMPORT_BYTES_MAX, ImportReport, ListFile, Refusal } from './data-additions.ts'

/** What an import would do, without doing it. */
export const ImportCheck = z.object({
  rows: z.number(),
  /** Rows that become new contacts. */
  new_rows: z.number(),
  /** Rows that are merged into existing contacts. */
  merged_rows: z.number(),
  /** Rows that are merged into earlier rows of the file. */
  repeated_rows: z.number(),
  /** Rows of existing contacts that stay unchanged. */
  skipped_rows: z.number(),
  /** Rows of which nothing would be imported. */
  refused_rows: z.number(),
  /** Existing contacts among the merged rows. */
  merged_contacts: z.number(),
  /** New organisations that people in the file work at, in addition to the rows. */
  new_organizations: z.number(),
  /** The first rejections. */
  refused: z.array(Refusal),
  refusals: z.number(),
})
export type ImportCheck = z.infer<typeof ImportCheck>

/** Reads a whole file, and says what importing it would do now. */
export const checkImport = endpoint({
  method: 'post',
  path: '/dashboard/import-csv/check',
  permission: 'data:add',
  body: ListFile,
  encoding: 'multipart',
  bodyBytesMax: IMPORT_BYTES_MAX + 16_384,
  returns: data(ImportCheck),
})
export type CheckImport = z.output<typeof ListFile>

/** Ends an import. What was imported stays. */
export const cancelImport = endpoint({
  method: 'post',
  path: '/dashboard/imports/:id/cancel',
  permission: 'data:add',
  params: IdParams,
  returns: data(ImportReport),
})

/** What undoing an import would do now. */
export const UndoPreview = z.object({ removed: z.number(), restored: z.number(), kept: z.number() })
export type UndoPreview = z.infer<typeof UndoPreview>
export const previewUndo = endpoint({
  method: 'get',
  path: '/dashboard/imports/:id/undo',
  permission: 'data:view',
  params: IdParams,
  returns: data(UndoPreview),
})

/**
 * Undoes an import, in the background: deletes the contacts that it created, unless someone has changed or used them
 * since, and removes from other contacts what it had added. What was edited since stays.
 */
export const undoImport = endpoint({
  method: 'post',
  path: '/dashboard/imports/:id/undo',
  permission: 'data:delete',
  params: IdParams,
  returns: data(ImportReport),
})
