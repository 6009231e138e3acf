import { createContext } from 'react'

/** Addresses that only the build knows. */
export interface Assets {
  /** Where the site is reached, without a slash at its end: links for other sites' eyes start with it. */
  readonly origin: string
  readonly styles: string
  /** Blocks the first paint, so it is small. */
  readonly beforePaint: string
  readonly script: string
  /** The face of the first paint. */
  readonly font: string
}

/** Given to the layout by `render.tsx`. */
export const AssetsContext = createContext<Assets>({ origin: '', styles: '', beforePaint: '', script: '', font: '' })
