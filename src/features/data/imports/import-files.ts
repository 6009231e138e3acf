import { base64url } from 'jose'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { importsFolder } from '../../../core/csv-text.ts'
import { withoutErasedRows } from './without-erased-rows.ts'

/** The folder of an import's files. All files of an account are under `accounts/<id>/`. */
export const importFolder = (accountId: string, sourceId: string) => `${importsFolder(accountId)}${sourceId}/`

/** The key of a file that waits to be imported. */
export const waitingFileKey = (accountId: string, importId: string) =>
  `${importsFolder(accountId)}waiting/${importId}.csv`

/** The key of the file as it was uploaded, while its import waits or runs. */
export const originalFileKey = (accountId: string, importId: string) =>
  `${importsFolder(accountId)}waiting/${importId}.original.csv`

/** Stores an import's file, once for identical bytes. */
export async function keepImportFile(
  ctx: ServiceContext,
  sourceId: string,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const digest = base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
  const kept = await withoutErasedRows(ctx, bytes)
  await ctx.files.put(`${importFolder(accountOf(ctx).id, sourceId)}${digest}.csv`, kept, {
    httpMetadata: { contentType: 'text/csv' },
    customMetadata: { name: encodeURIComponent(name) },
  })
}
