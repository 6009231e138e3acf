import { LEGAL_FORMS, type LegalFormGroup, splitForms } from './legal-forms.ts'

/** How surely one word is the legal form behind a name; what each means says `LegalFormGroup`. */
export type FormStrength = 'sure' | 'known' | 'ambiguous'

/**
 * Whether one word, as a page writes it, is a legal form, by the table's rules for letter case and full stops: `GmbH`,
 * `ltd.`, `e.V.`, `eG`, but neither `Ag` nor `EV`. Of forms of several words each word is none.
 *
 * @returns null when it is none
 */
export function formStrength(word: string): FormStrength | null {
  table ??= readTable()
  const bare = word.replace(/\.$/, '')
  return table.asWritten.get(bare) ?? table.inAnyCase.get(bare.replaceAll('.', '').toLowerCase()) ?? null
}

/** Whether a word that stands where only a firm or a person can, as a page writes it, is a legal form. */
export function isFirmForm(word: string): boolean {
  const strength = formStrength(word)
  return strength === 'sure' || strength === 'known'
}

/**
 * Whether a word in lower case, without accents and full stops, is any legal form behind a name. Written so, some are what
 * people or firms are called, and do not count.
 */
export function isFormWord(word: string): boolean {
  table ??= readTable()
  return table.folded.has(word)
}

/** The words of `isFormWord` that are legal forms wherever a firm or a person can stand. */
export function firmFormWords(): string[] {
  table ??= readTable()
  return [...table.folded].flatMap(([word, strength]) => (strength === 'ambiguous' ? [] : [word]))
}

/** The words behind names that forms write cut short, with a full stop at their end alone: `inc`, `ltd`, `sti`. Folded. */
export function shortenedFormWords(): string[] {
  const forms = LEGAL_FORMS.flatMap((group) => ORDER.flatMap((list) => splitForms(group[list])))
  const lastWords = forms.filter((form) => form.endsWith('.')).map((form) => form.slice(form.lastIndexOf(' ') + 1))
  return lastWords.filter((word) => word.length > 2 && word.indexOf('.') === word.length - 1).map(foldForm)
}

/**
 * The words that are legal forms of some countries, as the table writes them.
 *
 * @param countries ISO 3166-1 alpha-2 codes, separated by spaces
 * @param lists which of the lists of each group count
 */
export function formsOfCountries(countries: string, lists: readonly FormList[]): string[] {
  const home = new Set(countries.split(' '))
  return LEGAL_FORMS.filter((group) => group.countries.split(' ').some((country) => home.has(country))).flatMap(
    (group) => lists.flatMap((list) => wordsIn(group, list)).map((form) => form.replace(/^=/, '')),
  )
}

/** A word as the table of legal forms compares them: in lower case, without accents and full stops. */
export const foldForm = (word: string) => word.toLowerCase().normalize('NFD').replace(NO_LETTER, '')
/** What is no letter, accents and the mark of Hebrew abbreviations among it: a class of all letters takes longer to compile. */
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

/** Forms that are also names, when their letter case and full stops are gone: Sapa, Sia, Ike. */
const ALSO_NAMES = new Set('amba egen gag gk ike kk ops osk saa sae saic sapa sau scoop selas sha sia vos'.split(' '))

/** Read when first asked: most pages need none of it. */
let table: Table | null = null

const wordsIn = (group: LegalFormGroup, list: FormList) => splitForms(group[list]).filter((form) => !form.includes(' '))

function readTable(): Table {
  const asWritten = new Map<string, FormStrength>()
  const inAnyCase = new Map<string, FormStrength>()
  const folded = new Map<string, FormStrength>()
  // A word that several countries list counts as what it is most surely: the strongest lists come first.
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
