import type { ImportReport } from './data-additions.ts'

/** Explains to its owner how an import failed. */
export function describeFailedImport({
  file_name,
  failure_text,
  next_line,
  taken,
}: Pick<ImportReport, 'file_name' | 'failure_text' | 'next_line' | 'taken'>): string {
  if (taken === 0) return `Nothing of ${file_name} was taken. ${failure_text} Please import it again.`
  const rows = taken === 1 ? '1 row was' : `${taken.toLocaleString('en')} rows were`
  return [
    `The import of ${file_name} stopped at line ${next_line.toLocaleString('en')}.`,
    `${failure_text} ${rows} taken before it.`,
    'Import the file again for the rest: what is here already stays as it is.',
  ].join(' ')
}
