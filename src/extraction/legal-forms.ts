import type { LegalForms } from '../facts/country.ts'
import { sharedBy } from '../facts/tables.ts'

/** The legal forms of one or several countries. */
export interface LegalFormGroup extends LegalForms {
  /** ISO 3166-1 alpha-2 codes, separated by spaces. */
  readonly countries: string
}

/** The legal forms of all countries. */
export const LEGAL_FORMS: readonly LegalFormGroup[] = sharedBy(({ legalForms }) => legalForms).map(
  ({ item, countries }) => ({ ...item, countries: countries.join(' ') }),
)

/** East Asian forms, which are attached to the name on either side without a space. */
export const EAST_ASIAN_FORMS = LEGAL_FORMS.flatMap(({ touching }) => touching ?? []).join(' | ')

/** Splits one entry of the table into its forms. */
export const splitForms = (list: string | undefined) => (list ? list.split('|').map((form) => form.trim()) : [])

/** A form written in full, and its abbreviation. */
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

/** Forms written in full after and before a name, in every spelling. */
export const WRITTEN_OUT = { forms: pairsOf('writtenOut'), prefixes: pairsOf('writtenOutBefore') }
