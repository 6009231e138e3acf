import type { Log } from '../lib/log.ts'
import type { Browser, BrowserSession, RenderedPage, RenderRequest } from '../platform/browser/port.ts'
import { BrowserError } from '../platform/browser/port.ts'
import { YIELDED } from './stop-signal.ts'

/** Tabs open at once. Each uses part of the browser's memory. */
const TABS_MAX = 3
const BUSY_RETRY_MS = 10_000

export type TabAnswer =
  | RenderedPage
  | { readonly kind: 'failed'; readonly reason: 'no-browser' | 'aborted' | typeof YIELDED }
  | { readonly kind: 'failed'; readonly reason: 'rate-limited'; readonly retryAfterMs: number }

/** The part of the service context that tabs use. */
interface Outside {
  readonly browser: Browser
  readonly log: Log
}

/** A browser for one slice, opened for the first page, with up to `TABS_MAX` tabs. Close it when the slice ends. */
export class BrowserTabs {
  readonly #ctx: Outside
  readonly #stop: AbortSignal | undefined
  #session: Promise<BrowserSession> | null = null
  #open = 0
  readonly #waiting: (() => void)[] = []

  /** @param stop once aborted, no more pages are opened; open ones run to completion */
  constructor(ctx: Outside, stop?: AbortSignal) {
    this.#ctx = ctx
    this.#stop = stop
  }

  /** Renders a page. Failures of the web or the browser are returned, never thrown. */
  async render(url: string, request: RenderRequest): Promise<TabAnswer> {
    await this.#takeTab()
    try {
      if (this.#stop?.aborted) return { kind: 'failed', reason: this.#stop.reason === YIELDED ? YIELDED : 'aborted' }
      this.#session ??= this.#ctx.browser.open()
      const session = await this.#session
      return await session.render(url, request)
    } catch (error) {
      if (!(error instanceof BrowserError)) throw error
      this.#ctx.log.error('browser failed', { url, reason: error.message })
      await this.close()
      return error.isBusy
        ? { kind: 'failed', reason: 'rate-limited', retryAfterMs: BUSY_RETRY_MS }
        : { kind: 'failed', reason: 'no-browser' }
    } finally {
      this.#open--
      this.#waiting.shift()?.()
    }
  }

  /** Closes the browser, if one was opened. */
  async close(): Promise<void> {
    const session = this.#session
    this.#session = null
    await session?.then((open) => open.close()).catch(() => {})
  }

  async #takeTab(): Promise<void> {
    while (this.#open >= TABS_MAX) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#open++
  }
}
