import { createContext, type ReactNode, useContext } from 'react'
import type { MessageTemplate } from '../../../../src/contracts/message-templates.ts'
import type { Channel } from '../../../../src/contracts/senders.ts'

type Content = Pick<MessageTemplate, 'subject' | 'content' | 'text_content'>

export interface TemplateSlotProps {
  type: Channel
  /** What is written now. */
  current: Content
  /** Writes what a template says in its place. */
  onUse: (content: Content) => void
  /** What is written cannot be changed. */
  isReadOnly?: boolean
}

/** What shows templates wherever a message is written: given by the page, as they are a feature of their own. */
export const TemplateSlot = createContext<((props: TemplateSlotProps) => ReactNode) | null>(null)

/** Where a message is written: begins it with a template, and keeps it as one. */
export function TemplateMenu(props: TemplateSlotProps) {
  return useContext(TemplateSlot)?.(props) ?? null
}
