import { memoize } from '../memoize.ts'
import { closest, type PageElement } from '../page.ts'

/** What every page of a site repeats, by its tag, its role, or how its classes begin: `site-footer`, `footer-widgets`. */
const TAG = /^(?:header|footer|nav)$/
const ROLE = /^(?:banner|contentinfo|navigation)$/
const NAME =
  /(?:^|\s)(?:(?:site|page|main|global|top|bottom|sticky|mobile|primary|elementor-location|wp-block-template-part|l)[-_]{0,2})?(?:header|footer|nav|navbar|topbar|top-bar|masthead|colophon|menu|offcanvas|off-canvas)(?=$|[\s_-])/i
/** The header of one of these is its own, not the page's. */
const CONTENT = /^(?:article|section|main|blockquote|dialog)$/
const ANCESTORS_MAX = 60
/** Classes and ids remembered from page to page: the pages of a site have the same. */
const NAMES_MAX = 2_000
const isChromeName = memoize((name) => NAME.test(name), NAMES_MAX)

/** Whether an element stands in a header, footer or menu of the whole page. */
export function isChrome(element: PageElement): boolean {
  let isFound = false
  for (let at: PageElement | null = element, steps = 0; at && steps < ANCESTORS_MAX; at = at.parent, steps++) {
    if (isFound && CONTENT.test(at.tag)) return false
    // An element above settles only whether what was found is the header of some content.
    if (isFound || at.tag === 'body' || at.tag === 'html') continue
    const { class: classes = '', id = '', role = '' } = at.attributes
    isFound =
      TAG.test(at.tag) ||
      (role !== '' && ROLE.test(role)) ||
      (classes !== '' && isChromeName(classes)) ||
      (id !== '' && isChromeName(id))
  }
  return isFound
}

/** Classes of embedded posts and of readers' comments, whose links are other people's. */
const FOREIGN =
  /(?:^|\s)(?:twitter-tweet|twitter-video|instagram-media|tiktok-embed|fb-post|fb-video|bluesky-embed|mastodon-embed|text-post-media|reddit-embed-bq|comment-author|comment-body|comment-content|comment-list|commentlist|comments-area)(?=$|\s)/i

/** Whether an element belongs to a post from elsewhere or to a comment. */
export const isForeign = (element: PageElement): boolean =>
  closest(element, ({ attributes }) => attributes.class !== undefined && FOREIGN.test(attributes.class)) !== null
