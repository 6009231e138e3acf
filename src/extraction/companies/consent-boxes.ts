import { elementAt, type Page, type PageElement } from '../page.ts'

/**
 * `cmp` and `ccm` match only alone or before certain suffixes: content management systems use them as class prefixes
 * too.
 */
const CONSENT =
  /(?:^|[\s_-])(?:cookie(?:s|box|bar|banner|bot|consent|law|notice|yes)?|consent|gdpr|borlabs\w*|cybot\w*|cmplz|onetrust|usercentrics|tarteaucitron\w*|iubenda|klaro|didomi|moove|cky|lgpd|(?:cmp|ccm)(?=$|\s|-+(?:root|widget|modal|box|banner|wrapper|overlay|popup|control|app|ui)))(?:$|[\s_-])/i
const TEXT_LENGTH_MAX = 30_000

/**
 * The cookie-consent boxes of a page. The companies they name are providers of the services that visitors consent to.
 */
export class ConsentBoxes {
  readonly #page: Page
  /** Cached results by element, since names share the same few ancestors. */
  readonly #known = new Map<PageElement, boolean>()

  constructor(page: Page) {
    this.#page = page
  }

  /** Whether the character at `offset` of the text is inside a consent box. */
  hold(offset: number): boolean {
    const asked: PageElement[] = []
    let answer = false
    for (let at = elementAt(this.#page, offset); at && !answer; at = at.parent) {
      const known = this.#known.get(at)
      if (known !== undefined) {
        answer = known
        break
      }
      asked.push(at)
      answer = isConsentBox(at)
    }
    for (const element of asked) this.#known.set(element, answer)
    return answer
  }
}

/** The whole page says in its classes what it knows of consent: `<body class="cookies-not-set">`. */
const isConsentBox = ({ tag, attributes, start, end }: PageElement) =>
  tag !== 'html' &&
  tag !== 'body' &&
  end - start < TEXT_LENGTH_MAX &&
  CONSENT.test(`${attributes.class ?? ''} ${attributes.id ?? ''}`)
