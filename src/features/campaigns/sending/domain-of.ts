import { type SQL, sql } from 'drizzle-orm'
import { getDomain } from 'tldts'
import { isMailProvider } from '../../../extraction/site/mail-providers.ts'

/** SQL: the domain of a recipient's address. */
export const DOMAIN: SQL = sql`substr(address, instr(address, '@') + 1)`

/** Whether a domain's messages are limited: at mail providers such as gmail.com, people are not colleagues. */
export const hasLimit = (domain: string): boolean => !isMailProvider(getDomain(domain) ?? domain)
