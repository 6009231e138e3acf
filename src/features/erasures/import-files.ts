import { accountOf, type ServiceContext } from '../../core/context.ts'
import { decodeCsv, importsFolder } from '../../core/csv-text.ts'
import { runInTurns } from '../../lib/steps.ts'
import { unixLines } from '../../lib/unix-lines.ts'
import { type RowSpan, rowsHoldingInSteps } from './rows-holding.ts'
import type { Traces } from './traces.ts'

/** A stored import file that holds data of the person. */
export interface HoldingFile {
  readonly key: string
  /** The file name at import; null while the import waits. */
  readonly name: string | null
  readonly isWaiting: boolean
  readonly text: string
  /** The rows that hold data of the person. */
  readonly rows: readonly RowSpan[]
  readonly httpMetadata: R2HTTPMetadata | undefined
  readonly customMetadata: Record<string, string> | undefined
}

/**
 * Yields the account's import files that hold data of the person. All stored files are searched, because a deleted
 * value is still in the file it came from.
 */
export async function* filesWith(ctx: ServiceContext, traces: Traces): AsyncGenerator<HoldingFile> {
  if (traces.isNobody) return
  const prefix = importsFolder(accountOf(ctx).id)
  for (let cursor: string | undefined; ; ) {
    const listed = await ctx.files.list({
      prefix,
      ...(cursor ? { cursor } : {}),
      include: ['customMetadata', 'httpMetadata'],
    })
    for (const { key } of listed.objects) {
      const object = await ctx.files.get(key)
      if (!object) continue
      const text = unixLines(decodeCsv(new Uint8Array(await object.arrayBuffer())))
      const rows = await runInTurns(rowsHoldingInSteps(text, traces))
      if (rows.length === 0) continue
      const { httpMetadata, customMetadata } = object
      const { name } = customMetadata ?? {}
      const isWaiting = key.startsWith(`${prefix}waiting/`)
      yield { key, name: name ? decodeURIComponent(name) : null, isWaiting, text, rows, httpMetadata, customMetadata }
    }
    if (!listed.truncated) return
    cursor = listed.cursor
  }
}

/** Returns the id of the import that a waiting file belongs to. */
export const importIdOf = (key: string): string =>
  key.slice(key.lastIndexOf('/') + 1).replace(/(?:\.original)?\.csv$/, '')
