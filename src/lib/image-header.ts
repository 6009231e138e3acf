export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const
export type ImageType = (typeof IMAGE_TYPES)[number]

export interface ImageHeader {
  readonly type: ImageType
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/**
 * Reads type and size of an image from its first bytes, whatever its name says: PNG (W3C PNG 3, section 11), JPEG
 * (ITU-T T.81, annex B), GIF (GIF89a, section 18) or WebP (RFC 9649).
 *
 * @returns null for anything else, or a size of zero
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  const header = readPng(bytes) ?? readGif(bytes) ?? readWebp(bytes) ?? readJpeg(bytes)
  return header && header.width > 0 && header.height > 0 ? header : null
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const textAt = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length))

function readPng(bytes: Uint8Array): ImageHeader | null {
  if (bytes.length < 33 || textAt(bytes, 0, 8) !== '\x89PNG\r\n\x1a\n' || textAt(bytes, 12, 4) !== 'IHDR') return null
  const view = viewOf(bytes)
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) }
}

function readGif(bytes: Uint8Array): ImageHeader | null {
  if (bytes.length < 13 || !/^GIF8[79]a$/.test(textAt(bytes, 0, 6))) return null
  const view = viewOf(bytes)
  return { type: 'image/gif', width: view.getUint16(6, true), height: view.getUint16(8, true) }
}

function readWebp(bytes: Uint8Array): ImageHeader | null {
  if (bytes.length < 30 || textAt(bytes, 0, 4) !== 'RIFF' || textAt(bytes, 8, 4) !== 'WEBP') return null
  const view = viewOf(bytes)
  const of = (width: number, height: number): ImageHeader => ({ type: 'image/webp', width, height })
  switch (textAt(bytes, 12, 4)) {
    case 'VP8X':
      return of(1 + (view.getUint32(24, true) & 0xffffff), 1 + (view.getUint32(26, true) >>> 8))
    case 'VP8L': {
      if (bytes[20] !== 0x2f) return null
      const packed = view.getUint32(21, true)
      return of(1 + (packed & 0x3fff), 1 + ((packed >>> 14) & 0x3fff))
    }
    case 'VP8 ':
      if (textAt(bytes, 23, 3) !== '\x9d\x01\x2a') return null
      return of(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff)
    default:
      return null
  }
}

/** Segments before the frame of a real JPEG, which are metadata. */
const SEGMENTS_MAX = 1_000

function readJpeg(bytes: Uint8Array): ImageHeader | null {
  if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== 0xd8) return null
  const view = viewOf(bytes)
  let at = 2
  for (let segment = 0; segment < SEGMENTS_MAX && at + 9 < bytes.length; segment++) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1]!
    // Fill bytes.
    if (marker === 0xff) {
      at++
      continue
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
    if (isFrame) return { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    // The image data begins without a frame.
    if (marker === 0xda || marker === 0xd9) return null
    const length = view.getUint16(at + 2)
    if (length < 2) return null
    at += 2 + length
  }
  return null
}
