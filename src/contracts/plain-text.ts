import { z } from 'zod'
import { oneLine, textProblem } from './one-line.ts'

/** @param missing what is said where it is no text at all */
const plain = (missing: string | undefined, lines: 'one' | 'many') =>
  z.string(missing).superRefine((text, check) => {
    // What nobody sees is nothing: whether that will do is another question.
    const problem = lines === 'one' && oneLine(text) === '' ? null : textProblem(text, lines)
    if (problem) check.addIssue({ code: 'custom', message: problem })
  })

/**
 * A name, label, subject or another text of one line that somebody writes: line breaks, control characters and those that change the direction of text are refused,
 * since they could show it as something else. Spaces around it do not count.
 *
 * @param missing what is said where it is left out
 */
export const singleLine = (missing?: string) => plain(missing, 'one').overwrite(oneLine)

/**
 * A message or note that somebody writes: line breaks and tabs are its own, other control characters and those that change the direction of text are refused.
 * Halves of characters become the replacement character, as in every text that is stored.
 *
 * @param missing what is said where it is left out
 */
export const multiLine = (missing?: string) => plain(missing, 'many').overwrite((text) => text.toWellFormed())

/** A cell of a row that comes from elsewhere: it is cleaned by the same fold rather than refused. */
export const cleanedLine = () => z.string().overwrite(oneLine)
