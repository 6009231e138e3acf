import { trimEnd } from './safe-name.ts'

/** Invisible characters: file systems and people treat names with and without them as the same. */
const IGNORED = /\p{Default_Ignorable_Code_Point}|\u0307/gu

/**
 * Folds a path, so that two paths are equal if any file system treats them as the same: Windows and macOS ignore case,
 * macOS ignores the normal form of accents (NFD, NFC), and archivers and sync tools ignore compatibility forms (`ﬁ`,
 * the Kelvin sign). With full case folding, `Straße` equals `STRASSE`. It folds more than any single system does, which
 * at most adds a hash to a name.
 *
 * @param path from the root of the archive, with slashes
 * @see https://www.unicode.org/reports/tr31/#NFKC_Modifications
 */
export function foldPath(path: string): string {
  return path.split('/').map(foldName).join('/')
}

function foldName(name: string): string {
  if (PLAIN.test(name)) return trimEnd(name.toLowerCase())
  // A letter without a single upper-case form is first expanded, because its lower case differs from that of its
  // expansion.
  const folded = name.normalize('NFKD').toUpperCase().normalize('NFKD').toLowerCase().replaceAll('ς', 'σ')
  return trimEnd(folded.normalize('NFKD').replace(IGNORED, '').normalize('NFKC').replaceAll('/', '-'))
}

const PLAIN = /^[\x20-\x7e]*$/
