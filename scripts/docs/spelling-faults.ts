/** Finds American spellings in the texts that people read. Pure, so that it can be tested. */
import { parseSync } from 'vite'

const AMERICAN =
  /(?<![-\w])(?:organiz\w+|recogniz\w+|personaliz\w+|summariz\w+|anonymiz\w+|customiz\w+|authoriz(?:ed?|es|ing)|cancel(?:ed|ing)|labeled|favorites?|behaviors?|colors?|gray)(?![-\w:])/i

/** Texts of the specification, which stay as they are. */
const SPECIFIED = new Set(['Customize'])

interface Node {
  readonly type: string
  readonly value?: unknown
}

/**
 * Describes each American spelling in the strings and JSX of a file as a sentence. The interface is written in British
 * English (`docs/writing.md`), while names in code follow the platform: `color`, `normalize`.
 *
 * @param file path from the root, which tells the syntax
 * @param text its content
 */
export function spellingFaults(file: string, text: string): string[] {
  if (!AMERICAN.test(text)) return []
  const faults: string[] = []
  visit(parseSync(file, text).program, (copy) => {
    const word = isCopy(copy) && !SPECIFIED.has(copy) ? AMERICAN.exec(copy)?.[0] : undefined
    if (word !== undefined) faults.push(`${file} says "${word}" in a text: the interface is in British English`)
  })
  return faults
}

/** A sentence or a label, rather than a name or a column. */
const isCopy = (text: string) => (/[a-z.,] [a-z]/i.test(text) ? !/->>|[=_]/.test(text) : /^[A-Z][a-z]+$/.test(text))

function visit(node: unknown, onText: (text: string) => void): void {
  if (typeof node !== 'object' || node === null) return
  if (Array.isArray(node)) {
    for (const part of node) visit(part, onText)
    return
  }
  const text = textOf(node as Node)
  if (text !== null) onText(text.trim())
  for (const part of Object.values(node)) visit(part, onText)
}

function textOf({ type, value }: Node): string | null {
  if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') return value
  return type === 'TemplateElement' ? (value as { raw: string }).raw : null
}
