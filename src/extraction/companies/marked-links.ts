import { isSameSite } from '../../lib/url.ts'
import { byTag, type Page } from '../page.ts'
import { isClearKind } from './kind-words.ts'
import { type CompanyMention, kindWordMention } from './mention.ts'
import { lookOf } from './name-looks.ts'

const LINKS_MAX = 600
const TEXT_LENGTH_MAX = 80
/** What pages put behind links to other websites. */
const LEADS_ELSEWHERE = /[↗⬈⇗]\ufe0f?$/u

/**
 * Finds organisations that are the whole text of a link to their website, where a sign says that it leads elsewhere:
 * `Elm Benefits Authority ↗`. Without the sign, such texts are mostly entries of menus.
 */
export function findMarkedLinks(page: Page): CompanyMention[] {
  const found: CompanyMention[] = []
  for (const { start, end, attributes } of byTag(page, 'a').slice(0, LINKS_MAX)) {
    if (end - start > TEXT_LENGTH_MAX || attributes.href === undefined) continue
    const text = page.text.slice(start, end).trim()
    const name = text.replace(LEADS_ELSEWHERE, '').trim()
    if (name === text || lookOf(name) !== 'organisation' || !name.split(' ').some(isClearKind)) continue
    const to = URL.parse(attributes.href, page.baseUrl)
    const at = page.text.indexOf(name, start)
    if (to && !isSameSite(to.href, page.url)) found.push(kindWordMention(page.text, at, at + name.length))
  }
  return found
}
