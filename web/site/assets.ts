import { createContext } from 'react'

/** Addresses that are known only at build time. */
export interface Assets {
  /** The site's origin without a trailing slash. Links that other sites see start with it. */
  readonly origin: string
  readonly styles: string
  /** Blocks the first paint, so it is small. */
  readonly beforePaint: string
  readonly script: string
  /** The font of the first paint. */
  readonly font: string
}

/** Provided to the layout by `render.tsx`. */
export const AssetsContext = createContext<Assets>({ origin: '', styles: '', beforePaint: '', script: '', font: '' })
