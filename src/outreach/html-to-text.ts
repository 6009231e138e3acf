import { convert, type HtmlToTextOptions } from 'html-to-text'

/** Deeper markup is nobody's letter. */
const DEPTH_MAX = 200

/** Mail programs end a link at the first of these; letters of other scripts are their own affair. */
const ENDS_LINK = /[^\x21-\x7e]|[<>"()`|\\^]/gu
const FIELD = /(\{\{[^{}]{0,1200}\}\})/

/** An http(s) address as plain text that stays one link; fields in it stay as they are. */
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
    // Mostly they are there for the layout: cells stand below each other.
    ...['td', 'th'].map((selector) => ({
      selector,
      format: 'block',
      options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
    })),
  ],
}

/** A message's markup as plain text: links stay as `text (address)`, pictures as their description, and fields that are not merged yet as they are. */
export const htmlToText = (html: string): string =>
  convert(html, OPTIONS)
    .replace(/\n{3,}/g, '\n\n')
    // The first of a list's numbers is indented like the others.
    .replace(/^\n+/, '')
    .trimEnd()
