import { getDomain } from 'tldts'

/** Returns the registrable domain of an email address, or null if it has none. */
export const siteOfEmail = (email: string): string | null =>
  getDomain(email.slice(email.lastIndexOf('@') + 1), { allowPrivateDomains: true })
