import type { MessageTemplate } from '../../../src/contracts/message-templates.ts'

/** What a message says. */
export type TemplateContent = Pick<MessageTemplate, 'subject' | 'content' | 'text_content'>
