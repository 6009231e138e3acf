import { Buffer } from 'node:buffer'
import { type CDPSession, CDPSessionEvent, type Page } from '@cloudflare/puppeteer'
import type { Relay } from '../../lib/relayed-request.ts'
import { shownHeaders } from './shown-headers.ts'
import type { TabResources } from './tab-resources.ts'

/** What a frame of a page, or one of its workers, asks of the web. */
export interface FrameRequest {
  readonly url: string
  readonly method: string
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Uint8Array
  /** In the words of https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-ResourceType */
  readonly kind: string
  /** For the document of the page itself. */
  readonly isNavigation: boolean
  /** The same for all hops of a request. */
  readonly chain: string
  /** Takes room for bytes of the answer, until the browser has it; false where there is none. */
  readonly hold: (bytes: number) => boolean
}

/** Answers a request in the browser's stead; what fails, or throws, is refused. */
export type Answerer = (request: FrameRequest) => Promise<Awaited<ReturnType<Relay>>>

/** What is used of https://chromedevtools.github.io/devtools-protocol/tot/Fetch/#event-requestPaused */
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

/** What needs no network. */
const OWN_SCHEME = /^(?:data|blob):/
/** WebRTC alone knows no proxy: all its packets are lost. Without a delay the loss would not be emulated. */
const WITHOUT_PACKETS = { offline: false, latency: 1, downloadThroughput: -1, uploadThroughput: -1, packetLoss: 100 }
/** Runs first in every frame. To set `document.domain`, as old pages do, is an error in a sandbox. */
const BEFOREHAND = `delete self.RTCPeerConnection; delete self.webkitRTCPeerConnection
Object.defineProperty(Document.prototype, 'domain', { get: () => location.hostname, set() {}, configurable: true })`
const FRAMES = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter: [{ type: 'iframe' }] }

/**
 * Has whatever the frames of a page and their workers ask for answered in the stead of the browser, which has no network of
 * its own (`sealed-context.ts`). What is not asked here is asked of nobody: a guard that breaks lets nothing through.
 *
 * @returns whether it still stands
 * @throws when any of it cannot be put up
 */
export async function guardFrames(page: Page, answer: Answerer, resources: TabResources): Promise<() => boolean> {
  const main = await page.createCDPSession()
  const { frameTree } = await main.send('Page.getFrameTree')

  /** The page, or a frame of it that has a process of its own and waits for this. */
  async function guard(session: CDPSession): Promise<void> {
    session.on('Fetch.requestPaused', (paused) => void settle(session, paused))
    // A frame that cannot be guarded goes on waiting.
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
      // What only looks like a document, such as the module of a worklet, asks for anything but pages.
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
  // Files that somebody chose would have no bytes here, and nobody chooses any.
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
