import { queryOptions } from '@tanstack/react-query'
import type { ColumnUse } from '../../../../src/contracts/data/data-additions.ts'
import { checkImport } from '../../../../src/contracts/data/imports.ts'
import { call } from '../../../lib/call.ts'
import { checkForm, type ImportChoices } from './import-choices.ts'

/** What tells a chosen file from others. */
const keyOf = ({ name, size, lastModified }: File) => [name, size, lastModified]

export const fileQueries = {
  /** The columns of a file, read in the browser; the reader loads with the first file. */
  columns: ({ file, encoding, delimiter }: Pick<ImportChoices, 'file' | 'encoding' | 'delimiter'>) =>
    queryOptions({
      queryKey: ['import-files', 'columns', file && keyOf(file), encoding, delimiter],
      queryFn: async () =>
        (await import('./read-import.ts')).readColumnsOf(file as File, encoding ?? undefined, delimiter ?? undefined),
      enabled: file !== null,
      gcTime: 0,
      retry: false,
    }),
  /** A dry run of the whole file by the rules chosen. */
  check: (choices: ImportChoices & { readonly file: File }, uses: readonly ColumnUse[]) => {
    const { file, country, encoding, delimiter, mergeBy, existing } = choices
    return queryOptions({
      queryKey: ['import-files', 'check', keyOf(file), { country, encoding, delimiter, mergeBy, existing, uses }],
      queryFn: async ({ signal }) => (await call(checkImport, { body: checkForm(choices, uses), signal })).data,
      gcTime: 0,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    })
  },
}
