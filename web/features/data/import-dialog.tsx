import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import {
  type ColumnUse,
  type ImportReport,
  SOURCE_NAME_LENGTH_MAX,
} from '../../../src/contracts/data/data-additions.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { describeFailedImport } from '../../../src/rules/data/failed-import.ts'
import { LIST_FILE_ENDINGS, WRONG_LIST_FILE } from '../../../src/rules/data/list-file.ts'
import { CallError, messageOf } from '../../lib/call-error.ts'
import { formatNumber } from '../../lib/format.ts'
import { useOwnCountry } from '../../lib/own-country.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { CountrySelect } from '../../ui/country-select.tsx'
import { Dialog, DialogFooter } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { Input } from '../../ui/input.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.tsx'
import { goesOn, importQueries, useImportCsv } from './api.ts'
import { ColumnMapping } from './column-mapping.tsx'
import { hasAddress } from './column-uses.ts'
import { ImportPreview } from './import-preview.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportReportDialog } from './import-report.tsx'

/** Imports a CSV file or a workbook. Lists skipped rows with reasons, both before and after the import. */
export function ImportDialog({ initialFile = null, onClose }: { initialFile?: File | null; onClose: () => void }) {
  const [name, setName] = useState(initialFile ? sourceNameOf(initialFile) : '')
  const [country, setCountry] = useState<string | null>(null)
  const [file, setFile] = useState<File | null>(initialFile)
  const [changed, setChanged] = useState<readonly ColumnUse[] | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [report, setReport] = useState<ImportReport | null>(null)
  const [followed, setFollowed] = useState<ImportReport | null>(null)
  const ownCountry = useOwnCountry()
  const list = useQuery({
    queryKey: ['import-columns', file?.name, file?.size, file?.lastModified],
    // Loaded on demand, since few users choose a file.
    queryFn: async () => (await import('./read-import.ts')).readColumnsOf(file as File),
    enabled: file !== null,
    gcTime: 0,
    retry: false,
  })
  const uses = changed ?? list.data?.columns.map(({ guess }) => guess) ?? null
  const importCsv = useImportCsv()
  const client = useQueryClient()

  function choose(next: File | null) {
    setFile(next)
    setChanged(null)
    setError(null)
    if (next && name.trim() === '') setName(sourceNameOf(next))
  }

  function tell(data: ImportReport, message = 'Imported') {
    if (data.taken > 0) toast.success(message, { description: knownText(data) })
    setReport(data)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!file) return
    setError(null)
    const body = new FormData()
    body.set('csv_file', file)
    body.set('source_name', name.trim())
    if (country) body.set('country', country)
    // A file that cannot be read here is left to the server, which says why.
    if (uses) body.set('columns', JSON.stringify(uses))
    const before = client.getQueryData(importQueries.latest().queryKey) ?? []
    try {
      const { data, message } = await importCsv.mutateAsync({ body })
      if (data.state !== 'finished') setFollowed(data)
      else tell(data, message)
    } catch (failure) {
      const begun = isAnswerLost(failure) ? await findBegun(client, file, name.trim(), before) : null
      if (begun) setFollowed(begun)
      else setError(messageOf(failure, 'Failed to import CSV'))
    }
  }

  if (followed) {
    return (
      <FollowDialog
        begun={followed}
        onClose={onClose}
        onEnd={(ended) => {
          setFollowed(null)
          if (ended.state === 'failed') setError(describeFailedImport(ended))
          else tell(ended)
        }}
      />
    )
  }
  if (report) return <ImportReportDialog report={report} onClose={onClose} />
  return (
    <Dialog isOpen onClose={() => !importCsv.isPending && onClose()} title="Import CSV" size="lg">
      <form onSubmit={submit} className="flex flex-col gap-4">
        {error ? <Alert tone="danger" title={error} /> : null}
        <Field label="Source Name" isRequired>
          <Input value={name} maxLength={120} onChange={(event) => setName(event.target.value)} autoComplete="off" />
        </Field>
        <Field
          label="CSV File"
          isRequired
          hint="CSV must contain 'email' or 'phone' columns. Names, companies, job titles, addresses, websites, profiles, tags and notes are read too, as HubSpot, Salesforce, Google Contacts, Mailchimp and Outlook export them."
        >
          <FileDrop
            file={file}
            onChange={choose}
            accept={LIST_FILE_ENDINGS}
            hint=".csv, .txt or .xlsx, at most 10 MB"
            onRefused={() => setError(WRONG_LIST_FILE)}
          />
        </Field>
        <Field label="Country" hint="For phone numbers without +, in rows without a country.">
          <CountrySelect value={country} onChange={setCountry} noneLabel="Your account's country" />
        </Field>
        {file && list.isPending ? <Spinner label="Reading the file" /> : null}
        {list.error ? (
          <Alert
            tone="danger"
            title={list.error.name === 'AppError' ? list.error.message : 'The file could not be read'}
          />
        ) : null}
        {file && list.data && uses ? (
          <>
            <ColumnMapping list={list.data} uses={uses} onChange={setChanged} />
            {hasAddress(uses) ? (
              <ImportPreview file={file} country={country ?? ownCountry} uses={uses} />
            ) : (
              <Alert tone="warning" title="Choose the column that holds email addresses or phone numbers" />
            )}
          </>
        ) : null}
        <DialogFooter className="sticky -bottom-5 z-2 -mx-5 -mb-5 mt-1">
          <Button onClick={onClose} disabled={importCsv.isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="primary"
            isLoading={importCsv.isPending}
            disabled={!file || name.trim() === '' || (uses !== null && !hasAddress(uses))}
          >
            {importCsv.isPending ? 'Importing...' : 'Import'}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}

/** A source is named after its file, until the user names it. */
const sourceNameOf = (file: File): string => file.name.replace(/\.[^.]*$/, '').slice(0, SOURCE_NAME_LENGTH_MAX)

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

/** Shows an import that continues in the background. */
function FollowDialog({
  begun,
  onClose,
  onEnd,
}: {
  begun: ImportReport
  onClose: () => void
  onEnd: (report: ImportReport) => void
}) {
  const { data: report = begun } = useQuery(importQueries.one(begun.id))
  const isOver = !goesOn(report)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it is over
  useEffect(() => {
    if (isOver) onEnd(report)
  }, [isOver])
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Importing ${report.file_name}`}
      description="You can close this. The import continues in the background, and we'll notify you when it's done."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <ImportProgress report={report} />
    </Dialog>
  )
}

/** Explains why fewer values are new than expected. */
function knownText({ known_rows, taken }: ImportReport): string | undefined {
  if (known_rows === 0) return undefined
  if (known_rows === taken) return 'This source already has all of these rows.'
  return `This source has ${formatNumber(known_rows)} of ${pluralize(taken, 'row')} already.`
}
