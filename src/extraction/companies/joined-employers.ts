import { compilePattern } from '../../lib/compile-pattern.ts'
import { AND_WORDS } from '../and-words.ts'
import { isClearKind } from './kind-words.ts'
import type { CompanyMention } from './mention.ts'
import { lookOf } from './name-looks.ts'

const JOIN = compilePattern(` (?:${AND_WORDS}) (?=\\p{Lu})`, 'u')
const LETTERS_MIN = 3

/**
 * Returns the two employers that a mention joins, or the mention itself: `Elmtal en Universiteit Oakstad`. Each has to be
 * a name of its own, and the second to begin or end with what kind of organisation it is, which `Museum of Arts and
 * Science` and `Bouw en Techniek` are not.
 */
export function employersJoined(mention: CompanyMention): CompanyMention[] {
  const { name, start, end, legalForm } = mention
  const join = start === null || legalForm !== undefined ? null : JOIN.exec(name)
  if (join === null || start === null || end === null) return [mention]
  const [first, second] = [name.slice(0, join.index), name.slice(join.index + join[0].length)]
  if (!isOwnName(first) || !isOfKind(second)) return [mention]
  return [
    { ...mention, name: first, end: start + first.length },
    { ...mention, name: second, start: end - second.length },
  ]
}

const isOwnName = (text: string) => {
  const look = lookOf(text)
  return (
    text.length >= LETTERS_MIN && (look === 'organisation' || (look === 'name' && !text.split(' ').some(isClearKind)))
  )
}

function isOfKind(text: string): boolean {
  const words = text.split(' ')
  return words.length > 1 && lookOf(text) === 'organisation' && (isClearKind(words[0]!) || isClearKind(words.at(-1)!))
}
