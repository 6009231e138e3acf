import { multiLine, singleLine } from '../plain-text.ts'
import { CONTENT_LENGTH_MAX, SUBJECT_LENGTH_MAX } from './limits.ts'

/** One line; blank is none. */
export const SubjectLine = singleLine()
  .max(SUBJECT_LENGTH_MAX, `Use at most ${SUBJECT_LENGTH_MAX} characters`)
  .nullish()
  .transform((text) => text || null)

/** HTML of an email, or the text of another message. */
export const MessageContent = multiLine('Content is required')
  .max(CONTENT_LENGTH_MAX, 'The content is too long')
  .refine((text) => text.trim() !== '', 'Content is required')

/** The plain-text part of an email; blank is none. */
export const PlainTextPart = multiLine()
  .max(CONTENT_LENGTH_MAX, 'The content is too long')
  .nullish()
  .transform((text) => text || null)
