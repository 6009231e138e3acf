export interface SmsParts {
  readonly encoding: 'gsm7' | 'ucs2'
  /** Septets, or UTF-16 code units. */
  readonly units: number
  /** The number of parts in which it is sent and billed; 0 for an empty text. */
  readonly parts: number
}

/** 3GPP TS 23.038, 6.2.1: the default alphabet; the escape at 0x1B is not a character. */
const ALPHABET =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
/** 6.2.1.1: each takes an escape and a character. */
const EXTENSION = '\f^{}\\[~]|€'
const SEPTETS: ReadonlyMap<string, number> = new Map([
  ...[...ALPHABET].map((sign) => [sign, 1] as const),
  ...[...EXTENSION].map((sign) => [sign, 2] as const),
])
/** The units of a single message, and of each part of a longer one, which starts with a header. */
const ROOM = { gsm7: { alone: 160, part: 153 }, ucs2: { alone: 70, part: 67 } } as const

/**
 * How a text is encoded as SMS. One character outside the default alphabet makes the whole message UCS-2. Parts never
 * split a character, neither an escape sequence nor a surrogate pair, so a part may have an unused unit.
 */
export function smsParts(text: string): SmsParts {
  const signs = [...text]
  const encoding = signs.every((sign) => SEPTETS.has(sign)) ? 'gsm7' : 'ucs2'
  const widths = signs.map((sign) => (encoding === 'gsm7' ? SEPTETS.get(sign)! : sign.length))
  const units = widths.reduce((sum, width) => sum + width, 0)
  if (units === 0) return { encoding, units, parts: 0 }
  const { alone, part } = ROOM[encoding]
  if (units <= alone) return { encoding, units, parts: 1 }
  let parts = 1
  let used = 0
  for (const width of widths) {
    if (used + width > part) {
      parts++
      used = 0
    }
    used += width
  }
  return { encoding, units, parts }
}
