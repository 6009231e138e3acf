import { BoundedParser } from '../../lib/bounded-parser.ts'

/** Facts about a message's content. */
export interface ReadContent {
  readonly isHtml: boolean
  /** The visible text, without tags and hidden content. */
  readonly text: string
  readonly links: readonly { readonly url: string; readonly text: string }[]
  readonly images: number
  readonly imagesWithoutText: number
  /** The number of characters in the message that are hidden. */
  readonly hiddenLength: number
  /** `<font>`, `<center>` and the like. */
  readonly datedTags: number
  /** Whether it has markup found only in mail that is also designed for phones. */
  readonly isResponsive: boolean
  readonly hasForm: boolean
  readonly hasScript: boolean
}

const TAG = /<\/?(?:html|head|body|p|br|div|a|table|tr|td|font|img|span|b|i|u|strong|em|h[1-6]|center|ul|li|hr)[\s/>]/i
const BLOCKS = new Set('p br div tr td th li ul ol table h1 h2 h3 h4 h5 h6 hr center blockquote option'.split(' '))
const VOID = new Set('br hr img input meta link area base col wbr source'.split(' '))
const UNSEEN = new Set(['style', 'script', 'title', 'noscript', 'template'])
const HIDDEN_STYLE =
  /display\s?:\s?none|visibility\s?:\s?hidden|font-size\s?:\s?[01](?:px|pt|em)?\s?(?:;|$)|opacity\s?:\s?0(?:;|$)/i
const RESPONSIVE = /@media|max-width|role="?presentation|name="?viewport/i
/** Also matches the spaced-out form of word corpora: `http : / / www . acme . com / x`. */
const WRITTEN_LINK = /\b(?:https?\s?:\s?\/\s?\/\s?|www\s?\.\s?)[^\s<>"'(),]{1,400}(?: \. [a-z0-9-]{1,60}){0,5}/gi

/** Reads content as HTML if it has tags, otherwise as plain text. */
export function readContent(content: string): ReadContent {
  if (TAG.test(content)) return readHtml(content)
  return {
    isHtml: false,
    text: content,
    links: writtenLinks(content),
    images: 0,
    imagesWithoutText: 0,
    hiddenLength: 0,
    datedTags: 0,
    isResponsive: false,
    hasForm: false,
    hasScript: false,
  }
}

function readHtml(content: string): ReadContent {
  const texts: string[] = []
  const links: { url: string; text: string }[] = []
  let open: { url: string; text: string } | null = null
  let [images, imagesWithoutText, hiddenLength, datedTags] = [0, 0, 0, 0]
  let [hasForm, hasScript] = [false, false]
  /** The number of open elements inside a hidden one. */
  let hidden = 0
  let unseen = 0
  let depth = 0

  const parser = new BoundedParser(
    {
      onopentag(name, attributes) {
        depth++
        if (UNSEEN.has(name)) unseen++
        if (name === 'script') hasScript = true
        if (name === 'form') hasForm = true
        if (name === 'font' || name === 'center' || name === 'marquee' || name === 'blink') datedTags++
        if (!VOID.has(name) && (hidden > 0 || isHidden(attributes))) hidden++
        if (BLOCKS.has(name)) texts.push('\n')
        if (name === 'img') {
          images++
          if (!attributes.alt?.trim()) imagesWithoutText++
          else if (hidden === 0) texts.push(` ${attributes.alt} `)
        }
        if ((name === 'a' || name === 'area') && attributes.href) {
          const link = { url: attributes.href.trim(), text: '' }
          // Merge fields can be links too: `{{unsubscribe_url}}`.
          if (/^(?:https?:|www\.|\/\/|\{\{)/i.test(link.url)) {
            links.push(link)
            open = link
          }
        }
      },
      ontext(text) {
        if (unseen > 0) return
        if (hidden > 0) hiddenLength += text.trim().length
        else {
          texts.push(text)
          if (open && open.text.length < 300) open.text += text
        }
      },
      onclosetag(name) {
        depth--
        if (UNSEEN.has(name) && unseen > 0) unseen--
        if (name === 'a') open = null
        if (hidden > 0 && !VOID.has(name)) hidden--
        if (BLOCKS.has(name)) texts.push('\n')
      },
    },
    () => depth,
    { decodeEntities: true, lowerCaseAttributeNames: true },
  )
  parser.end(content)
  const text = texts.join('')
  const shown = new Set(links.flatMap(({ url, text }) => [url, text.trim()]))
  const written = writtenLinks(text).filter(({ url }) => !shown.has(url))
  return {
    isHtml: true,
    text,
    links: [...links, ...written],
    images,
    imagesWithoutText,
    hiddenLength,
    datedTags,
    isResponsive: RESPONSIVE.test(content),
    hasForm,
    hasScript,
  }
}

const isHidden = (attributes: Record<string, string>) =>
  attributes.hidden !== undefined || (attributes.style !== undefined && HIDDEN_STYLE.test(attributes.style))

const writtenLinks = (text: string) =>
  (text.match(WRITTEN_LINK) ?? []).map((match) => ({
    url: match.replaceAll(/\s/g, '').replace(/[.,;:!?]{1,9}$/, ''),
    text: '',
  }))
