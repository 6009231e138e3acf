import { type NodeSpec, Schema } from 'prosemirror-model'
import { type ButtonAttributes, IMAGE_WIDTH_MAX } from '../../src/outreach/documents/message-document.ts'

const aligned = (align: unknown) => (align ? { style: `text-align:${String(align)}` } : {})

const nodes: Record<string, NodeSpec> = {
  doc: { content: 'block+' },
  paragraph: {
    content: 'inline*',
    group: 'block',
    attrs: { align: { default: null } },
    parseDOM: [{ tag: 'p' }],
    toDOM: ({ attrs }) => ['p', aligned(attrs.align), 0],
  },
  heading: {
    content: 'inline*',
    group: 'block',
    defining: true,
    attrs: { level: { default: 2 }, align: { default: null } },
    parseDOM: [1, 2, 3].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs }) => [`h${attrs.level}`, aligned(attrs.align), 0],
  },
  bullet_list: { content: 'list_item+', group: 'block', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
  ordered_list: { content: 'list_item+', group: 'block', parseDOM: [{ tag: 'ol' }], toDOM: () => ['ol', 0] },
  list_item: { content: 'paragraph block*', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
  blockquote: {
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  button: {
    content: '(text | token)*',
    marks: '',
    group: 'block',
    isolating: true,
    attrs: { href: { default: '' }, align: { default: 'left' }, color: { default: '#10635f' } },
    parseDOM: [{ tag: 'div[data-button]' }],
    toDOM({ attrs }) {
      const { align, color } = attrs as ButtonAttributes
      return [
        'div',
        { 'data-button': '', ...aligned(align) },
        ['span', { class: 'message-button', style: `background-color:${color}` }, 0],
      ]
    },
  },
  columns: {
    content: 'column column',
    group: 'block',
    isolating: true,
    parseDOM: [{ tag: 'div[data-columns]' }],
    toDOM: () => ['div', { 'data-columns': '' }, 0],
  },
  column: {
    content: 'block+',
    isolating: true,
    parseDOM: [{ tag: 'div[data-column]' }],
    toDOM: () => ['div', { 'data-column': '' }, 0],
  },
  logic: {
    group: 'block',
    attrs: { code: {} },
    parseDOM: [{ tag: 'div[data-token]', getAttrs: (node) => ({ code: node.textContent ?? '' }) }],
    toDOM: ({ attrs }) => ['div', { 'data-token': '' }, String(attrs.code)],
  },
  text: { group: 'inline' },
  token: {
    inline: true,
    group: 'inline',
    atom: true,
    attrs: { code: {} },
    leafText: ({ attrs }) => String(attrs.code),
    parseDOM: [{ tag: 'span[data-token]', getAttrs: (node) => ({ code: node.textContent ?? '' }) }],
    toDOM: ({ attrs }) => ['span', { 'data-token': '' }, String(attrs.code)],
  },
  image: {
    inline: true,
    group: 'inline',
    draggable: true,
    attrs: { src: {}, alt: { default: '' }, width: { default: null }, height: { default: null } },
    parseDOM: [
      {
        tag: 'img[src]',
        getAttrs: (node) => ({ src: node.getAttribute('src') ?? '', alt: node.getAttribute('alt') ?? '' }),
      },
    ],
    toDOM({ attrs }) {
      const { src, alt, width } = attrs
      const size = width === null ? {} : { width: String(Math.min(Number(width), IMAGE_WIDTH_MAX)) }
      return ['img', { src: String(src), alt: String(alt), ...size }]
    },
  },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    leafText: () => '\n',
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
}

/**
 * What the visual editor can hold: the tree of `MessageDocument`. Only keyboards and spelling checkers parse its own
 * elements; messages and what is pasted go through `readDocument`.
 */
export const schema = new Schema({
  nodes,
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (node) => ({ href: node.getAttribute('href') ?? '' }) }],
      // Without an address, so that a click does not leave the page.
      toDOM: ({ attrs }) => ['a', { title: String(attrs.href) }, 0],
    },
    color: {
      attrs: { color: {} },
      parseDOM: [],
      toDOM: ({ attrs }) => ['span', { style: `color:${String(attrs.color)}` }, 0],
    },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
    underline: { parseDOM: [{ tag: 'u' }], toDOM: () => ['u', 0] },
    strike: { parseDOM: [{ tag: 's' }], toDOM: () => ['s', 0] },
  },
})
