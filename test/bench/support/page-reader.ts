/** One thread of the engine in plain Node: fetches and reads the pages that it is told to. */

import { parentPort } from 'node:worker_threads'
import { DATA_TYPES, type DataType } from '../../../src/contracts/items.ts'
import { extractFromPage } from '../../../src/extraction/extract.ts'
import { readLinks } from '../../../src/extraction/links.ts'
import { parsePage } from '../../../src/extraction/parse-page.ts'
import { ROBOTS_TOKEN } from '../../../src/lib/user-agent.ts'
import { decodeBody } from '../../../src/platform/web/decode-body.ts'
import { createGuardedFetcher } from '../../../src/platform/web/guarded-fetch.ts'
import { valuesOf } from './extraction-pages.ts'

const ATTEMPTS_MAX = 4
const userAgent = `${ROBOTS_TOKEN}/1.0`
const resolver = { resolve: async () => [] }
const web = createGuardedFetcher({ fetch, resolver, allowPrivateNetwork: true })
/** What was told already: menus and footers come again with every page. */
const told = new Set<string>()

export interface PageOrder {
  readonly url: string
  readonly depth: number
}
export interface PageReport {
  readonly isRead: boolean
  /** Values and links that this thread meets for the first time. */
  readonly found: readonly (readonly [type: DataType, value: string])[]
  readonly links: readonly { readonly url: string; readonly text: string; readonly depth: number }[]
}

parentPort!.postMessage('ready')
parentPort!.on('message', async (order: PageOrder) => parentPort!.postMessage(await read(order)))

async function read({ url, depth }: PageOrder): Promise<PageReport> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
    const answer = await web.get(url, { userAgent, mayFollow: () => 'duplicate' })
    if (answer.kind === 'redirected-out') {
      return { isRead: false, found: [], links: [{ url: answer.to, text: '', depth }] }
    }
    if (answer.kind === 'page') {
      const page = parsePage(decodeBody(answer.body, answer.headers['content-type'] ?? null).text, answer.url)
      const values = valuesOf(extractFromPage(page, { url: answer.url }).findings)
      const { links, isNofollow } = readLinks(page)
      return {
        isRead: true,
        found: DATA_TYPES.flatMap((type) =>
          values[type].filter((value) => isNew(`${type}:${value}`)).map((value) => [type, value] as const),
        ),
        links: (isNofollow ? [] : links)
          .filter((link) => isNew(link.url))
          .map((link) => ({ url: link.url, text: link.text, depth: depth + 1 })),
      }
    }
    if (!answer.isRetryable) break
  }
  return { isRead: false, found: [], links: [] }
}

function isNew(key: string): boolean {
  if (told.has(key)) return false
  told.add(key)
  return true
}
