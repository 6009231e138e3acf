import type { Finding } from '../finding.ts'
import type { Page } from '../page.ts'
import type { Candidate } from './candidate.ts'
import { emailSpelling } from './email-spelling.ts'
import { invertedRuns } from './inverted-runs.ts'
import { judgeMention } from './judge-mention.ts'
import { nameLikelihood } from './likelihood.ts'
import { readNameRuns } from './name-runs.ts'
import { phraseEdges, type Segment } from './segments.ts'

/** Longer lines are no place for names, and are cut to keep the work bounded. */
const SEGMENT_LENGTH_MAX = 20_000

/** Every run of words on the page that is not plainly something else than a person, in the order of the page. */
export function readCandidates(page: Page, segments: readonly Segment[], emails: readonly Finding[]): Candidate[] {
  const edges = phraseEdges(page)
  const isSpelled = emailSpelling(emails)
  const isOrdinary = lowerCaseWords(page.text)
  const candidates: Candidate[] = []
  for (const [index, { start, end }] of segments.entries()) {
    const text = page.text.slice(start, Math.min(end, start + SEGMENT_LENGTH_MAX))
    for (const run of invertedRuns(text, start, readNameRuns(text, start, edges))) {
      const likelihood = nameLikelihood(run.words, isOrdinary)
      if (likelihood === 0) continue
      const mention = judgeMention(page.text.slice(start, run.start), page.text.slice(run.end, end))
      candidates.push({ run, segment: index, likelihood, mention, isSpelledByEmail: isSpelled(run) })
    }
  }
  return candidates
}

/** A word in lower case inside a sentence, and no part of an address, spelled out or not. */
const LOWER_CASE_WORD = /(?<=[\p{L}\p{N},;] )\p{Ll}[\p{L}\p{M}]{3,}(?=[ ,;:!?]|\.(?!\p{L}))(?! ?[[({]| (?:AT|at|@) )/gu

/** Tells whether a word also stands in lower case on the page; the words are gathered when first asked for. */
function lowerCaseWords(text: string): (word: string) => boolean {
  let words: Set<string> | null = null
  return (word) => {
    words ??= new Set(text.match(LOWER_CASE_WORD))
    return words.has(word)
  }
}
