/** An address that a handler goes to when somebody clicks. */
export interface ScriptLink {
  /** Range between its quotes. */
  readonly start: number
  readonly end: number
  readonly value: string
}

const GOES_TO =
  /(?:\blocation(?:\.href)?\s*=|\blocation\.(?:assign|replace)\s*\(|(?:\bwindow\.|(?<![.\w]))open\s*\()\s*(['"])([^'"\s<>\\{}$]{1,1000})\1/g

/** More than any click leads to. */
const LINKS_MAX = 1_000

/** Whether an attribute holds what runs on a click. */
export const isHandler = (tag: string, name: string, value: string) =>
  /^on(?:click|dblclick|mousedown|mouseup|keydown)$/.test(name) ||
  (name === 'href' && /^(?:a|area)$/.test(tag) && /^\s*javascript:/i.test(value))

/**
 * Whole addresses that a handler or a `javascript:` link leads to, as sites of old have them: `location.href = '/shop'`,
 * `window.open('map.html')`.
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
