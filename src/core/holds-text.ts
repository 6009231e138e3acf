import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Whether one of some columns holds a text, in any case. `LIKE` will not do: D1 takes patterns of up to 50 bytes, and in them `%` and `_`
 * stand for others.
 *
 * @returns undefined for an empty text, which everything holds
 */
export function holdsText(columns: readonly SQLWrapper[], text: string): SQL | undefined {
  if (text === '') return undefined
  const held = columns.flatMap((column) =>
    spellingsOf(text).map((spelling) => sql`instr(lower(${column}), ${spelling}) > 0`),
  )
  return sql`(${sql.join(held, sql` OR `)})`
}

/** SQLite's `lower` knows the letters of ASCII alone: any others are looked for as they may stand. */
function spellingsOf(text: string): string[] {
  const small = text.toLowerCase()
  const titled = small.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
  return [...new Set([text, small, text.toUpperCase(), titled].map(lowerAscii))]
}

const lowerAscii = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
