import { integer, text } from 'drizzle-orm/sqlite-core'

/** A UUIDv7 made by the Worker. */
export const id = () => text('id').primaryKey()
/** An instant as ISO 8601 UTC, so that text order is time order and answers need no conversion. */
export const instant = (name: string) => text(name)
export const flag = (name: string) => integer(name, { mode: 'boolean' })
