import { convert, type HtmlToTextOptions } from 'html-to-text'

/** Deeper markup is nobody's letter. */
const DEPTH_MAX = 200

const OPTIONS: HtmlToTextOptions = {
  wordwrap: false,
  limits: { maxDepth: DEPTH_MAX },
  formatters: {
    description: ({ attribs }, _walk, builder) => builder.addInline(attribs.alt ?? ''),
  },
  selectors: [
    { selector: 'a', options: { linkBrackets: ['(', ')'], hideLinkHrefIfSameAsText: true, noAnchorUrl: true } },
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
