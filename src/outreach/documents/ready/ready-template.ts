import type { MessageFormat } from '../../../contracts/campaigns/message-format.ts'
import { BUTTON_COLOR } from '../message-document.ts'
import { writeDocument } from '../write-document.ts'

/** A template that comes with the product. What to replace stands in square brackets. */
export interface ReadyTemplate {
  readonly id: string
  readonly name: string
  /** When to use it. */
  readonly description: string
  readonly format: MessageFormat
  readonly subject: string
  /** HTML that the visual editor can hold, or plain text. */
  readonly content: string
}

/** A button as the visual editor writes it. */
export const button = (label: string, href: string): string =>
  writeDocument({
    type: 'doc',
    content: [
      { type: 'button', attrs: { href, align: 'left', color: BUTTON_COLOR }, content: [{ type: 'text', text: label }] },
    ],
  })

/** A line between parts of a message. */
export const RULE = writeDocument({ type: 'doc', content: [{ type: 'horizontal_rule' }] })
/** Two columns of HTML beside each other; below each other on a phone. */
export const columns = (left: string, right: string): string =>
  writeDocument({
    type: 'doc',
    content: [
      {
        type: 'columns',
        content: [left, right].map((code) => ({ type: 'column', content: [{ type: 'logic', attrs: { code } }] })),
      },
    ],
  })
export const quote = (inner: string): string =>
  writeDocument({
    type: 'doc',
    content: [{ type: 'blockquote', content: [{ type: 'logic', attrs: { code: inner } }] }],
  })
