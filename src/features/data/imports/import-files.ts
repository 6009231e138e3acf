import { base64url } from 'jose'
import { accountOf, type ServiceContext } from '../../../core/context.ts'

/** Where the files of an import lie; everything of an account lies under `accounts/<id>/`. */
export const importFolder = (accountId: string, sourceId: string) => `accounts/${accountId}/imports/${sourceId}/`

/** Where a file lies until it is taken in. */
export const waitingFileKey = (accountId: string, importId: string) =>
  `accounts/${accountId}/imports/waiting/${importId}.csv`

/** Keeps an import's file as it came, once for the same bytes. */
export async function keepImportFile(
  ctx: ServiceContext,
  sourceId: string,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const digest = base64url.encode(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
  await ctx.files.put(`${importFolder(accountOf(ctx).id, sourceId)}${digest}.csv`, bytes, {
    httpMetadata: { contentType: 'text/csv' },
    customMetadata: { name: encodeURIComponent(name) },
  })
}
