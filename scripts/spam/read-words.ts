import { readFileSync } from 'node:fs'
import { wordsOf } from '../../src/outreach/spam/words.ts'

/** The theme and weight that a person assigned to each term. */
export type ListedTerms = Map<string, { theme: string; weight: number }>

/** Reads a list of words with their weights, in the form that `email-words.txt` explains. */
export function readWords(path: string): ListedTerms {
  const terms: ListedTerms = new Map()
  let theme = ''
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const section = /^\[([a-z]+)\]$/.exec(line)
    if (section) {
      theme = section[1]!
      continue
    }
    const at = line.indexOf(' ')
    const weight = Number(line.slice(0, at))
    if (at < 0 || Number.isNaN(weight)) throw new Error(`Not a line of words: ${line}`)
    for (const text of line.slice(at).split(',')) {
      // Split like a message's words, otherwise a phrase would never match.
      const term = wordsOf(text).join(' ')
      if (term !== '' && !terms.has(term)) terms.set(term, { theme, weight })
    }
  }
  return terms
}
