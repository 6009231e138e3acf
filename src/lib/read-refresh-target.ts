const REFRESH = /^\s*(\d{1,10}(?:\.\d{0,10})?|\.\d{1,10})?\s*[;,\s]\s*(?:url\s*=\s*)?(["']?)(.*)$/is

/**
 * Returns the target of `<meta http-equiv=refresh content=…>`, or null if it only reloads the page.
 *
 * @see https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh
 */
export function readRefreshTarget(content: string): string | null {
  const match = REFRESH.exec(content)
  if (!match) return null
  const [, , quote = '', rest = ''] = match
  const end = quote === '' ? -1 : rest.indexOf(quote)
  const target = (end < 0 ? rest : rest.slice(0, end)).trim()
  return target === '' ? null : target
}

/** Returns the delay of a refresh in seconds; 0 if there is none. */
export const readRefreshDelay = (content: string): number => Number(REFRESH.exec(content)?.[1] || 0)
