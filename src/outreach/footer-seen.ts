import { Parser } from 'htmlparser2'
import { isHiding } from './author-styles.ts'
import { contentHtml } from './content-html.ts'
import { namedFields } from './merge-fields.ts'
import { FOOTER_MARK, footerHtml } from './message-footer.ts'
import { documentOf, splitDocument } from './message-html.ts'
import { branchesOf } from './template-syntax.ts'

const SOURCE = 'Why this message came'
/** Elements whose content is code, a choice or nothing on a screen. */
const UNSHOWN: ReadonlySet<string> = new Set(
  'head title style script template textarea select option noscript svg math iframe object video audio canvas dialog datalist details'.split(
    ' ',
  ),
)

/** Whether the footer of a message with this content is shown, by what the message comes to once it is composed. */
export function showsFooter(content: string): boolean {
  const footer = {
    source: SOURCE,
    senderName: 'a',
    postalAddress: 'b',
    unsubscribeUrl: 'https://c.d',
    preferencesUrl: null,
  }
  const html = documentOf(splitDocument(contentHtml(content)), footerHtml(footer), '')
  let isShown = false
  walkShown(html, (text, open) => {
    if (text.includes(SOURCE) && open.some(({ attributes }) => FOOTER_MARK in attributes)) isShown = true
  })
  return isShown
}

/** Whether a content shows `{{unsubscribe_url}}` as a link that people can read. */
export function showsUnsubscribe(content: string): boolean {
  if (!namesWayOut(content)) return false
  // Somebody else's message takes another branch.
  if (branchesOf(content).some(namesWayOut)) return false
  const markup = contentHtml(content)
  const hidden = hiddenNames(markup)
  let isShown = false
  walkShown(markup, (text, open) => {
    const link = open.find(({ name, attributes: { href = '' } }) => name === 'a' && namesWayOut(href))
    if (!link && !namesWayOut(text)) return
    if (text.trim() === '' || open.some(({ attributes }) => hidden(attributes))) return
    isShown = true
  })
  return isShown
}

const namesWayOut = (text: string) => namedFields(text).includes('unsubscribe_url')

interface OpenElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
}

/** Visits text that is inside of no hidden element. */
function walkShown(html: string, visit: (text: string, open: readonly OpenElement[]) => void): void {
  const open: OpenElement[] = []
  let hidden = 0
  const isHidden = ({ name, attributes: { hidden: isMarked, style = '' } }: OpenElement) =>
    UNSHOWN.has(name) || isMarked !== undefined || style.split(';').some(isHiding)
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = { name, attributes }
      open.push(element)
      if (isHidden(element)) hidden++
    },
    onclosetag() {
      const closed = open.pop()
      if (closed && isHidden(closed)) hidden--
    },
    ontext(text) {
      if (hidden === 0) visit(text, open)
    },
  })
  parser.write(html)
  parser.end()
}

/** Which elements a content's own style sheets may hide, by class, id or any rule for links and blocks. */
function hiddenNames(markup: string): (attributes: Readonly<Record<string, string>>) => boolean {
  const names = new Set<string>()
  let inSheet = false
  const parser = new Parser({
    onopentag(name) {
      inSheet = name === 'style'
    },
    ontext(css) {
      if (!inSheet) return
      for (const rule of css.split('}')) {
        const [selector = '', block = ''] = rule.split('{').slice(-2)
        if (!block.split(';').some(isHiding)) continue
        for (const part of selector.split(/[^\w-]+/)) names.add(part.toLowerCase())
      }
    },
    onclosetag() {
      inSheet = false
    },
  })
  parser.write(markup)
  parser.end()
  return ({ class: classes = '', id = '' }) =>
    names.has(id.toLowerCase()) || classes.split(/\s+/).some((one) => names.has(one.toLowerCase()))
}
