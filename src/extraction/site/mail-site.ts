import { siteOf } from '../../lib/url.ts'
import { memoize } from '../memoize.ts'

/** Returns what stands behind the `@` of an email address. */
export const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1)

/** Returns the registrable domain of an email address. */
export const mailSite = (email: string) => siteOfDomain(domainOf(email))

/** Cached, because the people and organisations of a site share few domains, and each is looked up for every person. */
const siteOfDomain = memoize((domain) => siteOf(`http://${domain}`), 2_000)
