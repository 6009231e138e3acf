import { analyse } from 'chardet'
import { legacyEncodings } from './legacy-encodings.ts'

export interface DecodedBody {
  readonly text: string
  /** WHATWG name of the encoding, in lower case. */
  readonly encoding: string
}

/**
 * Decodes a page. The encoding is decided, in this order, by: a byte order mark; valid UTF-8, whatever is declared,
 * because a server's default charset is wrong far more often than other text is valid UTF-8 by chance; the encoding
 * that the page or its header declares, if the result is plausible; the usual encodings of its language or of its
 * domain's country; the letters themselves.
 *
 * @param bytes the body, decompressed; may be truncated anywhere
 * @param contentType the Content-Type header, if any
 * @param url the page's URL, if known
 */
export function decodeBody(
  bytes: Uint8Array,
  contentType: string | null | undefined,
  url: string | null = null,
): DecodedBody {
  const marked = encodingByMark(bytes)
  if (marked) return decodeAs(bytes, marked)
  const utf8 = decodeStrictUtf8(bytes)
  // Most pages: nothing that they declare themselves could change the result.
  if (utf8 !== null && SAYS_UTF8.test(contentType ?? '') && !utf8.includes('\x1b'))
    return { text: utf8, encoding: 'utf-8' }
  const declared = declaredEncodings(bytes, contentType)
  if (utf8 !== null && !isLikelierMultiByte(utf8, declared[0])) return { text: utf8, encoding: 'utf-8' }
  for (const encoding of [...declared, 'utf-8']) {
    const decoded = decodeAs(bytes, encoding)
    if (isPlausible(decoded.text)) return decoded
  }
  const hinted = hintedEncoding(bytes, declared, url)
  if (hinted) return hinted
  return decodeAs(bytes, detectEncoding(bytes) ?? declared[0] ?? 'windows-1252')
}

/** The legacy encoding of the page's language or country in which the bytes read as text, or null. */
function hintedEncoding(bytes: Uint8Array, declared: readonly string[], url: string | null): DecodedBody | null {
  if (declared.length > 0) return null
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, DECLARATION_BYTES))
  const { high, lone } = countHighBytes(bytes.subarray(0, SAMPLED_BYTES))
  let best: { readonly encoding: string; readonly score: number } | null = null
  for (const { encoding, letters, isAccented } of legacyEncodings(LANGUAGE.exec(head)?.[1] ?? null, url)) {
    // Accented letters occur among plain ones, letters of other scripts next to each other.
    if (isAccented !== lone * 2 > high) continue
    const score = scoreOf(decodeAs(bytes.subarray(0, SAMPLED_BYTES), encoding).text, letters)
    if (score > (best?.score ?? 0)) best = { encoding, score }
  }
  return best && decodeAs(bytes, best.encoding)
}

