import { hasTags } from '../../lib/scan-html.ts'
import { lostMarkup } from './compare-markup.ts'
import {
  ALIGNMENTS,
  type Alignment,
  type Block,
  BUTTON_COLOR,
  type Column,
  type Inline,
  type ListItem,
  type Mark,
  type MessageDocument,
} from './message-document.ts'
import {
  attributeOf,
  type ChildNode,
  type Element,
  INLINE,
  isTag,
  isText,
  parseMarkup,
  styleOf,
  textOf,
  UNSEEN,
} from './parse-markup.ts'
import { splitTokens } from './tokens.ts'
import { BLOCK_MARK, writeDocument } from './write-document.ts'

export interface ReadDocument {
  readonly document: MessageDocument
  /**
   * What the document cannot hold of the message, such as `<table>`; null if it holds all of it, empty if only the
   * order of things differs.
   */
  readonly lost: readonly string[] | null
}

/** Reads the HTML of a message for the visual editor. Text without tags is read as a letter, as it is sent. */
export function readDocument(content: string): ReadDocument {
  if (!hasTags(content)) return { document: letterDocument(content), lost: null }
  const document = documentOf(parseMarkup(content))
  return { document, lost: lostMarkup(content, writeDocument(document)) }
}

/** Reads pasted HTML, without what the editor cannot hold. */
export const readPasted = (html: string): MessageDocument => documentOf(parseMarkup(html))

/** Reads plain text: blank lines separate paragraphs. */
export function letterDocument(text: string): MessageDocument {
  const paragraphs = text
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n{2,}/)
  return {
    type: 'doc',
    content: paragraphs.map((paragraph) => {
      const lines = paragraph.split('\n').map((line) => tokenised(line, []))
      const content = lines.flatMap((line, at): Inline[] => (at === 0 ? line : [{ type: 'hard_break' }, ...line]))
      return { type: 'paragraph', attrs: { align: null }, ...(content.length > 0 && { content }) }
    }),
  }
}

const EMPTY: Block = { type: 'paragraph', attrs: { align: null } }

function documentOf(nodes: readonly ChildNode[]): MessageDocument {
  const content = blocksOf(nodes)
  return { type: 'doc', content: content.length > 0 ? content : [EMPTY] }
}

/** Blocks nest this deep in a document. */
const DEPTH_MAX = 12

function blocksOf(nodes: readonly ChildNode[], depth = 0): Block[] {
  const blocks: Block[] = []
  let line: ChildNode[] = []
  const endLine = () => {
    blocks.push(...lineBlocks(line))
    line = []
  }
  for (const node of nodes) {
    if (isText(node) || (isTag(node) && INLINE.has(node.name) && !holdsBlocks(node))) line.push(node)
    else if (isTag(node) && !UNSEEN.has(node.name)) {
      endLine()
      blocks.push(...elementBlocks(node, depth))
    }
  }
  endLine()
  return blocks
}

/** Text between blocks: a paragraph, or template syntax on its own. */
function lineBlocks(nodes: readonly ChildNode[]): Block[] {
  const content = inlineOf(nodes)
  const isLogic = content.every(
    (one) => (one.type === 'token' && !one.marks) || (one.type === 'text' && !one.text.trim()),
  )
  if (isLogic)
    return content.flatMap((one): Block[] => (one.type === 'token' ? [{ type: 'logic', attrs: one.attrs }] : []))
  return [{ type: 'paragraph', attrs: { align: null }, content }]
}

const holdsBlocks = (element: Element): boolean =>
  element.children.some((one) => isTag(one) && (!INLINE.has(one.name) || holdsBlocks(one)))

