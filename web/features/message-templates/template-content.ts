import type { MessageTemplate } from '../../../src/contracts/message-templates/message-templates.ts'

/** The content of a message. */
export type TemplateContent = Pick<MessageTemplate, 'subject' | 'content' | 'text_content' | 'format'>
