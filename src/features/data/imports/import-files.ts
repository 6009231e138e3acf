import { base64url } from 'jose'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { importsFolder } from '../../../core/csv-text.ts'
import { withoutErasedRows } from './without-erased-rows.ts'

/** Where the files of an import lie; everything of an account lies under `accounts/<id>/`. */
export const importFolder = (accountId: string, sourceId: string) => `${importsFolder(accountId)}${sourceId}/`

/** Where a file lies until it is taken in. */
export const waitingFileKey = (accountId: string, importId: string) =>
  `${importsFolder(accountId)}waiting/${importId}.csv`

/** Keeps an import's file, once for the same bytes. */
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