function elementBlocks(element: Element, depth: number): Block[] {
  const { name, children } = element
  if (depth >= DEPTH_MAX) return lineBlocks(children)
  const heading = /^h([1-6])$/.exec(name)?.[1]
  if (name === 'p' || heading || (name === 'div' && !holdsBlocks(element))) {
    const content = inlineOf(children)
    const rest = content.length > 0 ? { content } : {}
    const align = alignmentOf(element)
    if (!heading) return [{ type: 'paragraph', attrs: { align }, ...rest }]
    return [{ type: 'heading', attrs: { level: Math.min(Number(heading), 3) as 1 | 2 | 3, align }, ...rest }]
  }
  if (name === 'ul' || name === 'ol') {
    const items = children
      .filter(isTag)
      .map((item): ListItem => ({ type: 'list_item', content: itemBlocks(item, depth) }))
    return items.length > 0 ? [{ type: name === 'ul' ? 'bullet_list' : 'ordered_list', content: items }] : []
  }
  if (name === 'blockquote') return [{ type: 'blockquote', content: filled(blocksOf(children, depth + 1)) }]
  if (name === 'hr') return [{ type: 'horizontal_rule' }]
  const mark = element.attribs[BLOCK_MARK]
  if (name === 'table' && mark === 'button') return buttonOf(element)
  if (name === 'table' && mark === 'columns') return columnsOf(element, depth)
  return blocksOf(children, depth + 1)
}

const filled = (blocks: Block[]): Block[] => (blocks.length > 0 ? blocks : [EMPTY])

/** An item begins with a paragraph. */
function itemBlocks(item: Element, depth: number): Block[] {
  const blocks = filled(blocksOf(item.name === 'li' ? item.children : [item], depth + 1))
  return blocks[0]?.type === 'paragraph' ? blocks : [EMPTY, ...blocks]
}

function alignmentOf(element: Element): Alignment | null {
  const align = styleOf(element).get('text-align') ?? element.attribs.align
  return ALIGNMENTS.find((one) => one === align) ?? null
}

function findAll(nodes: readonly ChildNode[], matches: (element: Element) => boolean): Element[] {
  return nodes.flatMap((node) => {
    if (!isTag(node)) return []
    return matches(node) ? [node] : findAll(node.children, matches)
  })
}

function buttonOf(table: Element): Block[] {
  const [cell] = findAll(table.children, ({ name, attribs }) => name === 'td' && attribs.align !== undefined)
  const [link] = findAll(table.children, ({ name }) => name === 'a')
  if (!cell || !link) return blocksOf(table.children, 1)
  const [coloured] = findAll(cell.children, ({ name }) => name === 'td')
  const color = hexColor((coloured && styleOf(coloured).get('background')) ?? '') ?? BUTTON_COLOR
  const content = inlineOf(link.children).flatMap((one): Inline[] =>
    one.type === 'text' || one.type === 'token' ? [withoutMarks(one)] : [],
  )
  const align = ALIGNMENTS.find((one) => one === cell.attribs.align) ?? 'left'
  return [
    {
      type: 'button',
      attrs: { href: attributeOf(link, 'href'), align, color },
      ...(content.length > 0 && { content }),
    },
  ]
}

const withoutMarks = ({ marks: _, ...one }: Inline): Inline => one as Inline

function columnsOf(table: Element, depth: number): Block[] {
  const cells = findAll(table.children, ({ name }) => name === 'table')
  const columns = cells.map((cell): Column => {
    const [content] = findAll(cell.children, ({ name }) => name === 'td')
    return { type: 'column', content: filled(blocksOf(content?.children ?? [], depth + 1)) }
  })
  return columns.length === 2 ? [{ type: 'columns', content: columns }] : blocksOf(table.children, depth + 1)
}

/** The content of one line or paragraph, with spaces as they are shown. */
function inlineOf(nodes: readonly ChildNode[]): Inline[] {
  const found: Inline[] = []
  const walk = (list: readonly ChildNode[], marks: readonly Mark[], depth: number) => {
    for (const node of list) {
      if (isText(node)) found.push(...tokenised(collapsed(textOf(node)), marks))
      else if (!isTag(node) || UNSEEN.has(node.name)) continue
      else if (node.name === 'br') found.push(withMarks({ type: 'hard_break' }, marks))
      else if (node.name === 'img') found.push(...imageOf(node, marks))
      else if (depth < 64) walk(node.children, marksOf(node, marks), depth + 1)
    }
  }
  walk(nodes, [], 0)
  return trimmed(found)
}

/** Template syntax stays as written, with the spaces in it. */
const collapsed = (text: string): string =>
  splitTokens(text)
    .map((piece, at) => (at % 2 === 1 ? piece : piece.replace(/[ \t\r\n\f]+/g, ' ')))
    .join('')

