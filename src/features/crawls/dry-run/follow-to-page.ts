import { isFailure, type SkipReason } from '../../../contracts/crawls/crawl-slices.ts'
import type { PageSource, SourcedPage } from '../read/page-source.ts'
import type { InspectOrigins } from './inspect-origins.ts'

const REDIRECTS_MAX = 5

export type StartAnswer =
  | SourcedPage
  /** The page may not be read. `failure` is null if it is skipped deliberately. */
  | { readonly kind: 'refused'; readonly url: string; readonly failure: SkipReason | null }

/** Returns the page that an address finally leads to, following redirects as far as robots.txt allows. */
export async function followToPage(source: PageSource, start: string, origins: InspectOrigins): Promise<StartAnswer> {
  await origins.prepare(start)
  let url = origins.withoutTls(start) ?? start
  for (let hops = 0; hops <= REDIRECTS_MAX; hops++) {
    await origins.prepare(url)
    const refusal = origins.skipReasonOf(url)
    if (refusal) return { kind: 'refused', url, failure: isFailure(refusal) ? refusal : null }
    const answer = await source.get({ url, depth: 0, attempt: 1, is_last_attempt: true })
    if (answer.kind !== 'redirected-out') return answer
    url = answer.to
  }
  return { kind: 'failed', reason: 'too-many-redirects', isRetryable: false, redirects: [] }
}
