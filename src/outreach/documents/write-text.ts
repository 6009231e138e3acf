import type { Block, Inline, MessageDocument } from './message-document.ts'
import { isToken } from './tokens.ts'

/** Writes a document as the text of a personal mail: paragraphs, lists with hyphens, links with their addresses. */
export const writeText = ({ content }: MessageDocument): string => blocksText(content)

const blocksText = (blocks: readonly Block[]): string =>
  blocks
    .map(blockText)
    .filter((text) => text !== '')
    .join('\n\n')

function blockText(block: Block): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return lineText(block.content)
    case 'bullet_list':
      return block.content.map(({ content }) => itemText('- ', content)).join('\n')
    case 'ordered_list':
      return block.content.map(({ content }, at) => itemText(`${at + 1}. `, content)).join('\n')
    case 'blockquote':
      return blocksText(block.content).replaceAll(/^/gm, '> ')
    case 'horizontal_rule':
      return '----------'
    case 'button':
      return [lineText(block.content), block.attrs.href].filter(Boolean).join(': ')
    case 'columns':
      return block.content.map(({ content }) => blocksText(content)).join('\n\n')
    case 'logic':
      return block.attrs.code
  }
}

const itemText = (sign: string, content: readonly Block[]): string =>
  `${sign}${blocksText(content)
    .replaceAll('\n\n', '\n')
    .replaceAll('\n', `\n${' '.repeat(sign.length)}`)}`

function lineText(content: readonly Inline[] = []): string {
  let text = ''
  for (const [at, one] of content.entries()) {
    text += pieceText(one)
    const href = linkOf(one)
    // After the last piece of a link, unless it shows its address.
    if (href === null || linkOf(content[at + 1]) === href || text.endsWith(href)) continue
    text += isToken(href) ? ` ${href}` : ` (${href})`
  }
  return text.trim()
}

const linkOf = (one: Inline | undefined): string | null => {
  const mark = one?.marks?.find(({ type }) => type === 'link')
  return mark?.type === 'link' ? mark.attrs.href : null
}

function pieceText(one: Inline): string {
  if (one.type === 'text') return one.text.replaceAll('\u00a0', ' ')
  if (one.type === 'token') return one.attrs.code
  return one.type === 'hard_break' ? '\n' : one.attrs.alt
}
