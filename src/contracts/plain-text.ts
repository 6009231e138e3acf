import { z } from 'zod'
import { manyLines, oneLine, textProblem } from '../lib/text/one-line.ts'

/** @param missing the message if the value is not a text */
const plain = (missing: string | undefined, lines: 'one' | 'many') =>
  z.string(missing).superRefine((text, check) => {
    // Invisible characters count as an empty text; whether that is allowed is checked elsewhere.
    const problem = lines === 'one' && oneLine(text) === '' ? null : textProblem(text, lines)
    if (problem) check.addIssue({ code: 'custom', message: problem })
  })

/**
 * A name, label, subject or other one-line text entered by a user. Rejects line breaks, control characters and
 * characters that change the direction of text, because they could disguise it. Surrounding spaces are ignored.
 *
 * @param missing the message if it is omitted
 */
export const singleLine = (missing?: string) => plain(missing, 'one').overwrite(oneLine)

/**
 * A message or note entered by a user. Allows line breaks and tabs; rejects other control characters and those that
 * change the direction of text. Lone surrogates become the replacement character, as in every stored text.
 *
 * @param missing the message if it is omitted
 */
export const multiLine = (missing?: string) => plain(missing, 'many').overwrite((text) => text.toWellFormed())

/** A cell of external data: cleaned by the same rules instead of rejected. */
export const cleanedLine = () => z.string().overwrite(oneLine)

/** External text of several lines: cleaned as well. */
export const cleanedLines = () => z.string().overwrite(manyLines)
