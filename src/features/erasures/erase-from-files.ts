import { and, eq, isNotNull } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { encodeCsv } from '../../core/csv-text.ts'
import { csvImports } from '../../db/schema/data/csv-imports.ts'
import { filesWith, type HoldingFile, importIdOf } from './import-files.ts'
import type { LocatedPerson } from './locate-person.ts'

/** Removes the rows that hold data of a person from import files. @returns the number of files changed */
export async function eraseFromFiles(ctx: ServiceContext, { traces }: LocatedPerson): Promise<number> {
  let changed = 0
  for await (const file of filesWith(ctx, traces)) {
    changed++
    if (file.isWaiting && (await forgetOver(ctx, file))) continue
    const text = file.isWaiting ? blanked(file) : without(file)
    const { httpMetadata, customMetadata = {} } = file
    const name = file.name === null ? null : encodeURIComponent(traces.redact(file.name))
    await ctx.files.put(file.key, encodeCsv(text), {
      ...(httpMetadata && { httpMetadata }),
      customMetadata: name === null ? customMetadata : { ...customMetadata, name },
    })
  }
  return changed
}

/** Deletes the waiting file of an import that has ended. @returns whether the import had ended */
async function forgetOver(ctx: ServiceContext, { key }: HoldingFile): Promise<boolean> {
  const isThis = and(eq(csvImports.id, importIdOf(key)), eq(csvImports.accountId, accountOf(ctx).id))
  const [over] = await ctx.data
    .select({ id: csvImports.id })
    .from(csvImports)
    .where(and(isThis, isNotNull(csvImports.outcome)))
  if (!over) return false
  await ctx.files.delete(key)
  await ctx.data.update(csvImports).set({ fileKey: null }).where(isThis)
  return true
}

function without({ text, rows }: HoldingFile): string {
  let kept = ''
  let at = 0
  for (const [start, end] of rows) {
    kept += text.slice(at, start)
    at = end
  }
  return kept + text.slice(at)
}

/** An import in progress stores its position as a number of characters and lines, so both must stay the same. */
function blanked({ text, rows }: HoldingFile): string {
  let kept = ''
  let at = 0
  for (const [start, end] of rows) {
    kept += text.slice(at, start) + text.slice(start, end).replace(/[^\n]/g, ' ')
    at = end
  }
  return kept + text.slice(at)
}
