import { foldName } from '../../names/fold-name.ts'
import { isHonorific, isRoleWord } from '../../names/vocabulary.ts'
import type { Page } from '../../page.ts'
import type { Place } from '../../places.ts'
import { isCapitalCode } from '../../word-index.ts'

export interface AddressedName extends Place {
  readonly name: string
}

const NAMES_MAX = 50
/** `Herr Ulmer`, `Frau Dr. Ulmer-Holm` */
const LINE = /^(?:\p{L}[\p{L}.'’-]{0,14} ){1,3}(?<family>\p{Lu}\p{Ll}[\p{L}'’-]{1,30})$/u
const LINE_LENGTH_MAX = 60

/** Finds lines with a form of address and a family name. They count as a person only together with other values. */
export function findAddressedNames({ text }: Page): AddressedName[] {
  const found: AddressedName[] = []
  for (let start = 0; start < text.length && found.length < NAMES_MAX; ) {
    const newline = text.indexOf('\n', start)
    const end = newline < 0 ? text.length : newline
    if (end - start <= LINE_LENGTH_MAX) {
      const line = text.slice(start, end).trim()
      const family = mayBeAddressed(line) ? LINE.exec(line)?.groups?.family : undefined
      if (family && isAddressed(line.slice(0, -family.length), family))
        found.push({ name: line, start, end: start + line.length })
    }
    start = end + 1
  }
  return found
}

/** Prefilter: a form of address begins the line, and a capital begins its last word. */
function mayBeAddressed(line: string): boolean {
  const space = line.indexOf(' ')
  return (
    space > 0 &&
    space <= FORM_LENGTH_MAX &&
    isCapitalCode(line.charCodeAt(line.lastIndexOf(' ') + 1)) &&
    isFormOfAddress(line.slice(0, space))
  )
}

const isAddressed = (forms: string, family: string) =>
  forms.trim().split(' ').every(isFormOfAddress) && !isRoleWord(foldName(family))

const FORM_LENGTH_MAX = 15
/** Whether a word is a form of address or an academic title: `Frau`, `Dr.` */
export const isFormOfAddress = (word: string) =>
  word !== '' && word.length <= FORM_LENGTH_MAX && isHonorific(foldName(word).replace(/\.$/, ''))
