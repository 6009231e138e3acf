/** An address that a handler goes to when somebody clicks. */
export interface ScriptLink {
  /** Range between its quotes. */
  readonly start: number
  readonly end: number
  readonly value: string
}

const GOES_TO =
  /(?:\blocation(?:\.href)?\s*=|\blocation\.(?:assign|replace)\s*\(|(?:\bwindow\.|(?<![.\w]))open\s*\()\s*(['"])([^'"\s<>\\{}$]{1,1000})\1/g

/** Whether an attribute holds what runs on a click. */
export const isHandler = (name: string, value: string) =>
  /^on(?:click|dblclick|mousedown|mouseup|keydown)$/.test(name) || (name === 'href' && /^\s*javascript:/i.test(value))

/**
 * Whole addresses that a handler or a `javascript:` link leads to, as sites of old have them: `location.href = '/shop'`,
 * `window.open('map.html')`.
 */
export function scriptLinks(code: string): ScriptLink[] {
  return [...code.matchAll(GOES_TO)].map((match) => {
    const value = match[2]!
    const end = match.index + match[0].length - 1
    return { start: end - value.length, end, value }
  })
}
