import { accountOf, type ServiceContext } from '../../core/context.ts'
import { decodeCsv, importsFolder } from '../../core/csv-text.ts'
import { runInTurns } from '../../lib/steps.ts'
import { unixLines } from '../../lib/unix-lines.ts'
import { type RowSpan, rowsHoldingInSteps } from './rows-holding.ts'
import type { Traces } from './traces.ts'

/** A file of an import that is kept and holds something of the person. */
export interface HoldingFile {
  readonly key: string
  /** As it was called when it was imported; null while it waits to be taken in. */
  readonly name: string | null
  readonly isWaiting: boolean
  readonly text: string
  /** Of its rows, those that hold it. */
  readonly rows: readonly RowSpan[]
  readonly httpMetadata: R2HTTPMetadata | undefined
  readonly customMetadata: Record<string, string> | undefined
}

/**
 * The account's files that hold something of the person, one after the other: whatever is kept is looked through, since a value that
 * was deleted since still stands in the file that it came with.
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

/** The id of an import whose file waits. */
export const importIdOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1).replace(/\.csv$/, '')
