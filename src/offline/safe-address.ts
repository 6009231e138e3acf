/** What loads a URL. A document runs active content, an image never does. */
export type Loader = 'document' | 'script' | 'stylesheet' | 'media'

const INERT: Readonly<Record<Loader, RegExp>> = {
  document: /^(?:image\/(?!svg)[\w.+-]+|(?:audio|video)\/[\w.+-]+|text\/plain)?$/,
  script: /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script|application\/json|text\/css)?$/,
  stylesheet: /^(?:text\/css)?$/,
  media:
    /^(?:(?:image|audio|video|font)\/[\w.+-]+|application\/(?:(?:x-)?font[\w.+-]*|vnd\.ms-fontobject|octet-stream|json)|text\/(?:vtt|plain))?$/,
}
/** Characters that browsers remove from a URL, wherever they are. */
const IGNORED = /[\t\n\r]/g
/** Number of characters of a URL that are examined. */
const HEAD = 300

/** Returns the beginning of a URL as browsers read it, which suffices for its scheme and media type. */
const headOf = (value: string) =>
  value
    .slice(0, HEAD)
    .replace(/^[\0-\x20]+/, '')
    .replace(IGNORED, '')

/**
 * Whether a browser may load a URL that is not a file of the copy: an empty one, an anchor in the same document, or
 * passive content inside the URL. All other schemes and hosts are refused.
 *
 * @param value the URL, with character references and escapes decoded
 */
export function isInert(value: string, loader: Loader): boolean {
  const head = headOf(value)
  if (head === '') return value.length <= HEAD
  if (head.startsWith('#')) return true
  if (loader === 'document' && /^about:(?:blank|srcdoc)$/i.test(head)) return true
  const data = /^data:([^;,]*)/i.exec(head)
  return data !== null && INERT[loader].test(data[1]!.trim().toLowerCase())
}

/**
 * Whether a link that a user follows may have this target: anchors on the same page, live URLs, mail and phone links.
 */
export function isFollowable(value: string): boolean {
  const head = headOf(value)
  return head === '' ? value.length <= HEAD : /^(?:#|https?:\/\/[^/\\]|mailto:|tel:|sms:)/i.test(head)
}

/**
 * Whether a URL refers to another local file, or to a file server: `file:`, `\\host\share` and, in a file, `//host`.
 */
export const isLocal = (value: string) => /^(?:file:|[\\/]{2})/i.test(headOf(value))

/**
 * Replaces a local URL in data that a script may use. `//host/x` was meant to have the scheme of the live site and gets
 * `https:`; all others become empty.
 */
export function withoutLocal(value: string): string {
  if (!isLocal(value) || /^\s*\/\/(?:\s|$)/.test(value)) return value
  const live = /^\s*(\/\/[\w.-]+\.[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?)\s*$/i.exec(value.slice(0, 4_000))
  if (live && value.length <= 4_000) return `https:${live[1]}`
  // Text that merely starts with slashes is not a URL.
  return /^\s*\/\//.test(value) && /\s/.test(value.trim()) ? value : ''
}
