import { wordsOfLanguages } from '../../../facts/tables.ts'
import { careerWords } from '../../companies/career-words.ts'
import { ARTICLES, COMPANY_NOUNS } from '../../companies/company-words.ts'
import { titledFirms } from '../../companies/titled-firms.ts'
import { foldName } from '../../names/fold-name.ts'
import { isMemberWord } from '../../names/role-texts.ts'
import { readJobTitle } from '../../names/segments.ts'
import { isTitleWord } from '../../names/vocabulary.ts'

const LINKS = new Set([
  ...(['workplaces', 'origins', 'complements'] as const).flatMap((kind) => careerWords(kind).split('|')),
  ...wordsOfLanguages(({ roleTexts }) => roleTexts?.workplaces),
  ...wordsOfLanguages(({ roleTexts }) => roleTexts?.complements),
])
/** Elided prepositions: `DRH d’`. */
const ELIDED = / (?:d|l|del|dell)['’]$/u
/** A separator at the end of a role, with the spaces around it. */
const SEPARATOR = / ?[,–—(-] ?$/u
/** Most words between a role and an employer: `of the company`. */
const WORDS_MAX = 3
/** What may stand behind the employer. */
const END = /^[\s.,)]*$/

/**
 * Returns a job title without the organisation where somebody has it, which is their employer: `Head of sales` for
 * `Head of sales at Elm Ltd`, `Chair` for `Chair Elm and Vice Chair Oak` at Elm. A title that is nothing else stays:
 * `Elm Ltd ambassador`.
 */
export function titleWithoutEmployer(title: string, employer: string): string {
  const titled = titledFirms(title).find(({ firm }) => isSameOrLonger(employer, firm))
  if (titled !== undefined) return titled.title
  const name = employer.replace(/\.$/, '')
  const at = title.lastIndexOf(name)
  if (at <= 0 || !END.test(title.slice(at + name.length))) return title
  const role = withoutLink(title.slice(0, at))
  return role !== null && isRole(role) ? role : title
}

/** Whether a title calls an employer by its name or by the beginning of it: `Elm` for `Elm & Oak Ltd`. */
const isSameOrLonger = (employer: string, firm: string) => employer === firm || employer.startsWith(`${firm} `)

/** The text before what leads from a role to an employer, or null where nothing does. */
function withoutLink(lead: string): string | null {
  const bare = lead.replace(ELIDED, '').trimEnd()
  const words = bare.split(' ')
  for (let count = 0; count < WORDS_MAX && isLink(words.at(-1)!); count++) words.pop()
  const role = words.join(' ')
  const isLed = role !== bare || ELIDED.test(lead) || SEPARATOR.test(role)
  return isLed ? role.replace(SEPARATOR, '').trim() : null
}

const isLink = (word: string) => LINKS.has(word) || ARTICLES.has(word) || COMPANY_NOUNS.has(word)

const isRole = (text: string) =>
  readJobTitle(text) !== null ||
  foldName(text)
    .split(' ')
    .some((word) => isTitleWord(word) || isMemberWord(word))
