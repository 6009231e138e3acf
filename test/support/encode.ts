/** Encodes text in a legacy encoding by inverting the platform's decoder for one- and two-byte sequences. */
export function encode(text: string, encoding: string): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text)
  if (encoding === 'utf-16le' || encoding === 'utf-16be') {
    const units = Array.from(text, (_, i) => [text.charCodeAt(i) & 0xff, text.charCodeAt(i) >> 8])
    return Uint8Array.from(units.flatMap(([low, high]) => (encoding === 'utf-16le' ? [low!, high!] : [high!, low!])))
  }
  const table = tableOf(encoding)
  return Uint8Array.from(
    [...text].flatMap((character) => {
      const bytes = table.get(character)
      if (!bytes) throw new Error(`${encoding} has no ${character}`)
      return bytes
    }),
  )
}

const tables = new Map<string, Map<string, number[]>>()

function tableOf(encoding: string): Map<string, number[]> {
  const known = tables.get(encoding)
  if (known) return known
  const table = new Map<string, number[]>()
  const decoder = new TextDecoder(encoding)
  const note = (...bytes: number[]) => {
    const character = decoder.decode(Uint8Array.from(bytes))
    if ([...character].length === 1 && character !== '\ufffd' && !table.has(character)) table.set(character, bytes)
  }
  for (let first = 0; first < 256; first++) note(first)
  for (let first = 0x81; first < 0xff; first++) for (let second = 0x40; second < 0xff; second++) note(first, second)
  tables.set(encoding, table)
  return table
}
