import { byTag, type Page } from '../page.ts'
import { isSampleEmail } from './parse-email.ts'
import { isMailto, percentDecode } from './read-mailto.ts'

const SAMPLES_MAX = 50
const BETWEEN_WORDS = /[\s<>()[\]{},;:"'“”|?]/
/** The maximum lengths of a local part, the sign and a domain are 64, 1 and 253 characters (RFC 5321 4.5.3.1). */
const ADDRESS_LENGTH_MAX = 318
const TEXT_LENGTH_MAX = 200_000
const LINKS_MAX = 2_000

/**
 * Returns the sample addresses of a page, which are not findings: `you@example.com`.
 *
 * @returns distinct addresses in lower case, at most 50
 */
export function sampleEmailsOf(page: Page): string[] {
  const found = new Set<string>()
  const read = (text: string) => {
    for (const word of text.split(BETWEEN_WORDS)) {
      if (!word.includes('@') || word.length > ADDRESS_LENGTH_MAX || found.size >= SAMPLES_MAX) continue
      const address = word.replace(/(?<![.!-])[.!-]+$/, '')
      if (isSampleEmail(address)) found.add(address.toLowerCase())
    }
  }
  read(page.text.slice(0, TEXT_LENGTH_MAX))
  for (const { attributes } of byTag(page, 'a').slice(0, LINKS_MAX)) {
    if (attributes.href !== undefined && isMailto(attributes.href))
      read(percentDecode(attributes.href.slice('mailto:'.length)))
  }
  return [...found]
}
