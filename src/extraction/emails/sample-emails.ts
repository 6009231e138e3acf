import { byTag, type Page } from '../page.ts'
import { isSampleEmail } from './parse-email.ts'
import { isMailto, percentDecode } from './read-mailto.ts'

const SAMPLES_MAX = 50
/** Text around a sign that may be an address. */
const AROUND_SIGN = /[^\s<>()[\]{},;:"'“”|]{1,64}@[\w.-]{1,253}/g
const TEXT_LENGTH_MAX = 200_000
const LINKS_MAX = 2_000

/**
 * The addresses of a page that no finding gives, since they only show how one is written: `you@example.com`.
 *
 * @returns in lower case, each once, at most 50
 */
export function sampleEmailsOf(page: Page): string[] {
  const found = new Set<string>()
  const read = (text: string) => {
    for (const [written] of text.matchAll(AROUND_SIGN)) {
      const address = written.replace(/^\W+/, '').replace(/(?<![.-])[.-]+$/, '')
      if (found.size < SAMPLES_MAX && isSampleEmail(address)) found.add(address.toLowerCase())
    }
  }
  read(page.text.slice(0, TEXT_LENGTH_MAX))
  for (const { attributes } of byTag(page, 'a').slice(0, LINKS_MAX)) {
    if (attributes.href !== undefined && isMailto(attributes.href))
      read(percentDecode(attributes.href.slice('mailto:'.length)))
  }
  return [...found]
}
