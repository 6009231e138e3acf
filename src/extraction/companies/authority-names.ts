import { patternsOfLanguages } from '../../facts/tables.ts'
import { compilePattern } from '../../lib/compile-pattern.ts'
import { fold } from '../../lib/fold.ts'

/** Whether words in the name of an organisation make it an authority: `Elm Ombudsman`. */
export const isAuthorityName = (name: string): boolean => AUTHORITY.test(fold(name))
const AUTHORITY = compilePattern(
  `(?:^| )(?:${patternsOfLanguages(({ organisationSentences }) => organisationSentences?.relations?.authorities).join('|')})(?: |$)`,
  'u',
)
