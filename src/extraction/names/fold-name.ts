const SPECIAL: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
  // Prof.ª, Eng.º
  ª: 'a',
  º: 'o',
}

/** Characters that need no folding, by code unit. */
const PLAIN = new Uint8Array(0x80)
PLAIN.fill(1, 0x20, 0x7f)
PLAIN['`'.charCodeAt(0)] = 0

function isPlain(lower: string): boolean {
  for (let at = 0; at < lower.length; at++) {
    const code = lower.charCodeAt(at)
    if (code >= 0x80 || PLAIN[code] === 0) return false
  }
  return true
}

/** Lower case without accents, with single spaces: the form in which names and words are compared. */
export function foldName(text: string): string {
  const lower = text.toLowerCase()
  // Fast path: most words are plain ASCII, and Unicode normalisation is the expensive part.
  if (isPlain(lower)) return lower.includes('  ') ? lower.replace(/ +/g, ' ').trim() : lower.trim()
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\.(?=[ªº])/g, '')
    .replace(/[ßłøđıæœþðªº]/g, (letter) => SPECIAL[letter]!)
    .replace(/[’‘`´ʼ]/g, "'")
    .replace(/[‐‑–]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}
