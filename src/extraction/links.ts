import type { Page } from './page.ts'

/** A link that a crawl may follow. */
export interface PageLink {
  /** Absolute http(s) URL without fragment. */
  readonly url: string
  /** The link's text, or the title of what it frames; at most 200 characters. */
  readonly text: string
  readonly kind: 'anchor' | 'frame' | 'refresh' | 'canonical' | 'alternate'
}

/** What a page tells crawlers, and where it leads. */
export interface PageLinks {
  readonly links: readonly PageLink[]
  /** Absolute URL of `<link rel=canonical>`, or null. */
  readonly canonical: string | null
  /** `<meta name=robots>` (or our own agent's) says nofollow. */
  readonly isNofollow: boolean
  readonly isNoindex: boolean
}

export function readLinks(_page: Page): PageLinks {
  return { links: [], canonical: null, isNofollow: false, isNoindex: false }
}