function tokenised(text: string, marks: readonly Mark[]): Inline[] {
  return splitTokens(text).flatMap((piece, at): Inline[] => {
    if (piece === '') return []
    return [withMarks(at % 2 === 1 ? { type: 'token', attrs: { code: piece } } : { type: 'text', text: piece }, marks)]
  })
}

const withMarks = (one: Inline, marks: readonly Mark[]): Inline =>
  marks.length > 0 ? { ...one, marks: [...marks] } : one

/** Joins spaces of neighbours, and removes those at the edges of lines, which are not shown. */
function trimmed(content: readonly Inline[]): Inline[] {
  const shown: Inline[] = []
  for (const one of content) {
    const last = shown.at(-1)
    const isAfterSpace = !last || last.type === 'hard_break' || (last.type === 'text' && last.text.endsWith(' '))
    const next = one.type === 'text' && isAfterSpace ? { ...one, text: one.text.replace(/^ /, '') } : one
    if (next.type === 'hard_break') dropSpace(shown)
    if (next.type !== 'text' || next.text !== '') shown.push(next)
  }
  dropSpace(shown)
  return shown
}

function dropSpace(content: Inline[]): void {
  const last = content.at(-1)
  if (last?.type !== 'text' || !last.text.endsWith(' ')) return
  const text = last.text.slice(0, -1)
  content.pop()
  if (text !== '') content.push({ ...last, text })
}

const MARKS: Readonly<Record<string, 'strong' | 'em' | 'underline' | 'strike'>> = {
  ...{ b: 'strong', strong: 'strong', i: 'em', em: 'em', u: 'underline', ins: 'underline' },
  ...{ s: 'strike', strike: 'strike', del: 'strike' },
}

function marksOf(element: Element, marks: readonly Mark[]): readonly Mark[] {
  const added: Mark[] = []
  const type = MARKS[element.name]
  const style = styleOf(element)
  // Google Docs wraps all of a pasted text in a `b` that is not bold.
  if (type && !(type === 'strong' && style.get('font-weight') === 'normal')) added.push({ type })
  if (element.name === 'span') {
    const weight = style.get('font-weight') ?? ''
    if (weight === 'bold' || Number(weight) >= 600) added.push({ type: 'strong' })
    if (style.get('font-style') === 'italic') added.push({ type: 'em' })
    if (style.get('text-decoration') === 'underline') added.push({ type: 'underline' })
    const color = hexColor(style.get('color') ?? '')
    if (color && color !== '#000000') added.push({ type: 'color', attrs: { color } })
  }
  if (element.name === 'a') {
    const href = attributeOf(element, 'href')
    if (isSafeLink(href)) added.push({ type: 'link', attrs: { href } })
  }
  return [...marks.filter((mark) => !added.some((one) => one.type === mark.type)), ...added]
}

/** A link that mail programs open, or one that begins with a field. */
export const isSafeLink = (href: string): boolean => /^(?:https?:\/\/|mailto:|tel:|sms:|\{\{|#)/i.test(href.trim())

const COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/
const RGB = /^rgb\((\d{1,3}),(\d{1,3}),(\d{1,3})\)$/

function hexColor(value: string): string | null {
  if (COLOR.test(value)) return value.length === 7 ? value : `#${[...value.slice(1)].map((one) => one + one).join('')}`
  const parts = RGB.exec(value)?.slice(1).map(Number)
  return parts?.every((one) => one < 256) ? `#${parts.map((one) => one.toString(16).padStart(2, '0')).join('')}` : null
}

function imageOf(element: Element, marks: readonly Mark[]): Inline[] {
  const src = attributeOf(element, 'src').trim()
  if (!/^(?:https?:\/\/|\{\{)/i.test(src)) return []
  const size = (name: string) => {
    const value = Number(element.attribs[name])
    return Number.isInteger(value) && value > 0 && value <= 5_000 ? value : null
  }
  const attrs = { src, alt: attributeOf(element, 'alt'), width: size('width'), height: size('height') }
  return [withMarks({ type: 'image', attrs }, marks)]
}
