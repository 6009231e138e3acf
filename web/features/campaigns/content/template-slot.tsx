import { createContext, type ReactNode, useContext } from 'react'
import type { MessageTemplate } from '../../../../src/contracts/message-templates/message-templates.ts'
import type { Channel } from '../../../../src/contracts/senders/channel.ts'

type Content = Pick<MessageTemplate, 'subject' | 'content' | 'text_content' | 'format'>

export interface TemplateSlotProps {
  type: Channel
  /** The current content. */
  current: Content
  /** Replaces the content with the template's. */
  onUse: (content: Content) => void
  /** Whether the content cannot be changed. */
  isReadOnly?: boolean
}

/** Renders the template menu of a message editor. The page provides it, since templates are a separate feature. */
export const TemplateSlot = createContext<((props: TemplateSlotProps) => ReactNode) | null>(null)

/** Menu of a message editor: starts from a template, or saves the message as one. */
export function TemplateMenu(props: TemplateSlotProps) {
  return useContext(TemplateSlot)?.(props) ?? null
}
