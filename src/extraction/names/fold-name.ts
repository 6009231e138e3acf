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

/** Lower case without accents, with single spaces: the form in which names and words are compared. */
export function foldName(text: string): string {
  const lower = text.toLowerCase()
  // Most words on most pages are plain ASCII, and Unicode normalisation is what costs here.
  if (/^[a-z0-9 .'-]*$/.test(lower)) return lower.includes('  ') ? lower.replace(/ +/g, ' ').trim() : lower.trim()
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßłøđıæœþðªº]/g, (letter) => SPECIAL[letter]!)
    .replace(/[’‘`´ʼ]/g, "'")
    .replace(/[‐‑–]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}
