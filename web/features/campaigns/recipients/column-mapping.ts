import { ownField } from './own-field.ts'
import type { CsvHead } from './read-csv-head.ts'

/** Values of a column's select: not imported, or merged in under its own name. */
export const LEFT_OUT = '-'
const OWN = '+'
const FIELD_LABELS = {
  email: 'Email',
  phone: 'Phone',
  name: 'Name',
  first_name: 'First name',
  last_name: 'Last name',
  company: 'Company',
} as const

/** What each column is, by its name: a field, or one of the values above. */
export type ColumnFields = Readonly<Record<string, string>>

/** The mapping as the server reads it. */
export const mappingOf = (fields: ColumnFields): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field === LEFT_OUT ? null : field === OWN ? ownField(name) : field,
    ]),
  )

/** What a column can be. */
export const optionsFor = (name: string) => [
  { value: LEFT_OUT, label: 'Leave out' },
  ...Object.entries(FIELD_LABELS).map(([value, label]) => ({ value, label })),
  ...(ownField(name) === '' ? [] : [{ value: OWN, label: `Merge field ${ownField(name)}` }]),
]

/** Maps the first column of each kind to its field. The other columns can be merged in under their own names. */
export function guessAll({ columns }: CsvHead): Record<string, string> {
  const guessed: Record<string, string> = {}
  for (const { name, field } of columns) {
    const isFree = field !== null && Object.hasOwn(FIELD_LABELS, field) && !Object.values(guessed).includes(field)
    guessed[name] = isFree ? field : field === null || ownField(name) === '' ? LEFT_OUT : OWN
  }
  return guessed
}

/** Maps a column to a kind. Only one column can have a kind, so a previous one is no longer imported. */
export function withField(now: ColumnFields, name: string, field: string): Record<string, string> {
  const isShared = field !== LEFT_OUT && field !== OWN
  const others = Object.entries(now).map(([other, of]) => [other, isShared && of === field ? LEFT_OUT : of])
  return { ...Object.fromEntries(others), [name]: field }
}
