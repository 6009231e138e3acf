import {
  type Block,
  type ButtonAttributes,
  type Column,
  type Inline,
  MARK_ORDER,
  type Mark,
  type MessageDocument,
} from './message-document.ts'
import { aroundTokens } from './tokens.ts'

/** Marks tables that are buttons or columns, so that they can be read again. */
export const BLOCK_MARK = 'data-block'

const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'
const QUOTE_STYLE = 'margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #d5dbda'
const RULE_STYLE = 'margin:24px 0;border:0;border-top:1px solid #d5dbda'
const IMAGE_STYLE = 'max-width:100%;height:auto;border:0'
/** A table with `align` floats: two fit beside each other in a message of 600 pixels; on a phone they come one below the other. */
const COLUMN_WIDTH = 280

/**
 * Writes a document as HTML that mail programs show alike: tables for buttons and columns, styles in attributes, one
 * block a line. Template syntax is written as it is.
 */
export const writeDocument = ({ content }: MessageDocument): string => blocksHtml(content)

const blocksHtml = (blocks: readonly Block[]): string => blocks.map(blockHtml).join('\n')

function blockHtml(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return `<p${alignStyle(block.attrs.align)}>${inlineHtml(block.content)}</p>`
    case 'heading':
      return `<h${block.attrs.level}${alignStyle(block.attrs.align)}>${inlineHtml(block.content)}</h${block.attrs.level}>`
    case 'bullet_list':
      return `<ul>\n${block.content.map(itemHtml).join('\n')}\n</ul>`
    case 'ordered_list':
      return `<ol>\n${block.content.map(itemHtml).join('\n')}\n</ol>`
    case 'blockquote':
      return `<blockquote style="${QUOTE_STYLE}">\n${blocksHtml(block.content)}\n</blockquote>`
    case 'horizontal_rule':
      return `<hr style="${RULE_STYLE}">`
    case 'button':
      return buttonHtml(block.attrs, block.content)
    case 'columns':
      return columnsHtml(block.content)
    case 'logic':
      return block.attrs.code
  }
}

const alignStyle = (align: string | null) => (align === null ? '' : ` style="text-align:${align}"`)

/** An item of one paragraph is written without it, as lists are by hand. */
function itemHtml({ content }: { readonly content: readonly Block[] }): string {
  const [first, ...others] = content
  if (first?.type !== 'paragraph' || first.attrs.align !== null) return `<li>${blocksHtml(content)}</li>`
  const rest = others.length > 0 ? `\n${blocksHtml(others)}\n` : ''
  return `<li>${inlineHtml(first.content)}${rest}</li>`
}

function buttonHtml({ href, align, color }: ButtonAttributes, content: readonly Inline[] | undefined): string {
  const link = `<a href=${quoted(href)} style="display:inline-block;padding:12px 24px;font-weight:bold;color:#ffffff;text-decoration:none">${inlineHtml(content)}</a>`
  const button = `<table ${TABLE}><tbody><tr><td style="border-radius:6px;background:${color}">${link}</td></tr></tbody></table>`
  return `<table ${BLOCK_MARK}="button" ${TABLE} width="100%"><tbody><tr><td align="${align}" style="padding:8px 0 24px">${button}</td></tr></tbody></table>`
}

function columnsHtml(columns: readonly Column[]): string {
  const cells = columns.map(
    ({ content }) =>
      `<table ${TABLE} align="left" width="${COLUMN_WIDTH}" style="max-width:100%"><tbody><tr><td style="padding:0 16px 0 0">\n${blocksHtml(content)}\n</td></tr></tbody></table>`,
  )
  return `<table ${BLOCK_MARK}="columns" ${TABLE} width="100%"><tbody><tr><td>\n${cells.join('\n')}\n</td></tr></tbody></table>`
}

function inlineHtml(content: readonly Inline[] = []): string {
  const pieces: string[] = []
  let open: readonly Mark[] = []
  for (const one of content) {
    const marks = sorted(one.marks ?? [])
    const shared = marks.findIndex((mark, at) => !isSame(mark, open[at]))
    const kept = shared < 0 ? marks.length : shared
    pieces.push(...open.slice(kept).toReversed().map(closing), ...marks.slice(kept).map(opening), leafHtml(one))
    open = marks
  }
  pieces.push(...open.toReversed().map(closing))
  return pieces.join('')
}

const sorted = (marks: readonly Mark[]) =>
  marks.toSorted((a, b) => MARK_ORDER.indexOf(a.type) - MARK_ORDER.indexOf(b.type))
const isSame = (a: Mark, b: Mark | undefined) => JSON.stringify(a) === JSON.stringify(b)

const TAGS = { strong: 'strong', em: 'em', underline: 'u', strike: 's' } as const

function opening(mark: Mark): string {
  if (mark.type === 'link') return `<a href=${quoted(mark.attrs.href)}>`
  if (mark.type === 'color') return `<span style="color:${mark.attrs.color}">`
  return `<${TAGS[mark.type]}>`
}

const closing = (mark: Mark): string =>
  mark.type === 'link' ? '</a>' : mark.type === 'color' ? '</span>' : `</${TAGS[mark.type]}>`

function leafHtml(one: Inline): string {
  if (one.type === 'text') return escaped(one.text)
  if (one.type === 'token') return one.attrs.code
  if (one.type === 'hard_break') return '<br>'
  const { src, alt, width, height } = one.attrs
  const size = `${width === null ? '' : ` width="${width}"`}${height === null ? '' : ` height="${height}"`}`
  return `<img src=${quoted(src)} alt=${quoted(alt)}${size} style="${IMAGE_STYLE}">`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;')

/** An attribute value; tokens stay as written, in the quotes that they leave free. */
function quoted(value: string): string {
  const inner = aroundTokens(value, (plain) =>
    plain.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#39;'),
  )
  return inner.includes('"') ? `'${inner.replaceAll("'", '&#39;')}'` : `"${inner}"`
}
