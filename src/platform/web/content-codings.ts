/** Codings that have a meaning (IANA HTTP Content Coding Registry); browsers take no notice of others, such as `utf-8` and `none`. */
const CODINGS = new Set('gzip x-gzip deflate br compress x-compress zstd dcb dcz'.split(' '))
const GZIP = new Set(['gzip', 'x-gzip'])

const codingsOf = (header: string) =>
  header
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => CODINGS.has(coding))

/** The spellings whose codings the Workers runtime undoes by itself. */
const isUndoneByRuntime = (header: string) => header === 'gzip' || header === 'br'

/**
 * Whether a body of this Content-Encoding can be read here.
 *
 * @param header '' where there is none
 */
export const isReadableCoding = (header: string): boolean =>
  isUndoneByRuntime(header.trim()) || codingsOf(header).every((coding) => GZIP.has(coding) || coding === 'deflate')

/**
 * A body without the codings that the runtime leaves on it: other spellings than its own, several of them, and deflate in
 * its two forms (RFC 9110 8.4.1.2). What is not packed as its header says passes as it is.
 *
 * @param header one that `isReadableCoding`
 */
export async function undoCodings(
  body: ReadableStream<Uint8Array>,
  header: string,
): Promise<ReadableStream<Uint8Array>> {
  if (isUndoneByRuntime(header.trim())) return body
  let bare = body
  for (const coding of codingsOf(header).reverse()) bare = await undo(bare, coding)
  return bare
}

type Packing = 'gzip' | 'deflate' | 'deflate-raw'

async function undo(body: ReadableStream<Uint8Array>, coding: string): Promise<ReadableStream<Uint8Array>> {
  const reader = body.getReader()
  const first = await reader.read()
  const format = first.value && packingOf(first.value, coding)
  const whole = new ReadableStream<Uint8Array>({
    start(controller) {
      if (first.value) controller.enqueue(first.value)
    },
    async pull(controller) {
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
  return format ? whole.pipeThrough(unpacker(format)) : whole
}

const unpacker = (format: Packing) => new DecompressionStream(format) as ReadableWritablePair<Uint8Array, Uint8Array>

/** How a body is packed that is said to be, or null when it is not. */
function packingOf([a = 0, b = 0]: Uint8Array, coding: string): Packing | null {
  if (GZIP.has(coding)) return a === 0x1f && b === 0x8b ? 'gzip' : null
  if ((a & 0x0f) === 8 && ((a << 8) | b) % 31 === 0) return 'deflate'
  return /[\s<{[\w/#.@*"']/.test(String.fromCharCode(a)) && /[\x09-\x7e]/.test(String.fromCharCode(b))
    ? null
    : 'deflate-raw'
}
