import { Parser } from 'htmlparser2'
import { isHiding } from './author-styles.ts'
import { contentHtml } from './content-html.ts'
import { namedFields } from './merge-fields.ts'
import { FOOTER_MARK, footerHtml } from './message-footer.ts'
import { documentOf, splitDocument } from './message-html.ts'
import { branchesOf } from './template-syntax.ts'
import { type OpenElement, walkShown } from './walk-shown.ts'

const SOURCE = 'Why this message came'

/** Whether the footer of a message with this content is visible, judged by the composed message. */
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
  const isFooter = ({ attributes }: OpenElement) => FOOTER_MARK in attributes
  walkShown(html, [isFooter], (text, [inFooter]) => {
    if (inFooter && text.includes(SOURCE)) isShown = true
  })
  return isShown
}

/** Whether the content shows `{{unsubscribe_url}}` as a link that people can read. */
export function showsUnsubscribe(content: string): boolean {
  if (!namesWayOut(content)) return false
  // Other recipients may get another branch.
  if (branchesOf(content).some(namesWayOut)) return false
  const markup = contentHtml(content)
  const hidden = hiddenNames(markup)
  let isShown = false
  const isLink = ({ name, attributes: { href = '' } }: OpenElement) => name === 'a' && namesWayOut(href)
  walkShown(markup, [isLink, ({ attributes }) => hidden(attributes)], (text, [inLink, inHidden]) => {
    if (inHidden || text.trim() === '') return
    if (inLink || namesWayOut(text)) isShown = true
  })
  return isShown
}

const namesWayOut = (text: string) => namedFields(text).includes('unsubscribe_url')

/** Which elements the content's own style sheets may hide, by class, id or any rule for links and blocks. */
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
