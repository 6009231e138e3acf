import { z } from 'zod'

/**
 * How a campaign's email is written. `html`: markup. `plain`: text that looks like a personal mail, sent with a part in
 * HTML that adds nothing but links and paragraphs.
 */
export const MESSAGE_FORMATS = ['html', 'plain'] as const
export const MessageFormat = z.enum(MESSAGE_FORMATS)
export type MessageFormat = z.infer<typeof MessageFormat>
