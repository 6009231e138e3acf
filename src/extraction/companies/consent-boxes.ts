import { elementAt, type Page, type PageElement } from '../page.ts'

/** Content management systems begin their own classes with `cmp-` and `ccm-` too. */
const CONSENT =
  /(?:^|[\s_-])(?:cookie(?:s|box|bar|banner|bot|consent|law|notice|yes)?|consent|gdpr|borlabs\w*|cybot\w*|cmplz|onetrust|usercentrics|tarteaucitron\w*|iubenda|klaro|didomi|moove|cky|lgpd|(?:cmp|ccm)(?=$|\s|-+(?:root|widget|modal|box|banner|wrapper|overlay|popup|control|app|ui)))(?:$|[\s_-])/i
const TEXT_LENGTH_MAX = 30_000

/** The boxes of a page that ask for consent: they name the makers of what is consented to. */
export class ConsentBoxes {
  readonly #page: Page
  /** What is known of elements and all that holds them: names stand in the same few. */
  readonly #known = new Map<PageElement, boolean>()

  constructor(page: Page) {
    this.#page = page
  }

  /** Whether the character at `offset` of the text stands in one. */
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

const isConsentBox = ({ attributes, start, end }: PageElement) =>
  end - start < TEXT_LENGTH_MAX && CONSENT.test(`${attributes.class ?? ''} ${attributes.id ?? ''}`)
