import { useEffect, useMemo, useState } from 'react'
import { RECIPIENTS_IMPORT_BYTES_MAX } from '../../../../src/contracts/campaigns/limits.ts'
import type { Channel } from '../../../../src/contracts/senders/channel.ts'
import { useOwnCountry } from '../../../lib/own-country.ts'
import { saveRefused } from '../../../lib/refused-csv.ts'
import { channels } from '../campaign-words.ts'
import { type ColumnFields, guessAll, mappingOf } from './column-mapping.ts'
import type { CsvHead, RefusedBefore } from './read-csv-head.ts'
import type { ChosenFile } from './recipient-choice.ts'

const NONE_REFUSED: RefusedBefore = { total: 0, first: [] }

/** Loaded on demand, since few users import a file. */
const reader = () => import('./read-csv-head.ts')

/** A file of recipients: what it holds, what its columns are, and which rows will be refused. */
export function useRecipientFile(type: Channel) {
  const [file, setFile] = useState<File | null>(null)
  const [head, setHead] = useState<CsvHead | null>(null)
  const [fields, setFields] = useState<ColumnFields>({})
  const [refused, setRefused] = useState<RefusedBefore>(NONE_REFUSED)
  const [country, setCountry] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const ownCountry = useOwnCountry()
  const dialledIn = country ?? ownCountry

  const mapping = useMemo(() => mappingOf(fields), [fields])
  const hasAddress = Object.values(fields).includes(channels[type].address)
  // Found before the upload, and subtracted from the recipient count on the campaign's button.
  useEffect(() => {
    let isCurrent = true
    setRefused(NONE_REFUSED)
    if (!file || !hasAddress) return
    reader()
      .then(({ findRefused }) => findRefused({ file, channel: type, mapping, country: dialledIn }))
      .then((found) => isCurrent && setRefused(found))
      // Ignored here: the server reports what is wrong with the file.
      .catch(() => {})
    return () => {
      isCurrent = false
    }
  }, [file, type, mapping, hasAddress, dialledIn])

  return {
    ...{ file, head, fields, setFields, refused, country, setCountry, error, setError },
    async choose(chosen: File | null) {
      setError(null)
      setHead(null)
      setFile(null)
      if (!chosen) return
      if (chosen.size === 0) return setError('The file is empty')
      if (chosen.size > RECIPIENTS_IMPORT_BYTES_MAX) return setError('The file must be at most 10 MB')
      setFile(chosen)
      try {
        const { readCsvHead } = await reader()
        const read = await readCsvHead(chosen)
        if (read.columns.length === 0 || read.rows === 0) setError('The file has no rows below the header')
        setHead(read)
        setFields(guessAll(read))
      } catch (failure) {
        const isTold = failure instanceof Error && failure.name === 'AppError'
        setError(isTold ? failure.message : "We couldn't read the file")
      }
    },
    async saveRefused() {
      if (file) saveRefused(await (await reader()).listRefused({ file, channel: type, mapping, country: dialledIn }))
    },
    /** The file with its mapping; null if something is missing, which the error then says. */
    chosen(): ChosenFile | null {
      const problem =
        !file || !head
          ? 'Please choose a CSV file'
          : hasAddress
            ? null
            : `Choose the column with the ${type === 'email' ? 'email addresses' : 'phone numbers'}`
      if (problem) setError(problem)
      if (problem || !file || !head) return null
      return { file, mapping, country, rows: head.rows - refused.total }
    },
  }
}
