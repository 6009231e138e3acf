import type { StatusRefusal } from '../../lib/refusal-of-status.ts'
import type { Relay } from '../../lib/relayed-request.ts'

/** Renders pages in a real browser. */
export interface Browser {
  /** @throws when no browser can be had */
  check(): Promise<void>
  /** @throws BrowserError when no browser can be had */
  open(): Promise<BrowserSession>
}

/** One running browser. It costs money while it runs, so whoever opened it closes it. */
export interface BrowserSession {
  /** Never throws for what a page does: that is an answer of kind `failed`. @throws BrowserError when the browser is gone */
  render(url: string, request: RenderRequest): Promise<RenderedPage>
  /** Never throws. */
  close(): Promise<void>
}

export interface RenderRequest {
  readonly userAgent: string
  /** Language tag that pages are asked for in. */
  readonly acceptLanguage?: string
  /** Bound on the whole, from navigation to the finished document. */
  readonly timeoutMs?: number
  /** Makes every request of the page in its stead: the browser has no network of its own. */
  readonly relay: Relay
}

export type RenderedPage =
  | {
      readonly kind: 'page'
      /** The document as it stands after its scripts have run; cut at a few megabytes. */
      readonly html: string
      /** The final address; differs from the one asked for only where scripts rewrote it. */
      readonly url: string
      readonly status: number
      /** Of the document's own answer, by lower-case name. */
      readonly headers: Readonly<Record<string, string>>
    }
  | { readonly kind: 'redirected'; readonly to: string }
  | {
      readonly kind: 'failed'
      readonly reason: RenderFailure
      readonly status?: number
    }

/** The words of `FetchFailure` where both know the failure. */
export type RenderFailure =
  | 'url-not-allowed'
  | 'dns'
  | 'connect'
  | 'timeout'
  | StatusRefusal
  | 'rate-limited'
  | 'unavailable'
  | 'content-type'
  | 'bad-redirect'

/** There is no browser: none is installed or bound, or all that the platform grants are in use. */
export class BrowserError extends Error {
  readonly isBusy: boolean

  constructor(message: string, isBusy: boolean) {
    super(message)
    this.name = 'BrowserError'
    this.isBusy = isBusy
  }
}
