import { trimEnd } from './safe-name.ts'

/** Shows nothing, so that file systems and people take names with and without it for one. */
const IGNORED = /\p{Default_Ignorable_Code_Point}|\u0307/gu

/**
 * A path by which two names are one wherever a file system takes them for one: Windows and macOS know no case, macOS no spelling of
 * accents (NFD, NFC), and archivers and synchronisers no compatibility forms (`ﬁ`, the Kelvin sign). By full case folding `Straße` is
 * `STRASSE`. Folds more than any one system does, which costs a name a mark at most.
 *
 * @param path from the root of the archive, with slashes
 * @see https://www.unicode.org/reports/tr31/#NFKC_Modifications
 */
export function foldPath(path: string): string {
  return path.split('/').map(foldName).join('/')
}

function foldName(name: string): string {
  if (PLAIN.test(name)) return trimEnd(name.toLowerCase())
  // Lower case of what has no single letter in upper case differs from that of the letters that stand for it.
  const folded = name.normalize('NFKD').toUpperCase().normalize('NFKD').toLowerCase().replaceAll('ς', 'σ')
  return trimEnd(folded.normalize('NFKD').replace(IGNORED, '').normalize('NFKC').replaceAll('/', '-'))
}

const PLAIN = /^[\x20-\x7e]*$/
