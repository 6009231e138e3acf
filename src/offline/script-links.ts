/** A URL that a click handler navigates to. */
export interface ScriptLink {
  /** Range between the quotes. */
  readonly start: number
  readonly end: number
  readonly value: string
}

const GOES_TO =
  /(?:\blocation(?:\.href)?\s*=|\blocation\.(?:assign|replace)\s*\(|(?:\bwindow\.|(?<![.\w]))open\s*\()\s*(['"])([^'"\s<>\\{}$]{1,1000})\1/g

/** More than any click handler contains. */
const LINKS_MAX = 1_000

/** Whether an attribute contains code that runs on a click. */
export const isHandler = (tag: string, name: string, value: string) =>
  /^on(?:click|dblclick|mousedown|mouseup|keydown)$/.test(name) ||
  (name === 'href' && /^(?:a|area)$/.test(tag) && /^\s*javascript:/i.test(value))

/**
 * Returns the literal URLs that a handler or a `javascript:` link navigates to, as on old sites: `location.href =
 * '/shop'`, `window.open('map.html')`.
 */
export function scriptLinks(code: string): ScriptLink[] {
  const links: ScriptLink[] = []
  for (const match of code.matchAll(GOES_TO)) {
    const value = match[2]!
    const end = match.index + match[0].length - 1
    links.push({ start: end - value.length, end, value })
    if (links.length === LINKS_MAX) break
  }
  return links
}
