import type { Bodies } from '../../facts/organisation-sentences.ts'
import { wordsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { foldName } from './fold-name.ts'

const NAME_LENGTH_MAX = 40

/** The words of all languages about bodies, as alternatives of a pattern. */
export const bodyTexts = (kind: keyof Bodies, separator = '|') =>
  wordsOfLanguages(({ organisationSentences }) => organisationSentences?.bodies?.[kind], separator).join('|')

/** Bodies that people are members of, folded: a committee, a board, a jury. */
const BODY = compilePattern(
  `(?<!\\p{L})(?:${bodyTexts('names')}|\\p{L}{0,24}(?:${bodyTexts('endings', ' ')}))(?![\\p{L}])`,
  'u',
)

/** Whether a short text names a body that people are members of: `Finance Committee`, `Vorstand`. */
export const isBody = (text: string) => text.length <= NAME_LENGTH_MAX && BODY.test(foldName(text))
