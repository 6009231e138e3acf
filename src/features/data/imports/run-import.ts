import type { CsvImportJob } from '../../../contracts/queues.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { asAccount } from '../../../core/for-account.ts'
import { publishTopics } from '../../../core/publish-topics.ts'
import { isSuspended } from '../../../core/suspension.ts'
import { loadAccount } from '../../../domain/access/load-account.ts'
import { readImportText } from '../../../domain/contacts/import-rows/read-list.ts'
import type { CsvPosition } from '../../../lib/csv/csv-rows.ts'
import { endImport } from './end-import.ts'
import { importStretch } from './import-stretch.ts'
import { stretchesOf } from './import-text.ts'
import { claimImport, type LeasedImport, releaseLease, releaseToNext } from './lease.ts'
import { DEATHS_MAX, STRETCHES_MAX } from './limits.ts'
import { OriginalRows } from './original-rows.ts'
import { continueUndo } from './undo/undo-import.ts'

/**
 * Continues an import from its position, or its undoing, for as long as one message may run. Safe for duplicate
 * messages.
 */
export async function runImport(
  background: ServiceContext,
  { import_id }: Pick<CsvImportJob, 'import_id'>,
): Promise<void> {
  const leased = await claimImport(background, import_id)
  if (!leased) return await continueUndo(background, import_id)
  try {
    const account = await loadAccount(background.db, leased.accountId, background.clock.now())
    // An import of a suspended account continues when the suspension is lifted.
    if (!account && (await isSuspended(background, leased.accountId)))
      return void (await releaseToNext(background, leased))
    if (!account) return await endImport(background, leased, 'import-account-closed')
    const ctx = asAccount(background, account)
    if (leased.deaths >= DEATHS_MAX) return await endImport(ctx, leased, 'import-died')
    await goOn(ctx, leased)
  } catch (error) {
    // Rethrows the original error to the queue, even if releasing the lease fails too.
    await releaseLease(background, leased).catch(() => {})
    throw error
  }
}

async function goOn(ctx: ServiceContext, given: LeasedImport): Promise<void> {
  const file = given.fileKey && (await ctx.files.get(given.fileKey))
  if (!file) return await endImport(ctx, given, 'import-file-missing')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = readImportText(bytes)
  const original = new OriginalRows(ctx, given)
  let leased = given
  let taken = 0
  for (const stretch of stretchesOf(text, positionOf(given) ?? text.start, given.country)) {
    const after = await importStretch(ctx, leased, stretch, { bytes, textLength: text.text.length, original })
    if (!after) return
    leased = after
    publishTopics(ctx, leased.accountId, ['imports', 'items'])
    if (!stretch.next) return await endImport(ctx, leased, null)
    if (++taken >= STRETCHES_MAX) break
    // Where the database runs in the same process, other requests would otherwise wait until the last row.
    await scheduler.wait(0)
  }
  if (await releaseToNext(ctx, leased))
    await ctx.queues.send('csv-imports', { account_id: leased.accountId, import_id: leased.id })
}

/** Returns the position of an import; undefined before its first batch. */
const positionOf = ({ nextAt, nextLine, unclosedLeft }: LeasedImport): CsvPosition | undefined =>
  unclosedLeft === null ? undefined : { at: nextAt, line: nextLine, unclosedLeft }
