import { type SQL, sql } from 'drizzle-orm'

/**
 * Mentions of an import have keys of their own, `import:<id>|row:…`, so that undoing it finds all of them in a range
 * and leaves what other imports of the same source say. Contacts are matched by the key without the import.
 */
const PREFIX = /^import:[^|]*\|/
const PREFIX_LENGTH = 'import:|'.length + 36

/** @param id of the import, a UUID */
export const importKeyPrefix = (id: string): string => `import:${id}|`

/** The key without its import. */
export const bareKey = (key: string): string => key.replace(PREFIX, '')

/** The import that a key belongs to, or null. */
export const importOfKey = (key: string): string | null => PREFIX.exec(key)?.[0].slice('import:'.length, -1) ?? null

/** `bareKey` of a column. */
export const bareKeyOf = (key: SQL): SQL =>
  sql`iif(${key} GLOB 'import:*|*', substr(${key}, ${PREFIX_LENGTH + 1}), ${key})`
