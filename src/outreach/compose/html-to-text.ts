import { convert, type HtmlToTextOptions } from 'html-to-text'

/** No real letter nests deeper. */
const DEPTH_MAX = 200

/** Characters at which mail programs end a link, or at which they differ, such as letters of other scripts. */
const ENDS_LINK = /[^\x21-\x7e]|[<>"()`|\\^]/gu
/** Fields, and tags of conditions. */
const FIELD = /(\{\{[^{}]{0,1200}\}\}|\{%[^{}]{0,600}%\})/

/** Encodes an http(s) URL so that it stays one link in plain text; its fields are kept. */
function linkText(address: string): string {
  const origin = /^https?:\/\/[^/?#\s]+/i.exec(address)?.[0]
  if (!origin) return address
  const rest = address.slice(origin.length).split(FIELD)
  return origin + rest.map((piece, at) => (at % 2 === 1 ? piece : encoded(piece))).join('')
}

const encoded = (piece: string) =>
  piece
    .toWellFormed()
    .replace(ENDS_LINK, (sign) => encodeURIComponent(sign).replace(/[()]/g, (one) => (one === '(' ? '%28' : '%29')))

const OPTIONS: HtmlToTextOptions = {
  wordwrap: false,
  limits: { maxDepth: DEPTH_MAX },
  formatters: {
    description: ({ attribs }, _walk, builder) => builder.addInline(attribs.alt ?? ''),
  },
  selectors: [
    {
      selector: 'a',
      options: { linkBrackets: ['(', ')'], hideLinkHrefIfSameAsText: true, noAnchorUrl: true, pathRewrite: linkText },
    },
    { selector: 'img', format: 'description' },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
    { selector: 'ul', options: { itemPrefix: '- ' } },
    // Table cells are mostly used for layout, so they become separate lines.
    ...['td', 'th'].map((selector) => ({
      selector,
      format: 'block',
      options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
    })),
  ],
}

/**
 * Converts a message's markup to plain text: links become `text (address)`, images their description, and unmerged
 * fields are kept.
 */
export const htmlToText = (html: string): string =>
  convert(html, OPTIONS)
    .replace(/\n{3,}/g, '\n\n')
    // The first line keeps its indentation, which aligns the numbers of a list.
    .replace(/^\n+/, '')
    .trimEnd()
