/** Renders pages in a real browser. */
export interface Browser {
  /** @throws when no browser can be had */
  check(): Promise<void>
}
