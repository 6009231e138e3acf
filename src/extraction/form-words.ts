import { LEGAL_FORMS, type LegalFormGroup, splitForms } from './legal-forms.ts'

/** How certain it is that a word is a legal form; see `LegalFormGroup` for the meaning of each. */
export type FormStrength = 'sure' | 'known' | 'ambiguous'

/**
 * Whether a word, as written on a page, is a legal form by the table's rules for letter case and full stops: `GmbH`,
 * `ltd.`, `e.V.`, `eG`, but neither `Ag` nor `EV`. The words of multi-word forms do not count individually.
 *
 * @returns null if it is not one
 */
export function formStrength(word: string): FormStrength | null {
  table ??= readTable()
  const bare = word.replace(/\.$/, '')
  return table.asWritten.get(bare) ?? table.inAnyCase.get(bare.replaceAll('.', '').toLowerCase()) ?? null
}

/** Whether a word, as written on a page, is a legal form, in a position where only a firm or a person can be. */
export function isFirmForm(word: string): boolean {
  const strength = formStrength(word)
  return strength === 'sure' || strength === 'known'
}

/**
 * Whether a word, in lower case and without accents and full stops, is a legal form after a name. Excludes forms that
 * in this spelling are also names of people or firms.
 */
export function isFormWord(word: string): boolean {
  table ??= readTable()
  return table.folded.has(word)
}

/** The words of `isFormWord` that are legal forms in any position of a firm or a person. */
export function firmFormWords(): string[] {
  table ??= readTable()
  return [...table.folded].flatMap(([word, strength]) => (strength === 'ambiguous' ? [] : [word]))
}

/** Last words of forms that are abbreviated with a full stop at the end only: `inc`, `ltd`, `sti`. Folded. */
export function shortenedFormWords(): string[] {
  const forms = LEGAL_FORMS.flatMap((group) => ORDER.flatMap((list) => splitForms(group[list])))
  const lastWords = forms.filter((form) => form.endsWith('.')).map((form) => form.slice(form.lastIndexOf(' ') + 1))
  return lastWords.filter((word) => word.length > 2 && word.indexOf('.') === word.length - 1).map(foldForm)
}

/**
 * Returns the words that are legal forms of some countries, as written in the table.
 *
 * @param countries ISO 3166-1 alpha-2 codes, separated by spaces
 * @param lists the lists of each group to include
 */
export function formsOfCountries(countries: string, lists: readonly FormList[]): string[] {
  const home = new Set(countries.split(' '))
  return LEGAL_FORMS.filter((group) => group.countries.split(' ').some((country) => home.has(country))).flatMap(
    (group) => lists.flatMap((list) => wordsIn(group, list)).map((form) => form.replace(/^=/, '')),
  )
}

/** Folds a word for comparison in the table of legal forms: lower case, without accents and full stops. */
export const foldForm = (word: string) => word.toLowerCase().normalize('NFD').replace(NO_LETTER, '')
/**
 * Characters that are not letters, including accents and the Hebrew abbreviation mark. A class of all letters compiles
 * more slowly.
 */
const NO_LETTER = /[^a-z\xdf-\u024f\u0370-\u05f3\u05f5-\uffff]/g

export type FormList = 'forms' | 'known' | 'ambiguous'

const ORDER: readonly FormList[] = ['forms', 'known', 'ambiguous']
const STRENGTHS = [
  ['forms', 'sure'],
  ['known', 'known'],
  ['ambiguous', 'ambiguous'],
] as const

interface Table {
  readonly asWritten: Map<string, FormStrength>
  readonly inAnyCase: Map<string, FormStrength>
  readonly folded: Map<string, FormStrength>
}

/** Forms that equal names once letter case and full stops are removed: Sapa, Sia, Ike. */
const ALSO_NAMES = new Set('amba egen gag gk ike kk ops osk saa sae saic sapa sau scoop selas sha sia vos'.split(' '))

/** Built on first use: most pages do not need it. */
let table: Table | null = null

const wordsIn = (group: LegalFormGroup, list: FormList) => splitForms(group[list]).filter((form) => !form.includes(' '))

function readTable(): Table {
  const asWritten = new Map<string, FormStrength>()
  const inAnyCase = new Map<string, FormStrength>()
  const folded = new Map<string, FormStrength>()
  // A word listed by several countries keeps its strongest meaning: the strongest lists come first.
  const note = (words: Map<string, FormStrength>, word: string, strength: FormStrength) => {
    if (!words.has(word)) words.set(word, strength)
  }
  for (const [list, strength] of STRENGTHS) {
    for (const form of LEGAL_FORMS.flatMap((group) => wordsIn(group, list))) {
      const bare = form.replace(/^=|\.$/g, '')
      note(asWritten, bare, strength)
      const word = foldForm(bare)
      if (!ALSO_NAMES.has(word)) note(folded, word, strength)
      if (strength === 'ambiguous' || form.startsWith('=')) continue
      note(asWritten, bare.toUpperCase(), strength)
      if (strength === 'sure' && bare.replaceAll('.', '').length > 2) {
        note(inAnyCase, bare.replaceAll('.', '').toLowerCase(), strength)
      }
    }
  }
  return { asWritten, inAnyCase, folded }
}
