import type { MessageFormat } from '../../contracts/campaigns/message-format.ts'
import { hasTags } from '../../lib/scan-html.ts'
import { closedContent } from './closed-content.ts'
import { escapeText } from './html-places.ts'
import { placeholders } from './merge-fields.ts'

/**
 * Converts a campaign's content to markup. Text without any tag is treated as a letter: blank lines separate
 * paragraphs, and URLs become links; so is all content in the format `plain`. All elements are closed, so that what is
 * added after it is visible.
 */
export function contentHtml(content: string, format: MessageFormat = 'html'): string {
  return format === 'html' && hasTags(content) ? closedHtml(content) : letterHtml(content)
}

/** Closes all elements of the markup; keeps it a document if it is one. */
export function closedHtml(content: string): string {
  const { doctype, htmlAttributes, head, bodyAttributes, body, isDocument } = closedContent(content)
  if (!isDocument) return `${head}${body}`
  return `${doctype}<html${htmlAttributes}>\n<head>${head}</head>\n<body${bodyAttributes}>${body}</body>\n</html>\n`
}

function letterHtml(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.split('\n').map(lineHtml).join('<br>\n')}</p>`)
    .join('\n')
}

const WEB_ADDRESS = /\bhttps?:\/\/[^\s<>"'()]+/gi

function lineHtml(line: string): string {
  const pieces: string[] = []
  let from = 0
  for (const { index, 0: found } of line.matchAll(WEB_ADDRESS)) {
    const address = trimmed(found)
    pieces.push(wordsHtml(line.slice(from, index)), linkHtml(address))
    from = index + address.length
  }
  pieces.push(wordsHtml(line.slice(from)))
  return pieces.join('')
}

/** Removes trailing punctuation, which belongs to the sentence. */
function trimmed(address: string): string {
  let end = address.length
  while (end > 0 && '.,;:!?'.includes(address[end - 1]!)) end--
  return address.slice(0, end)
}

/** Renders text; the unsubscribe field becomes a link. */
function wordsHtml(words: string): string {
  const pieces: string[] = []
  let from = 0
  for (const { name, start, end } of placeholders(words)) {
    if (name !== 'unsubscribe_url') continue
    pieces.push(escapeText(words.slice(from, start)), '<a href="{{unsubscribe_url}}">{{unsubscribe_url}}</a>')
    from = end
  }
  pieces.push(escapeText(words.slice(from)))
  return pieces.join('')
}

const linkHtml = (address: string) => `<a href="${escapeText(address)}">${escapeText(address)}</a>`
