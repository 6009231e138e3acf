import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { companyIdentity } from '../../../src/extraction/identity.ts'
import { KIT } from './bench-site.ts'

type Same = (found: string, truth: string) => boolean
const KINDS = { emails: 'email', phones: 'phone', names: 'name', addresses: 'address', companies: 'company' } as const

export interface Score {
  readonly recall: number
  /** Null if nothing of the type was found. */
  readonly precision: number | null
}

/**
 * Recall and precision over the distinct values of a whole crawl, by the kit's equality rules, with one exception for
 * every crawler: `Acme Ltd` and `Acme Limited` are the same company. The kit compares page by page, where both
 * spellings count; a list for a whole site has the company once.
 */
export async function scoreCrawl(
  truth: Readonly<Record<string, ReadonlySet<string>>>,
  found: Readonly<Record<string, readonly string[]>>,
): Promise<Record<string, Score>> {
  const { same } = (await import(pathToFileURL(join(KIT, 'score.mjs')).href)) as { same: Record<string, Same> }
  return Object.fromEntries(
    Object.entries(KINDS).map(([type, kind]) => {
      const wanted = [...(truth[type] ?? [])]
      const given = [...new Set(found[type] ?? [])]
      const isSame: Same =
        type === 'companies' ? (a, b) => same[kind]!(a, b) || companyIdentity(a) === companyIdentity(b) : same[kind]!
      const hits = wanted.filter((value) => given.some((candidate) => isSame(candidate, value))).length
      const right = given.filter((candidate) => wanted.some((value) => isSame(candidate, value))).length
      return [type, { recall: hits / wanted.length, precision: given.length > 0 ? right / given.length : null }]
    }),
  )
}
