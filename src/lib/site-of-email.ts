import { getDomain } from 'tldts'

/** The registrable domain of an email address, or null when it has none. */
export const siteOfEmail = (email: string): string | null =>
  getDomain(email.slice(email.lastIndexOf('@') + 1), { allowPrivateDomains: true })
