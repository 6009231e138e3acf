import { scanHtml } from '../lib/scan-html.ts'
import { closedContent } from './closed-content.ts'
import { escapeText } from './html-places.ts'
import { placeholders } from './merge-fields.ts'

/**
 * A campaign's content as markup. What was written without any tag is a letter: its blank lines part paragraphs, and addresses in it become links.
 * Nothing in it is left open, so that what is added behind it is seen.
 */
export function contentHtml(content: string): string {
  return hasTags(content) ? closedHtml(content) : letterHtml(content)
}

/** A markup with everything closed, as a document where it is one. */
export function closedHtml(content: string): string {
  const { doctype, htmlAttributes, head, bodyAttributes, body, isDocument } = closedContent(content)
  if (!isDocument) return `${head}${body}`
  return `${doctype}<html${htmlAttributes}>\n<head>${head}</head>\n<body${bodyAttributes}>${body}</body>\n</html>\n`
}

export function hasTags(content: string): boolean {
  let has = false
  scanHtml(content, {
    tag() {
      has = true
    },
  })
  return has
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

/** Marks at its end are the sentence's. */
function trimmed(address: string): string {
  let end = address.length
  while (end > 0 && '.,;:!?'.includes(address[end - 1]!)) end--
  return address.slice(0, end)
}

/** The one field that is an address stands as a link. */
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
