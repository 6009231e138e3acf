/** What loads an address: a document runs what it holds, a picture never does. */
export type Loader = 'document' | 'script' | 'stylesheet' | 'media'

const INERT: Readonly<Record<Loader, RegExp>> = {
  document: /^(?:image\/(?!svg)[\w.+-]+|(?:audio|video)\/[\w.+-]+|text\/plain)?$/,
  script: /^(?:(?:text|application)\/(?:x-)?(?:java|ecma)script|application\/json|text\/css)?$/,
  stylesheet: /^(?:text\/css)?$/,
  media:
    /^(?:(?:image|audio|video|font)\/[\w.+-]+|application\/(?:(?:x-)?font[\w.+-]*|vnd\.ms-fontobject|octet-stream|json)|text\/(?:vtt|plain))?$/,
}
/** Browsers take these out of an address, wherever they stand in it. */
const IGNORED = /[\t\n\r]/g
/** What is looked at of an address to tell what it is. */
const HEAD = 300

/** The beginning of an address as browsers read it, which is enough to tell its scheme and media type. */
const headOf = (value: string) =>
  value
    .slice(0, HEAD)
    .replace(/^[\0-\x20]+/, '')
    .replace(IGNORED, '')

/**
 * Whether a browser may load by itself what a file of the copy does not hold: nothing, a place in the same document, and what is
 * written into the address and does no more than it shows. All other schemes and hosts are refused.
 *
 * @param value the address, character references and escapes decoded
 */
export function isInert(value: string, loader: Loader): boolean {
  const head = headOf(value)
  if (head === '') return value.length <= HEAD
  if (head.startsWith('#')) return true
  if (loader === 'document' && /^about:(?:blank|srcdoc)$/i.test(head)) return true
  const data = /^data:([^;,]*)/i.exec(head)
  return data !== null && INERT[loader].test(data[1]!.trim().toLowerCase())
}

/** Whether a link may lead there, when a person follows it: places on the same page, live addresses, mail and phones. */
export function isFollowable(value: string): boolean {
  const head = headOf(value)
  return head === '' ? value.length <= HEAD : /^(?:#|https?:\/\/[^/\\]|mailto:|tel:|sms:)/i.test(head)
}

/** Whether an address leads to another file of the disk, or to a file server: `file:`, `\\host\share` and, in a file, `//host`. */
export const isLocal = (value: string) => /^(?:file:|[\\/]{2})/i.test(headOf(value))

/**
 * What stands for a local address where nothing loads it, but a script may: `//host/x` was written to mean the scheme of the live
 * site and means it again, all others mean nothing.
 */
export function withoutLocal(value: string): string {
  if (!isLocal(value) || /^\s*\/\/(?:\s|$)/.test(value)) return value
  const live = /^\s*(\/\/[\w.-]+\.[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?)\s*$/i.exec(value.slice(0, 4_000))
  if (live && value.length <= 4_000) return `https:${live[1]}`
  // Text that begins with slashes is no address.
  return /^\s*\/\//.test(value) && /\s/.test(value.trim()) ? value : ''
}
