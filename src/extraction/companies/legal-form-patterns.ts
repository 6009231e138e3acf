import { EAST_ASIAN_FORMS, LEGAL_FORMS, splitForms, WRITTEN_OUT } from '../legal-forms.ts'
import { WordPattern } from '../word-pattern.ts'

const lettersOf = (form: string) => form.replace(/[^\p{L}]/gu, '')

/** A pattern as a list of atoms, so that patterns that begin alike can share their beginning. */
type Atoms = readonly string[]

const exactly = (char: string) => char.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')

function inAnyCase(char: string): string {
  // Turkish has a dot on its capital too.
  if (char === 'i') return '[iIİ]'
  const [lower, upper] = [char.toLowerCase(), char.toUpperCase()]
  return lower === upper || lower.length !== upper.length ? exactly(char) : `[${lower}${upper}]`
}

interface Looseness {
  readonly anyCase?: boolean
  readonly dotsOptional?: boolean
}

/** A final dot is always optional, and so is a space behind a dot. */
function atomsOf(form: string, { anyCase = false, dotsOptional = false }: Looseness = {}): Atoms {
  const atoms: string[] = []
  for (let at = 0; at < form.length; at++) {
    const char = form[at]!
    const isLast = at === form.length - 1
    if (char === '.') atoms.push(isLast || dotsOptional ? '\\.?' : '\\.', ...(isLast ? [] : [' ?']))
    else if (char === ' ' && form[at - 1] === '.') continue
    else if (char === '&' && anyCase) atoms.push('(?:&|und|and)')
    else atoms.push(anyCase ? inAnyCase(char) : exactly(char))
  }
  return atoms
}

const shortForms = new Map(
  [...WRITTEN_OUT.forms, ...WRITTEN_OUT.prefixes].map(({ full, short }) => [full, short] as const),
)
/** What a form that is written out is short for; any other as it is. */
export const shortForm = (form: string): string => shortForms.get(form) ?? form
export const isWrittenOut = (form: string): boolean => shortForms.has(form)

const isWord = (form: string) => /\p{L}{5}/u.test(form) && !form.includes('.')

/** The spellings of one entry of the table of forms, by the rules that head it. */
function spellings(form: string): Atoms[] {
  if (form.startsWith('=')) return [atomsOf(form.slice(1))]
  if (shortForms.has(form)) return [atomsOf(form)]
  if (isWord(form)) return [atomsOf(form), atomsOf(form.toUpperCase())]
  if (lettersOf(form).length > 2) return [atomsOf(form, { anyCase: true, dotsOptional: true })]
  return form.includes('.') ? [atomsOf(form, { anyCase: true })] : [atomsOf(form), atomsOf(form.toUpperCase())]
}

/** One pattern for any of several: those that begin alike are joined, and longer ones are tried first. */
function anyOf(patterns: readonly Atoms[]): string {
  const byHead = new Map<string, Atoms[]>()
  for (const [head = '', ...tail] of patterns) byHead.set(head, [...(byHead.get(head) ?? []), tail])
  const isOptional = byHead.delete('')
  const lengthOf = (tails: readonly Atoms[]) => Math.max(...tails.map(({ length }) => length))
  const heads = [...byHead].sort(([, one], [, other]) => lengthOf(other) - lengthOf(one))
  const branches = heads.map(([head, tails]) => head + anyOf(tails))
  if (branches.length === 0) return ''
  return isOptional ? `(?:${branches.join('|')})?` : branches.length === 1 ? branches[0]! : `(?:${branches.join('|')})`
}

/** What belongs to a list beside what is entered there: it matches alike. */
const ALSO = { forms: null, ambiguous: 'known', prefixes: 'quoted' } as const
const formsOf = (key: FormList) => [
  ...LEGAL_FORMS.flatMap((group) => {
    const also = ALSO[key]
    return [...splitForms(group[key]), ...(also ? splitForms(group[also]) : [])]
  }),
  ...(key === 'ambiguous' ? [] : WRITTEN_OUT[key].map(({ full }) => full)),
]
const asTheyStand = (forms: readonly string[]) => anyOf(forms.map((form) => atomsOf(form)))

/** Words, codes and names that forms become without their dots and letter case. */
const WORD_LENGTH_MAX = 6
const ALSO_WORDS = new Set('amba egen epe gag gbr ike osk sac sae saic sapa sau scoop selas tmi vos'.split(' '))

const BEHIND_NAME = `(?<=[\\s,)"»”’'.-])`
/** Nor what goes on with a form that begins like another: `S.A.S. de C.V.`, `Ltd/Gte`, `U.S.A.M.`. */
const NO_WORD_AFTER = '(?![\\p{L}\\p{N}]|\\.\\p{Lu}\\.|/[Gg]|\\.? de [CR]\\.? ?[VL]\\b)'

