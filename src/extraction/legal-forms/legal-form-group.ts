/**
 * How companies of each country name their legal form, in lists split at `|`.
 *
 * A form is written with all its dots. From three letters on it matches in any case and without its dots; words of five
 * letters and more, and two letters without dots, match as they stand or in capitals; forms after `=` as they stand.
 */
export interface LegalFormGroup {
  /** ISO 3166-1 alpha-2 codes, separated by spaces. */
  readonly countries: string
  /** Forms behind the name. */
  readonly forms?: string
  /** Forms that are also words, codes or initials, as they stand: they count at home or beside other evidence. */
  readonly ambiguous?: string
  /** Such forms that are known beyond their countries: where nothing but a firm or a person can stand they are the form. */
  readonly known?: string
  /** Forms before the name, as they stand. */
  readonly prefixes?: string
  /** Forms before the name that are also other abbreviations: they count before a name in quotation marks. */
  readonly quoted?: string
}
