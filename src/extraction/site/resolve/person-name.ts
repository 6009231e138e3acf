import { patternsOfLanguages } from '../../../facts/tables.ts'
import { compilePattern } from '../../../lib/compile-pattern.ts'
import { fold } from '../../../lib/fold.ts'
import { memoize } from '../../memoize.ts'
import { CAPITAL_PARTICLE } from '../../names/name-parts.ts'
import { isHonorific, isNameSuffix } from '../../names/vocabulary.ts'
import { CASELESS_HONORIFICS } from '../../names/words/caseless.ts'
import type { MergeReason } from '../site-contact.ts'

/** A person's name, prepared for comparison. */
export interface PersonName {
  readonly written: string
  /** Folded words in order, without titles and particles. */
  readonly words: readonly string[]
  /** The words of more than one letter, sorted and joined. */
  readonly key: string
  readonly initials: readonly string[]
  readonly hasTitle: boolean
}

/** श्री, आचार्य: honorifics in scripts without capitals. */
const CASELESS: ReadonlySet<string> = new Set(CASELESS_HONORIFICS)
const TEXTS_MAX = 20_000
const CJK = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/
const CJK_TITLES = patternsOfLanguages(({ organisationSentences }) => organisationSentences?.titles?.behind)
const CJK_TITLE = compilePattern(`(?:${CJK_TITLES.join('|')})$`, 'u')

export const readPersonName: (written: string) => PersonName = memoize((written) => {
  if (CJK.test(written)) {
    const bare = fold(written).replaceAll(' ', '').replace(CJK_TITLE, '')
    return { written, words: [bare], key: bare, initials: [], hasTitle: false }
  }
  const parts = written.split(/[\s,]+/).filter(Boolean)
  const words: string[] = []
  let hasTitle = false
  for (const [at, part] of parts.entries()) {
    const folded = fold(part)
    const bare = part.toLowerCase().replace(/[.\u0970]$/, '')
    const isTitle = (isHonorific(bare) || CASELESS.has(bare)) && (part.endsWith('.') || at === 0 || hasTitle)
    // Capital letters after the name are degrees: "Jane Roe MBE".
    const isDegree = at > 1 && part === part.toUpperCase() && isNameSuffix(folded)
    if (isTitle && parts.length > 1) hasTitle = true
    else if (folded !== '' && !isDegree && !CAPITAL_PARTICLE.test(folded)) words.push(...folded.split(' '))
  }
  const kept = words.length > 0 ? words : fold(written).split(' ')
  const long = kept.filter((word) => word.length > 1)
  return {
    written,
    words: kept,
    key: (long.length > 0 ? long : kept).toSorted().join(' '),
    initials: kept.filter((word) => word.length === 1),
    hasTitle,
  }
}, TEXTS_MAX)

/** Returns the words of more than one letter. */
export const longWords = ({ words }: PersonName) => words.filter((word) => word.length > 1)

/**
 * Returns why the shorter of two names may be the longer one, or null when it cannot be. Whether it is the same person
 * also depends on the other names.
 */
export function shortOf(short: PersonName, long: PersonName): MergeReason | null {
  const few = longWords(short)
  const many = longWords(long)
  if (few.length === 0) return null
  if (!few.every((word) => many.includes(word))) return null
  const left = many.filter((word) => !few.includes(word))
  if (!short.initials.every((letter) => [...left, ...long.initials].some((word) => word.startsWith(letter))))
    return null
  if (few.length === 1) {
    if (short.initials.length > 0) return few[0] === many.at(-1) || few[0] === many[0] ? 'initials' : null
    return short.hasTitle && (few[0] === many.at(-1) || few[0] === many[0] || many.length > 2) ? 'family-name' : null
  }
  if (few.length === many.length) return short.initials.length === long.initials.length ? 'name-order' : 'initials'
  // "Ann Lee" may be a different person than "Mary Ann Lee".
  const isFirst = short.words[0] === long.words[0] || short.words.at(-1) === long.words[0]
  return isFirst || few.length > 2
    ? short.initials.length > 0 || long.initials.length > 0
      ? 'initials'
      : 'short-form'
    : null
}
