import { letterDocument, readDocument } from '../../src/outreach/documents/read-document.ts'
import { writeDocument } from '../../src/outreach/documents/write-document.ts'
import { writeText } from '../../src/outreach/documents/write-text.ts'

/** The text of an HTML message, for the plain format. */
export const textOfHtml = (html: string): string => (html.trim() === '' ? '' : writeText(readDocument(html).document))

/** The HTML of a plain message. */
export const htmlOfText = (text: string): string => (text.trim() === '' ? '' : writeDocument(letterDocument(text)))
