import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ColumnUse, ImportReport } from '../../../../src/contracts/data/data-additions.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { describeFailedImport } from '../../../../src/rules/data/failed-import.ts'
import { CallError, messageOf } from '../../../lib/call-error.ts'
import { formatNumber } from '../../../lib/format.ts'
import { toast } from '../../../ui/toast.tsx'
import { goesOn, importQueries, useImportCsv } from './api.ts'

import { type ImportChoices, importForm } from './import-choices.ts'

/** Sends a file, follows its import where that outlives the request, and tells how it ended. */
export function useSendImport(choices: ImportChoices) {
  const [error, setError] = useState<string | null>(null)
  const [report, setReport] = useState<ImportReport | null>(null)
  const [followed, setFollowed] = useState<ImportReport | null>(null)
  const importCsv = useImportCsv()
  const client = useQueryClient()
  const name = choices.name.trim()
  // The response comes at the end of a short import; until then the list of imports tells how it goes.
  const { data: latest = [] } = useQuery({ ...importQueries.latest(), enabled: importCsv.isPending })
  const running = importCsv.isPending
    ? latest.find((one) => goesOn(one) && one.file_name === choices.file?.name && one.source_name === name)
    : undefined

  function tell(data: ImportReport, message = 'Imported') {
    if (data.taken > 0 && data.state === 'finished') toast.success(message, { description: knownText(data) })
    setReport(data)
  }
  return {
    ...{ error, setError, isSending: importCsv.isPending },
    /** The import while its response is awaited. */
    running,
    /** An import that goes on after its request. */
    followed,
    /** The import that ended. */
    report,
    async send(chosen: File, uses: readonly ColumnUse[]) {
      setError(null)
      const before = client.getQueryData(importQueries.latest().queryKey) ?? []
      try {
        const { data, message } = await importCsv.mutateAsync({ body: importForm({ ...choices, file: chosen }, uses) })
        if (data.state !== 'finished') setFollowed(data)
        else tell(data, message)
      } catch (failure) {
        const begun = isAnswerLost(failure) ? await findBegun(client, chosen, name, before) : null
        if (begun) setFollowed(begun)
        else setError(messageOf(failure, 'Failed to import CSV'))
      }
    },
    endFollowed(ended: ImportReport) {
      setFollowed(null)
      if (ended.state === 'failed') setError(describeFailedImport(ended))
      else tell(ended)
    },
  }
}

/** A 503 is the server's own statement that the import failed. */
const isAnswerLost = (failure: unknown): boolean =>
  failure instanceof CallError && (failure.status === 0 || (failure.status >= 500 && failure.status !== 503))

/** The import whose response was lost. Null if it was not created, or the server still does not respond. */
async function findBegun(
  client: QueryClient,
  file: File,
  sourceName: string,
  before: readonly ImportReport[],
): Promise<ImportReport | null> {
  const known = new Set(before.map(({ id }) => id))
  const now = await client.fetchQuery(importQueries.latest()).catch(() => [])
  const begun = now.find((one) => one.file_name === file.name && one.source_name === sourceName && !known.has(one.id))
  return begun ?? null
}

/** Explains why fewer values are new than expected. */
function knownText({ known_rows, taken }: ImportReport): string | undefined {
  if (known_rows === 0) return undefined
  if (known_rows === taken) return 'This source already has all of these rows.'
  return `This source has ${formatNumber(known_rows)} of ${pluralize(taken, 'row')} already.`
}
