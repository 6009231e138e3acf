import { fold } from '../../../lib/fold.ts'

/** One element of a pattern: alternative words, possibly optional; a gap of any words; or the start of the clause. */
type Part =
  | { readonly kind: 'words'; readonly anyOf: readonly (readonly string[])[]; readonly isOptional: boolean }
  | { readonly kind: 'gap'; readonly wordsMax: number }
  | { readonly kind: 'start' }
  | { readonly kind: 'end' }

export type Pattern = readonly Part[]

/** Parses patterns as described in `phrases.ts`. @throws if a pattern names a missing list */
export function compilePatterns(
  patterns: readonly string[],
  words: Readonly<Record<string, string>>,
): readonly Pattern[] {
  const lists = new Map(
    Object.entries(words).map(([name, list]) => [name, list.split(/\s+/).filter(Boolean).map(wordsOf)]),
  )
  return patterns.map((pattern) => pattern.split(' ').map((part) => compilePart(part, lists)))
}

const wordsOf = (joined: string): readonly string[] => joined.split('_')

function compilePart(part: string, lists: ReadonlyMap<string, readonly (readonly string[])[]>): Part {
  if (part === '^') return { kind: 'start' }
  if (part === '$') return { kind: 'end' }
  if (part.startsWith('~')) return { kind: 'gap', wordsMax: Number(part.slice(1)) }
  const alternatives = part.split('|')
  const isOptional = alternatives.every((word) => word.startsWith('?'))
  const anyOf = alternatives.flatMap((word): readonly (readonly string[])[] => {
    const bare = word.replace(/^\?/, '')
    if (bare === '$') return [['$']]
    if (!bare.startsWith('@')) return [wordsOf(bare)]
    const list = lists.get(bare.slice(1))
    if (!list) throw new Error(`No list of words is called ${bare}`)
    return list
  })
  return { kind: 'words', anyOf, isOptional }
}

/** Whether a pattern matches anywhere in a clause. Both are short, so it tries every position. */
export function fits(pattern: Pattern, clause: readonly string[]): boolean {
  for (let at = 0; at <= clause.length; at++) {
    if (fitsAt(pattern, 0, clause, at)) return true
    if (pattern[0]?.kind === 'start') return false
  }
  return false
}

function fitsAt(pattern: Pattern, part: number, clause: readonly string[], at: number): boolean {
  const wanted = pattern[part]
  if (wanted === undefined) return true
  switch (wanted.kind) {
    case 'start':
      return at === 0 && fitsAt(pattern, part + 1, clause, at)
    case 'end':
      return at === clause.length && fitsAt(pattern, part + 1, clause, at)
    case 'gap':
      for (let skipped = 0; skipped <= wanted.wordsMax && at + skipped <= clause.length; skipped++)
        if (fitsAt(pattern, part + 1, clause, at + skipped)) return true
      return false
    case 'words':
      for (const words of wanted.anyOf) {
        if (words[0] === '$') {
          if (at === clause.length && fitsAt(pattern, part + 1, clause, at)) return true
        } else if (
          words.every((word, index) => clause[at + index] === word) &&
          fitsAt(pattern, part + 1, clause, at + words.length)
        )
          return true
      }
      return wanted.isOptional && fitsAt(pattern, part + 1, clause, at)
  }
}

/** The maximum number of words in a clause; further words form separate clauses. */
const CLAUSE_WORDS_MAX = 40
const SENTENCE_END = /[.!?…;\n।؟。！？]+/
const CLAUSE_END = /[,،:()–—"“”«»]+|\s-\s/
const ALIF = /[أإآٱ]/g
const ARABIC_MARKS = /[\u064b-\u0655\u0670]/g

/** The sentences of a text, split into clauses of normalised words. */
export function clausesOf(text: string): readonly (readonly (readonly string[])[])[] {
  return text
    .split(SENTENCE_END)
    .map((sentence) =>
      sentence
        .split(CLAUSE_END)
        .map(foldedWords)
        .filter((words) => words.length > 0)
        .flatMap((words) => piecesOf(words)),
    )
    .filter((clauses) => clauses.length > 0)
}

const foldedWords = (text: string): string[] =>
  fold(text.replace(ALIF, 'ا').replaceAll('ى', 'ي').replaceAll('ة', 'ه').replace(ARABIC_MARKS, ''))
    .split(' ')
    .filter(Boolean)

function piecesOf(words: readonly string[]): (readonly string[])[] {
  const pieces: (readonly string[])[] = []
  for (let at = 0; at < words.length; at += CLAUSE_WORDS_MAX) pieces.push(words.slice(at, at + CLAUSE_WORDS_MAX))
  return pieces
}
