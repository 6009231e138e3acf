import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * A condition: one of some columns contains a text, in any case. `LIKE` does not work here: D1 limits patterns to 50
 * bytes, and `%` and `_` in them are wildcards.
 *
 * @returns undefined for an empty text, which every value contains
 */
export function containsText(columns: readonly SQLWrapper[], text: string): SQL | undefined {
  if (text === '') return undefined
  const held = columns.flatMap((column) =>
    spellingsOf(text).map((spelling) => sql`instr(lower(${column}), ${spelling}) > 0`),
  )
  return sql`(${sql.join(held, sql` OR `)})`
}

/** SQLite's `lower` only converts ASCII letters, so other letters are searched in their likely spellings. */
function spellingsOf(text: string): string[] {
  const small = text.toLowerCase()
  const titled = small.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
  return [...new Set([text, small, text.toUpperCase(), titled].map(lowerAscii))]
}

const lowerAscii = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