type FormList = 'forms' | 'ambiguous' | 'prefixes'

/** Sticky patterns for the forms of a list that begin with a character, between what must stand around them. */
function patternsOf(list: FormList, spell: (form: string) => Atoms[], before: string, behind: string) {
  const byFirst = Map.groupBy(formsOf(list), (form) => form.replace('=', '').charAt(0).toLowerCase())
  return (first: string) => {
    const forms = byFirst.get(first)
    return forms ? new RegExp(before + anyOf(forms.flatMap(spell)) + behind, 'uy') : null
  }
}

/** How forms may begin in a text: dots and the spaces behind them are optional, `&` may be a word. */
const beginnings = (key: FormList) => () =>
  formsOf(key)
    .map((form) => form.replace(/^[^\p{L}]+/u, ''))
    .flatMap((form) => [form, form.replaceAll('.', ''), form.replace(/\.(?=\S)/g, '. ')])
    .flatMap((form) => (form.includes('&') ? [form, form.replace('&', 'und'), form.replace('&', 'and')] : form))

const asItStands = (form: string) => [atomsOf(form)]

/** Forms that name a company wherever they stand behind a capitalised name. */
export const LEGAL_FORM = new WordPattern(
  patternsOf('forms', spellings, BEHIND_NAME, NO_WORD_AFTER),
  beginnings('forms'),
)
/** Forms that need a country or other evidence to count. */
export const AMBIGUOUS_FORM = new WordPattern(
  patternsOf('ambiguous', asItStands, BEHIND_NAME, NO_WORD_AFTER),
  beginnings('ambiguous'),
)
/** Forms that stand before the name. */
export const FORM_PREFIX = new WordPattern(
  patternsOf('prefixes', asItStands, '(?<=^|[\\s(,:])', '(?=[ «"“„])'),
  beginnings('prefixes'),
)

/** A form before the name at the start of a text. */
export const LEADING_FORM = new RegExp(`^(?:${asTheyStand(formsOf('prefixes'))})(?=[ «"“„])`, 'u')
/** A form before the name at the end of a text, for looking back from a name. */
export const TRAILING_PREFIX = new RegExp(`(?<=^|[\\s(,:])${asTheyStand(formsOf('prefixes'))} $`, 'u')
/** Whether a text may hold an East Asian or Thai name at all. */
export const EAST_ASIAN = /[\u0e00-\u0e7f\u3200-\u9fff\uac00-\ud7af]/
export const EAST_ASIAN_FORM = new RegExp(asTheyStand(splitForms(EAST_ASIAN_FORMS)), 'gu')

/** Forms before a name that say nothing without its quotation marks. */
const QUOTED_ONLY = new Set(LEGAL_FORMS.flatMap(({ quoted }) => splitForms(quoted)))
export const needsQuotes = (prefix: string) => QUOTED_ONLY.has(prefix)

const keyOf = (form: string) => form.replace(/[^\p{L}/]/gu, '')

const countriesByForm = new Map<string, string[]>()
/** By key: a form that also lives without its dots or letter case, as a word or a code, and where it is one. */
const wordLike = new Map<string, { readonly form: string; readonly countries: readonly string[] }>()
for (const { countries, forms, ambiguous, known, prefixes } of LEGAL_FORMS) {
  for (const form of [...splitForms(ambiguous), ...splitForms(known), ...splitForms(prefixes)]) {
    const key = keyOf(form)
    countriesByForm.set(key, [...(countriesByForm.get(key) ?? []), ...countries.split(' ')])
  }
  for (const form of splitForms(forms)) {
    const key = keyOf(form).toLowerCase()
    if (ALSO_WORDS.has(key)) wordLike.set(key, { form, countries: countries.split(' ') })
  }
}

/**
 * Whether a form, as written, is an everyday word or a code of something else where no country of the page knows the form:
 * `vos photos`, `un sac`, `GBR`. With its dots and in the letters of the table it is none.
 */
export function isWordLike(written: string, homes: ReadonlySet<string>): boolean {
  if (written.length > WORD_LENGTH_MAX) return false
  const word = written.replace(/\.$/, '')
  const known = wordLike.get(keyOf(word).toLowerCase())
  if (!known || word.includes('.') || word === known.form) return false
  return word !== word.toUpperCase() || !known.countries.some((country) => homes.has(country))
}

/** The ISO 3166-1 alpha-2 codes of the countries where an ambiguous form or a prefix, as written, is a legal form. */
export function countriesOfForm(form: string): readonly string[] {
  return countriesByForm.get(keyOf(form)) ?? []
}