const LANGUAGE = /<html\b[^<>]{0,300}?\blang\s{0,3}=\s{0,3}["']?([a-z]{2,3}(?:-[a-z]{2,8})?)/i
const SAMPLED_BYTES = 200_000
/** The minimum share of the script's letters among the non-ASCII characters, and the maximum share of mistakes. */
const SCRIPT_SHARE = 0.6
const MISTAKES_SHARE = 0.02

/**
 * Scores how plausible a text is, from 0 to 2: it consists of its script's letters, with more small ones than capitals.
 */
function scoreOf(text: string, letters: RegExp): number {
  const { good, bad } = countLetters(text)
  const written = text.match(letters) ?? []
  if (written.length === 0 || written.length < SCRIPT_SHARE * good || bad > MISTAKES_SHARE * (good + bad)) return 0
  const small = written.filter((letter) => letter !== letter.toUpperCase()).length
  return written.length / good + small / written.length
}

/** Where declarations are searched. Browsers search 1024 bytes and parse again if one comes later. */
const DECLARATION_BYTES = 16_384
const DECLARATION =
  /<meta\b[^<>]*?\bcharset\s*=\s*(?:["']\s*)?([^\s"'/>;]+)|^\s*<\?xml\b[^<>]*?\bencoding\s*=\s*["']([^"']+)/i
/** A header whose declaration is the most trusted one. */
const SAYS_UTF8 = /^[^;]*;\s*charset=(["']?)utf-?8\1\s*(?:;|$)/i
const MULTI_BYTE = new Set(['shift_jis', 'euc-jp', 'iso-2022-jp', 'gbk', 'gb18030', 'big5', 'euc-kr'])

/**
 * The declared encodings, most trusted first: the header before the markup, except that Latin-1 is often only a
 * server's default.
 */
function declaredEncodings(bytes: Uint8Array, contentType: string | null | undefined): string[] {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, DECLARATION_BYTES))
  const match = DECLARATION.exec(head.replace(/<!--[\s\S]*?(?:-->|$)/g, ''))
  const inMarkup = encodingOf(match?.[1] ?? match?.[2])
  const inHeader = encodingOf(/charset\s*=\s*(?:["']\s*)?([^\s"';]+)/i.exec(contentType ?? '')?.[1])
  const found = inHeader === 'windows-1252' ? [inMarkup, inHeader] : [inHeader, inMarkup]
  if (/\x1b\$[@B]/.test(head)) found.unshift('iso-2022-jp')
  // UTF-16 would have been detected by its NULs, so a declaration of it is false.
  return [...new Set(found)].filter((encoding) => encoding !== null && !encoding.startsWith('utf-16')) as string[]
}

/** Resolves a WHATWG label to the encoding's name, or null if it is unknown. */
function encodingOf(label: string | null | undefined): string | null {
  if (!label) return null
  try {
    return new TextDecoder(label).encoding
  } catch {
    return null
  }
}

/** Detects a byte order mark, or the NUL next to the `<` at the start of UTF-16 markup. */
function encodingByMark(bytes: Uint8Array): string | null {
  const [a, b, c] = bytes
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return 'utf-16le'
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return 'utf-16be'
  return null
}

function decodeAs(bytes: Uint8Array, encoding: string): DecodedBody {
  return { text: new TextDecoder(encoding).decode(bytes), encoding }
}

/** Null if the bytes are not UTF-8; a character cut off at the end is dropped. */
function decodeStrictUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes, { stream: true })
  } catch {
    return null
  }
}

/**
 * Whether the declared multi-byte encoding is more likely: a few double-byte characters can be valid UTF-8 by chance,
 * and ISO-2022-JP looks like ASCII.
 */
function isLikelierMultiByte(utf8: string, declared: string | undefined): boolean {
  if (declared === 'iso-2022-jp') return utf8.includes('\x1b')
  return declared !== undefined && MULTI_BYTE.has(declared) && countLetters(utf8).good < 4
}

function isPlausible(text: string): boolean {
  const { good, bad } = countLetters(text)
  return bad <= good
}

/**
 * Counts non-ASCII characters: letters against replacement characters and C1 controls, which no page intends to show.
 */
function countLetters(text: string): { good: number; bad: number } {
  let good = 0
  let bad = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === 0xfffd || (code >= 0x80 && code < 0xa0)) bad++
    else if (code >= 0xa0) good++
  }
  return { good, bad }
}

const SAMPLE_BYTES = 16_384
/** Fewer bytes are too few to judge by. */
const HIGH_BYTES_MIN = 6

/** Guesses from the words with non-ASCII bytes; the ASCII letters of the markup would outweigh them. */
function detectEncoding(bytes: Uint8Array): string | null {
  const sample = new Uint8Array(SAMPLE_BYTES)
  let length = 0
  for (let i = 0; i < bytes.length && length < SAMPLE_BYTES; i++) {
    if (bytes[i]! < 0x80) continue
    let start = i
    while (start > 0 && i - start < 20 && isWordByte(bytes[start - 1]!)) start--
    let end = i + 1
    while (end < bytes.length && isWordByte(bytes[end]!)) end++
    const word = bytes.subarray(start, Math.min(end, start + SAMPLE_BYTES - length))
    sample.set(word, length)
    length += word.length
    if (length < SAMPLE_BYTES) sample[length++] = 0x20
    i = end
  }
  const words = sample.subarray(0, length)
  const { high, lone } = countHighBytes(words)
  if (high < HIGH_BYTES_MIN) return null
  const isAccents = lone * 2 > high
  for (const { name } of analyse(words)) {
    const encoding = encodingOf(name)
    if (encoding === null || encoding === 'utf-8' || (isAccents && MULTI_BYTE.has(encoding))) continue
    return encoding
  }
  return null
}

/**
 * Whether a byte can be part of a word. ASCII from 0x40 on includes the letters and can be the second byte of a
 * double-byte character; markup's `<`, `>` and `"` are below.
 */
function isWordByte(byte: number): boolean {
  return byte >= 0x40 && byte !== 0x7f
}

/** Counts non-ASCII bytes, and how many have no other next to them, as accented letters do among plain ones. */
function countHighBytes(bytes: Uint8Array): { high: number; lone: number } {
  let high = 0
  let lone = 0
  for (let i = 0; i < bytes.length; i++) {
    if (bytes[i]! < 0x80) continue
    high++
    if ((bytes[i - 1] ?? 0) < 0x80 && (bytes[i + 1] ?? 0) < 0x80) lone++
  }
  return { high, lone }
}
