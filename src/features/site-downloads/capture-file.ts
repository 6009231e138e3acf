import { createHash } from 'node:crypto'
import type { LeasedFile, SiteDownloadSpec } from '../../contracts/site-downloads/site-download-slices.ts'
import type { ServiceContext } from '../../core/context.ts'
import type { BrowserTabs } from '../../crawler/browser-tabs.ts'
import type { FailedAnswer } from '../../crawler/fetch-outcome.ts'
import type { InFlightRequests } from '../../crawler/in-flight-requests.ts'
import { YIELDED } from '../../crawler/stop-signal.ts'
import type { ThirdPartyRequests } from '../../crawler/third-party.ts'
import { concatenate } from '../../lib/read-bounded.ts'
import { canonicalUrl } from '../../lib/url.ts'
import { withoutScripts } from '../../offline/without-scripts.ts'
import { ObjectWriter, type WriteRoom } from '../../platform/storage/object-writer.ts'
import type { CookieJar } from '../../platform/web/cookie-jar.ts'
import { userAgentOf } from '../../rules/crawls/user-agent.ts'
import { type CapturePlace, type CaptureStore, SHARED_BYTES_MAX } from './capture-store.ts'
import { typeOfContent } from './file-types.ts'
import { shownContentType } from './shown-content-type.ts'
import { capturesFolder, folderOf } from './storage-keys.ts'

/** A file in the object store, with its content if it may contain references. */
export interface StoredFile {
  readonly kind: 'stored'
  /**
   * The decoded bytes of a page, a stylesheet or a script; null for other files, and for files too large to be parsed.
   */
  readonly body: Uint8Array | null
  readonly contentType: string
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly sizeBytes: number
  readonly sha256: string
  readonly place: CapturePlace
  readonly isRendered: boolean
}
export type CaptureAnswer =
  | StoredFile
  | { readonly kind: 'redirected'; readonly to: string }
  | ({ readonly kind: 'failed' } & FailedAnswer)

export interface CaptureTools {
  readonly spec: SiteDownloadSpec
  readonly tabs: BrowserTabs
  readonly room: WriteRoom
  readonly store: CaptureStore
  readonly cookies: CookieJar
  /** Records each file before it is parsed. The receiver of the file removes it afterwards. */
  readonly inHand: InFlightRequests
  /** The budget for requests of rendered pages to other websites. */
  readonly thirdParty: ThirdPartyRequests
  /** Aborted when the file is no longer needed. */
  readonly signal: AbortSignal
}

/** Maximum time for one file. */
const FILE_MS_MAX = 5 * 60_000
/** Maximum size of a file that is parsed for references, as for pages of crawls. Larger files stay unchanged. */
export const READ_BYTES_MAX = 5 * 1024 * 1024
const HAS_REFERENCES = /^(?:text\/|image\/svg|application\/(?:xhtml|manifest|(?:x-)?javascript|ecmascript|json|xml))/i

/** Downloads a file and stores it unchanged. Never throws for errors of the website; these are returned. */
export async function captureFile(
  ctx: ServiceContext,
  { url, kind }: LeasedFile,
  bytesLeft: number,
  { spec, tabs, room, store, cookies, inHand, thirdParty, signal }: CaptureTools,
): Promise<CaptureAnswer> {
  const key = keyOf(spec, url)
  const writer = new ObjectWriter(ctx.files, key, room)
  const hash = createHash('sha256')
  let copies: Uint8Array[] | null = null
  let hasBegun = false
  let storageError: unknown = null
  const answer = await ctx.web.get(url, {
    userAgent: userAgentOf(ctx.config.appUrl),
    accept: 'any',
    timeoutMs: FILE_MS_MAX,
    sizeMaxBytes: Math.max(1, bytesLeft),
    cookies,
    signal,
    // Follows redirects to another spelling of the same URL. Other targets are returned for the frontier to enqueue.
    mayFollow: (to) => (canonicalUrl(to) === canonicalUrl(url) ? null : 'duplicate'),
    write: async (chunk, headers) => {
      if (!hasBegun && (kind === 'page' || HAS_REFERENCES.test(headers['content-type'] ?? 'text/'))) copies = []
      hasBegun = true
      if (copies && writer.size + chunk.length <= READ_BYTES_MAX) copies.push(chunk.slice())
      else copies = null
      hash.update(chunk)
      await writer.write(chunk).catch((error) => {
        storageError = error
        throw error
      })
    },
  })
  if (storageError || answer.kind !== 'page') {
    await writer.abort()
    if (storageError) throw storageError
  }
  if (answer.kind === 'redirected-out') return { kind: 'redirected', to: answer.to }
  if (answer.kind !== 'page') return answer
  let place: CapturePlace = { key, at: null }
  const isShared = writer.size <= SHARED_BYTES_MAX
  const addShared = async (bytes: Uint8Array) => {
    place = await store.add(bytes)
  }
  await writer.finish(isShared ? addShared : undefined)
  const body = copies && concatenate(copies, writer.size)
  if (body) await inHand.take(url)
  const stored: StoredFile = {
    kind: 'stored',
    body,
    contentType: shownContentType(answer.headers['content-type'] ?? '', body),
    status: answer.status,
    headers: answer.allHeaders,
    sizeBytes: writer.size,
    sha256: hash.digest('hex'),
    place,
    isRendered: false,
  }
  const isPage = kind === 'page' && typeOfContent(stored.contentType) === 'html'
  return spec.renders_pages && isPage ? renderOver(ctx, url, stored, { spec, tabs, store, thirdParty }) : stored
}

/** Replaces the server's HTML by the page as rendered in a browser. Keeps the server's HTML if rendering fails. */
async function renderOver(
  ctx: ServiceContext,
  url: string,
  sent: StoredFile,
  { spec, tabs, store, thirdParty }: Pick<CaptureTools, 'spec' | 'tabs' | 'store' | 'thirdParty'>,
): Promise<CaptureAnswer> {
  const { relay } = thirdParty.of(url)
  const rendered = await tabs.render(url, { userAgent: userAgentOf(ctx.config.appUrl), relay })
  if (rendered.kind === 'failed' && rendered.reason === YIELDED)
    return { kind: 'failed', reason: YIELDED, isRetryable: true }
  if (rendered.kind !== 'page') return sent
  const body = new TextEncoder().encode(withoutScripts(rendered.html))
  const key = keyOf(spec, url)
  const isShared = body.length <= SHARED_BYTES_MAX
  if (!isShared) await ctx.files.put(key, body)
  return {
    ...sent,
    body,
    place: isShared ? await store.add(body) : { key, at: null },
    contentType: 'text/html; charset=utf-8',
    sizeBytes: body.length,
    sha256: createHash('sha256').update(body).digest('hex'),
    isRendered: true,
  }
}

/** Returns the key of a file with an object of its own: one per URL, so that a file captured twice is stored once. */
function keyOf({ account_id, download_id }: SiteDownloadSpec, url: string): string {
  const name = createHash('sha256').update(url).digest('hex').slice(0, 40)
  return capturesFolder(folderOf(account_id, download_id)) + name
}
