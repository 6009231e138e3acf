import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SOURCE_NAME_LENGTH_MAX } from '../../../../src/contracts/data/data-additions.ts'
import { hasAddress } from './column-uses.ts'
import { fileQueries } from './file-queries.ts'
import { FIRST_CHOICES, type ImportChoices } from './import-choices.ts'

const NO_FILE = new File([], '')
/** The step that checks the file; the two before it choose the file and what its columns hold. */
export const CHECK_STEP = 2

/** What is chosen in the steps of an import, and what the file and its check say. */
export function useImportSteps(initialFile: File | null) {
  const [choices, setChoices] = useState<ImportChoices>({
    ...FIRST_CHOICES,
    file: initialFile,
    name: initialFile ? sourceNameOf(initialFile) : '',
  })
  const [step, setStep] = useState(0)
  const { file, name } = choices
  const list = useQuery(fileQueries.columns(choices))
  const uses = choices.uses ?? list.data?.columns.map(({ guess }) => guess) ?? []
  const check = useQuery({
    ...fileQueries.check({ ...choices, file: file ?? NO_FILE }, uses),
    enabled: step === CHECK_STEP && file !== null,
  })
  const change = (next: Partial<ImportChoices>) => setChoices((before) => ({ ...before, ...next }))
  const isRead = list.data !== undefined && !list.isFetching
  const hasFile = file !== null && name.trim() !== '' && isRead
  return {
    ...{ choices, change, step, setStep, list, uses, check },
    /** Whether the next step can follow. */
    isReady: hasFile && (step === 0 || hasAddress(uses)),
    chooseFile: (next: File | null) =>
      change({
        ...{ file: next, encoding: null, delimiter: null, uses: null },
        ...(next && name.trim() === '' && { name: sourceNameOf(next) }),
      }),
  }
}

/** A source is named after its file, until the user names it. */
const sourceNameOf = (file: File): string => file.name.replace(/\.[^.]*$/, '').slice(0, SOURCE_NAME_LENGTH_MAX)
