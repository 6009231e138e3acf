import { memoize } from '../memoize.ts'
import { closest, type PageElement } from '../page.ts'

/**
 * Elements that repeat on every page of a site, by tag, role, or the beginning of a class: `site-footer`,
 * `footer-widgets`.
 */
const TAG = new Set(['header', 'footer', 'nav'])
const ROLE = /^(?:banner|contentinfo|navigation)$/
const NAME =
  /(?:^|\s)(?:(?:site|page|main|global|top|bottom|sticky|mobile|primary|elementor-location|wp-block-template-part|l)[-_]{0,2})?(?:header|footer|nav|navbar|topbar|top-bar|masthead|colophon|menu|offcanvas|off-canvas)(?=$|[\s_-])/i
/** Elements with a header of their own, which is not the page's. */
const CONTENT = new Set(['article', 'section', 'main', 'blockquote', 'dialog'])
const ANCESTORS_MAX = 60
/** Cache size: the pages of a site share their classes and ids. */
const NAMES_MAX = 2_000
const isChromeName = memoize((name) => NAME.test(name), NAMES_MAX)

/** Whether an element is in a header, footer or menu of the whole page. */
export function isChrome(element: PageElement): boolean {
  let isFound = false
  for (let at: PageElement | null = element, steps = 0; at && steps < ANCESTORS_MAX; at = at.parent, steps++) {
    if (isFound && CONTENT.has(at.tag)) return false
    // Further ancestors only decide whether the header belongs to a part of the content.
    if (isFound || at.tag === 'body' || at.tag === 'html') continue
    const { class: classes = '', id = '', role = '' } = at.attributes
    isFound =
      TAG.has(at.tag) ||
      (role !== '' && ROLE.test(role)) ||
      (classes !== '' && isChromeName(classes)) ||
      (id !== '' && isChromeName(id))
  }
  return isFound
}

/** Classes of embedded posts and readers' comments, whose links belong to other people. */
const FOREIGN =
  /(?:^|\s)(?:twitter-tweet|twitter-video|instagram-media|tiktok-embed|fb-post|fb-video|bluesky-embed|mastodon-embed|text-post-media|reddit-embed-bq|comment-author|comment-body|comment-content|comment-list|commentlist|comments-area)(?=$|\s)/i

/** Whether an element belongs to an embedded post or to a comment. */
export const isForeign = (element: PageElement): boolean =>
  closest(element, ({ attributes }) => attributes.class !== undefined && FOREIGN.test(attributes.class)) !== null
