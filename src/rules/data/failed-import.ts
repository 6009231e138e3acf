interface FailedImport {
  readonly file_name: string
  /** Why it failed, as a sentence. */
  readonly failure_text: string | null
  /** The line of the file at which it stopped, from 1. */
  readonly next_line: number
  /** How many rows were imported. */
  readonly taken: number
}

/** Explains to its owner how an import failed. */
export function describeFailedImport({ file_name, failure_text, next_line, taken }: FailedImport): string {
  if (taken === 0) return `Nothing from ${file_name} was imported. ${failure_text} Please import it again.`
  const rows = taken === 1 ? '1 row was' : `${taken.toLocaleString('en')} rows were`
  return [
    `The import of ${file_name} stopped at line ${next_line.toLocaleString('en')}.`,
    `${failure_text} ${rows} imported before it.`,
    'Import the file again for the rest. Rows already imported stay unchanged.',
  ].join(' ')
}
