import type { StatusRefusal } from '../../lib/refusal-of-status.ts'
import type { Relay } from '../../lib/relayed-request.ts'

/** Renders pages in a real browser. */
export interface Browser {
  /** @throws when no browser is available */
  check(): Promise<void>
  /** @throws BrowserError when no browser is available */
  open(): Promise<BrowserSession>
}

/** One running browser. It costs money while it runs, so the caller of `open` must close it. */
export interface BrowserSession {
  /**
   * Never throws because of a page: its failure is a result of kind `failed`. @throws BrowserError when the browser is
   * gone
   */
  render(url: string, request: RenderRequest): Promise<RenderedPage>
  /** Never throws. */
  close(): Promise<void>
}

export interface RenderRequest {
  readonly userAgent: string
  /** Language tag to request pages in. */
  readonly acceptLanguage?: string
  /** Limits the whole operation, from navigation to the finished document. */
  readonly timeoutMs?: number
  /** Makes every request on behalf of the page: the browser has no network of its own. */
  readonly relay: Relay
}

export type RenderedPage =
  | {
      readonly kind: 'page'
      /** The document after its scripts have run; truncated at a few megabytes. */
      readonly html: string
      /** The final address; differs from the requested one only if a script changed it. */
      readonly url: string
      readonly status: number
      /** Headers of the document's own response, by lower-case name. */
      readonly headers: Readonly<Record<string, string>>
    }
  | { readonly kind: 'redirected'; readonly to: string }
  | {
      readonly kind: 'failed'
      readonly reason: RenderFailure
      readonly status?: number
    }

/** Shares the names of `FetchFailure` for failures that both can have. */
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

/** No browser is available: none is installed or bound, or all that the platform grants are in use. */
export class BrowserError extends Error {
  readonly isBusy: boolean

  constructor(message: string, isBusy: boolean) {
    super(message)
    this.name = 'BrowserError'
    this.isBusy = isBusy
  }
}
