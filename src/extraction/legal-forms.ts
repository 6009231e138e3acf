import type { LegalForms } from '../facts/country.ts'
import { sharedBy } from '../facts/tables.ts'

/** The forms of one or several countries. */
export interface LegalFormGroup extends LegalForms {
  /** ISO 3166-1 alpha-2 codes, separated by spaces. */
  readonly countries: string
}

/** The forms of all countries. */
export const LEGAL_FORMS: readonly LegalFormGroup[] = sharedBy(({ legalForms }) => legalForms).map(
  ({ item, countries }) => ({ ...item, countries: countries.join(' ') }),
)

/** East Asian forms, which touch the name on either side without a space. */
export const EAST_ASIAN_FORMS = LEGAL_FORMS.flatMap(({ touching }) => touching ?? []).join(' | ')

/** The forms of one entry of the table, as they stand there. */
export const splitForms = (list: string | undefined) => (list ? list.split('|').map((form) => form.trim()) : [])

/** A form written out, and the form that it is. */
export interface WrittenOutForm {
  readonly full: string
  readonly short: string
}

const pairsOf = (list: 'writtenOut' | 'writtenOutBefore'): WrittenOutForm[] =>
  LEGAL_FORMS.flatMap((group) => splitForms(group[list])).flatMap((entry) => {
    const [full = '', short = ''] = entry.split(' = ')
    const spellings = [full, full[0]!.toUpperCase() + full.slice(1), full.toUpperCase()]
    return [...new Set(spellings)].map((spelling) => ({ full: spelling, short }))
  })

/** Forms written out behind a name and before it, in every spelling. */
export const WRITTEN_OUT = { forms: pairsOf('writtenOut'), prefixes: pairsOf('writtenOutBefore') }
