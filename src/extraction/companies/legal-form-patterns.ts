import { compilePattern } from '../../lib/compile-pattern.ts'
import { once } from '../../lib/text/once.ts'
import { EAST_ASIAN_FORMS, LEGAL_FORMS, splitForms, WRITTEN_OUT } from '../legal-forms.ts'
import { WordPattern } from '../word-pattern.ts'

const lettersOf = (form: string) => form.replace(/[^\p{L}]/gu, '')

/** A pattern as a list of atoms, so that patterns with a common prefix can share it. */
type Atoms = readonly string[]

const exactly = (char: string) => char.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')

function inAnyCase(char: string): string {
  // Turkish has a dotted capital I.
  if (char === 'i') return '[iIİ]'
  const [lower, upper] = [char.toLowerCase(), char.toUpperCase()]
  return lower === upper || lower.length !== upper.length ? exactly(char) : `[${lower}${upper}]`
}

interface Looseness {
  readonly anyCase?: boolean
  readonly dotsOptional?: boolean
}

/** A final dot is always optional, and so is a space after a dot. */
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
/** Returns the abbreviation of a written-out form, or any other form unchanged. */
export const shortForm = (form: string): string => shortForms.get(form) ?? form
export const isWrittenOut = (form: string): boolean => shortForms.has(form)

const isWord = (form: string) => /\p{L}{5}/u.test(form) && !form.includes('.')

/** Returns the spellings of one entry in the table of forms, by the rules stated at the table. */
function spellings(form: string): Atoms[] {
  if (form.startsWith('=')) return [atomsOf(form.slice(1))]
  if (shortForms.has(form)) return [atomsOf(form)]
  if (isWord(form)) return [atomsOf(form), atomsOf(form.toUpperCase())]
  if (lettersOf(form).length > 2) return [atomsOf(form, { anyCase: true, dotsOptional: true })]
  return form.includes('.') ? [atomsOf(form, { anyCase: true })] : [atomsOf(form), atomsOf(form.toUpperCase())]
}

/** Builds one pattern for any of several: common prefixes are joined, and longer patterns come first. */
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

/** Lists whose entries also belong to another list, because they match in the same way. */
const ALSO = { forms: null, ambiguous: 'known', prefixes: 'quoted' } as const
const formsOf = (key: FormList) => [
  ...LEGAL_FORMS.flatMap((group) => {
    const also = ALSO[key]
    return [...splitForms(group[key]), ...(also ? splitForms(group[also]) : [])]
  }),
  ...(key === 'ambiguous' ? [] : WRITTEN_OUT[key].map(({ full }) => full)),
]
const asTheyStand = (forms: readonly string[]) => anyOf(forms.map((form) => atomsOf(form)))

/** Maximum length of the words, codes and names that forms become without dots and letter case. */
const WORD_LENGTH_MAX = 6
const ALSO_WORDS = new Set('amba egen epe gag gbr ike osk sac sae saic sapa sau scoop selas tmi vos'.split(' '))

const BEHIND_NAME = `(?<=[\\s,)"»”’'.-])`
/** Excludes longer forms and codes that begin like another form: `S.A.S. de C.V.`, `Ltd/Gte`, `U.S.A.M.`. */
const NO_WORD_AFTER = '(?![\\p{L}\\p{N}]|\\.\\p{Lu}\\.|/[Gg]|\\.? de [CR]\\.? ?[VL]\\b)'

type FormList = 'forms' | 'ambiguous' | 'prefixes'

/** Builds sticky patterns, by first character, for the forms of a list within the given surroundings. */
function patternsOf(list: FormList, spell: (form: string) => Atoms[], before: string, behind: string) {
  const byFirst = Map.groupBy(formsOf(list), (form) => form.replace('=', '').charAt(0).toLowerCase())
  return (first: string) => {
    const forms = byFirst.get(first)
    return forms ? compilePattern(before + anyOf(forms.flatMap(spell)) + behind, 'uy') : null
  }
}

/** The ways a form may begin in a text: dots and the spaces after them are optional, and `&` may be a word. */
const beginnings = (key: FormList) => () =>
  formsOf(key)
    .map((form) => form.replace(/^[^\p{L}]+/u, ''))
    .flatMap((form) => [form, form.replaceAll('.', ''), form.replace(/\.(?=\S)/g, '. ')])
    .flatMap((form) => (form.includes('&') ? [form, form.replace('&', 'und'), form.replace('&', 'and')] : form))

const asItStands = (form: string) => [atomsOf(form)]

/** Forms that mark a company wherever they follow a capitalised name. */
export const LEGAL_FORM = new WordPattern(
  patternsOf('forms', spellings, BEHIND_NAME, NO_WORD_AFTER),
  beginnings('forms'),
)
/** Forms that count only with a matching country or other evidence. */
export const AMBIGUOUS_FORM = new WordPattern(
  patternsOf('ambiguous', asItStands, BEHIND_NAME, NO_WORD_AFTER),
  beginnings('ambiguous'),
)
/** Forms before the name. */
export const FORM_PREFIX = new WordPattern(
  patternsOf('prefixes', asItStands, '(?<=^|[\\s(,:])', '(?=[ «"“„])'),
  beginnings('prefixes'),
)

/** Matches a form before the name, at the start of a text. */
export const leadingForm = once(() => compilePattern(`^(?:${asTheyStand(formsOf('prefixes'))})(?=[ «"“„])`, 'u'))
/** Matches a form before the name, at the end of a text, to search backwards from a name. */
export const trailingPrefix = once(() => compilePattern(`(?<=^|[\\s(,:])${asTheyStand(formsOf('prefixes'))} $`, 'u'))
/** Whether a text can contain an East Asian or Thai name. */
export const EAST_ASIAN = /[\u0e00-\u0e7f\u3200-\u9fff\uac00-\ud7af]/
export const EAST_ASIAN_FORM = compilePattern(asTheyStand(splitForms(EAST_ASIAN_FORMS)), 'gu')

/** Forms before a name that count only when the name is in quotation marks. */
const QUOTED_ONLY = new Set(LEGAL_FORMS.flatMap(({ quoted }) => splitForms(quoted)))
export const needsQuotes = (prefix: string) => QUOTED_ONLY.has(prefix)

const keyOf = (form: string) => form.replace(/[^\p{L}/]/gu, '')

const countriesByForm = new Map<string, string[]>()
/** Forms that are also words or codes without their dots or letter case, with their countries, by key. */
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
 * Whether a form, as written, is only an everyday word or a code because none of the page's countries uses the form:
 * `vos photos`, `un sac`, `GBR`. A form written with its dots or in the letters of the table is not.
 */
export function isWordLike(written: string, homes: ReadonlySet<string>): boolean {
  if (written.length > WORD_LENGTH_MAX) return false
  const word = written.replace(/\.$/, '')
  const known = wordLike.get(keyOf(word).toLowerCase())
  if (!known || word.includes('.') || word === known.form) return false
  return word !== word.toUpperCase() || !known.countries.some((country) => homes.has(country))
}

/**
 * Returns the ISO 3166-1 alpha-2 codes of the countries where an ambiguous form or prefix, as written, is a legal form.
 */
export function countriesOfForm(form: string): readonly string[] {
  return countriesByForm.get(keyOf(form)) ?? []
}
