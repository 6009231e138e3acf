import { wordsOfLanguages } from '../../facts/tables.ts'
import { fold } from '../../lib/fold.ts'

/** Folded nouns that mark a name as an organisation's without a legal form: firms, offices, schools and clubs. */
export const ORGANISATION_NOUNS: ReadonlySet<string> = new Set(
  wordsOfLanguages((language) => language.organisationNouns).map(fold),
)
