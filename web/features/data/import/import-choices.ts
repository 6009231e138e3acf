import type { ColumnUse } from '../../../../src/contracts/data/data-additions.ts'
import type { ListDelimiter, ListEncoding } from '../../../../src/rules/imports/list-encodings.ts'
import type { FieldRule, MergeRule } from '../../../../src/rules/imports/merge-rules.ts'

/** What a person has chosen in the import's steps. */
export interface ImportChoices {
  readonly file: File | null
  readonly name: string
  readonly country: string | null
  /** Null for what was detected. */
  readonly encoding: ListEncoding | null
  readonly delimiter: ListDelimiter | null
  /** Null for what was guessed. */
  readonly uses: readonly ColumnUse[] | null
  readonly mergeBy: MergeRule
  readonly existing: FieldRule
  /** As typed, with commas between them. */
  readonly tags: string
  readonly list: string
}

export const FIRST_CHOICES: ImportChoices = {
  ...{ file: null, name: '', country: null, encoding: null, delimiter: null, uses: null },
  ...{ mergeBy: 'email', existing: 'fill', tags: '', list: '' },
}

export const tagsOf = ({ tags }: Pick<ImportChoices, 'tags'>): string[] => [
  ...new Set(
    tags
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
]

/** The part of the form that a dry run needs. */
export function checkForm(choices: ImportChoices & { readonly file: File }, uses: readonly ColumnUse[]): FormData {
  const form = new FormData()
  form.set('csv_file', choices.file)
  if (choices.country) form.set('country', choices.country)
  if (choices.encoding) form.set('encoding', choices.encoding)
  if (choices.delimiter) form.set('delimiter', choices.delimiter)
  form.set('columns', JSON.stringify(uses))
  form.set('merge_by', choices.mergeBy)
  form.set('existing', choices.existing)
  return form
}

export function importForm(choices: ImportChoices & { readonly file: File }, uses: readonly ColumnUse[]): FormData {
  const form = checkForm(choices, uses)
  form.set('source_name', choices.name.trim())
  const tags = tagsOf(choices)
  if (tags.length > 0) form.set('tags', JSON.stringify(tags))
  if (choices.list.trim() !== '') form.set('list', choices.list.trim())
  return form
}
