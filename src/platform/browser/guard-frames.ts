import { Buffer } from 'node:buffer'
import type { CDPSession, Page } from '@cloudflare/puppeteer'
import type { Relay } from '../../lib/relayed-request.ts'
import { shownHeaders } from './shown-headers.ts'
import type { TabResources } from './tab-resources.ts'

/** A request of a page's frame, or of one of its workers. */
export interface FrameRequest {
  readonly url: string
  readonly method: string
  /** Keyed by lower-case name. */
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Uint8Array
  /** One of https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-ResourceType */
  readonly kind: string
  /** Whether it requests the document of the page itself. */
  readonly isNavigation: boolean
  /** Identical for all redirects of one request. */
  readonly chain: string
  /** Reserves memory for bytes of the response until the browser has received it; false if there is not enough. */
  readonly hold: (bytes: number) => boolean
}

/** Answers a request on behalf of the browser; a failure or an exception rejects the request. */
export type Answerer = (request: FrameRequest) => Promise<Awaited<ReturnType<Relay>>>

/** The fields used of https://chromedevtools.github.io/devtools-protocol/tot/Fetch/#event-requestPaused */
interface Paused {
  readonly requestId: string
  readonly networkId?: string
  readonly frameId: string
  readonly resourceType: string
  readonly request: {
    readonly url: string
    readonly method: string
    readonly headers: Readonly<Record<string, string>>
    readonly postDataEntries?: readonly { readonly bytes?: string }[]
  }
}

/** Schemes that need no network. */
const OWN_SCHEME = /^(?:data|blob):/
/**
 * Only WebRTC ignores the proxy, so all its packets are dropped. Packet loss is not emulated unless a latency is set.
 */
const WITHOUT_PACKETS = { offline: false, latency: 1, downloadThroughput: -1, uploadThroughput: -1, packetLoss: 100 }
/** Runs first in every frame. In a sandbox, setting `document.domain`, as old pages do, would be an error. */
const BEFOREHAND = `delete self.RTCPeerConnection; delete self.webkitRTCPeerConnection
Object.defineProperty(Document.prototype, 'domain', { get: () => location.hostname, set() {}, configurable: true })`
const FRAMES = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter: [{ type: 'iframe' }] }

/**
 * Intercepts every request of a page's frames and their workers, and answers it on behalf of the browser, which has no
 * network of its own (`sealed-context.ts`). A request that is not intercepted reaches nothing, so a broken guard lets
 * nothing through.
 *
 * @returns a function that tells whether the guard is still active
 * @throws when any part of it cannot be installed
 */
export async function guardFrames(page: Page, answer: Answerer, resources: TabResources): Promise<() => boolean> {
  const { CDPSessionEvent } = await import('@cloudflare/puppeteer')
  const main = await page.createCDPSession()
  const { frameTree } = await main.send('Page.getFrameTree')

  /** Guards the page, or a frame of it that runs in its own process and is paused until this is done. */
  async function guard(session: CDPSession): Promise<void> {
    session.on('Fetch.requestPaused', (paused) => void settle(session, paused))
    // A frame that cannot be guarded stays paused.
    session.on(CDPSessionEvent.SessionAttached, (frame) => void guard(frame).catch(() => {}))
    await Promise.all([
      session.send('Page.enable'),
      session.send('Network.emulateNetworkConditions', WITHOUT_PACKETS),
      session.send('Page.addScriptToEvaluateOnNewDocument', { source: BEFOREHAND, runImmediately: true }),
      session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] }),
      session.send('Target.setAutoAttach', FRAMES),
    ])
    await session.send('Runtime.runIfWaitingForDebugger')
  }

  async function settle(session: CDPSession, paused: Paused): Promise<void> {
    const { requestId, resourceType } = paused
    const room = roomIn(resources)
    try {
      if (OWN_SCHEME.test(paused.request.url)) {
        await session.send('Fetch.continueRequest', { requestId })
        return
      }
      const request = readRequest(paused)
      // Requests that only look like a document, such as a worklet's module, do not accept HTML.
      const isDocument = resourceType === 'Document' && /text\/html/.test(request.headers.accept ?? '')
      const isNavigation = isDocument && paused.frameId === frameTree.frame.id
      const answered = await answer({ ...request, isNavigation, hold: room.hold })
      if (answered.kind === 'failed') throw new Error(answered.reason)
      await session.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: answered.status,
        responseHeaders: shownHeaders(answered, resourceType === 'Document'),
        body: base64Of(answered.body),
      })
    } catch {
      await session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' }).catch(() => {})
    } finally {
      room.release()
    }
  }

  await guard(main)
  return () => main.connection() !== undefined
}

function roomIn(resources: TabResources) {
  let held = 0
  return {
    hold(bytes: number): boolean {
      if (!resources.take(bytes)) return false
      held += bytes
      return true
    },
    release: () => resources.give(held),
  }
}

function readRequest({ networkId = '', resourceType, request }: Paused) {
  const { url, method, headers, postDataEntries = [] } = request
  // Files chosen by a user would have no bytes here, but no user chooses any.
  const parts = postDataEntries.map(({ bytes = '' }) => Buffer.from(bytes, 'base64'))
  return {
    url,
    method,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    ...(parts.length > 0 && { body: new Uint8Array(Buffer.concat(parts)) }),
    kind: resourceType,
    chain: networkId,
  }
}

const base64Of = ({ buffer, byteOffset, length }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, length).toString('base64')
