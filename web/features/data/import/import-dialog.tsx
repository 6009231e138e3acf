import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type ImportReport, SOURCE_NAME_LENGTH_MAX } from '../../../../src/contracts/data/data-additions.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { describeFailedImport } from '../../../../src/rules/data/failed-import.ts'
import { WRONG_LIST_FILE } from '../../../../src/rules/data/list-file.ts'
import { CallError, messageOf } from '../../../lib/call-error.ts'
import { formatNumber } from '../../../lib/format.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { cn } from '../../../ui/cn.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFooter } from '../../../ui/dialog-footer.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { toast } from '../../../ui/toast.tsx'
import { goesOn, importQueries, useImportCsv } from '../api.ts'
import { CheckStep } from './check-step.tsx'
import { hasAddress } from './column-uses.ts'
import { ColumnsStep } from './columns-step.tsx'
import { fileQueries } from './file-queries.ts'
import { FileStep } from './file-step.tsx'
import { FollowDialog } from './follow-dialog.tsx'
import { FIRST_CHOICES, type ImportChoices, importForm } from './import-choices.ts'
import { ImportProgress } from './import-progress.tsx'
import { ImportReportDialog } from './import-report.tsx'

const STEPS = ['File', 'Columns', 'Check'] as const

/** Imports a list in three steps: the file, what its columns hold, and what the import will do. Then it shows how it goes. */
export function ImportDialog({ initialFile = null, onClose }: { initialFile?: File | null; onClose: () => void }) {
  const [choices, setChoices] = useState<ImportChoices>({
    ...FIRST_CHOICES,
    file: initialFile,
    name: initialFile ? sourceNameOf(initialFile) : '',
  })
  const [step, setStep] = useState(0)
  const [error, setError] = useState<string | null>(null)
  const [report, setReport] = useState<ImportReport | null>(null)
  const [followed, setFollowed] = useState<ImportReport | null>(null)
  const { file } = choices
  const list = useQuery(fileQueries.columns(choices))
  const uses = choices.uses ?? list.data?.columns.map(({ guess }) => guess) ?? []
  const check = useQuery({
    ...fileQueries.check({ ...choices, file: file ?? NO_FILE }, uses),
    enabled: step === 2 && file !== null,
  })
  const importCsv = useImportCsv()
  const client = useQueryClient()
  // The response comes at the end of a short import; until then the list of imports tells how it goes.
  const { data: latest = [] } = useQuery({ ...importQueries.latest(), enabled: importCsv.isPending })
  const running = importCsv.isPending
    ? latest.find((one) => goesOn(one) && one.file_name === file?.name && one.source_name === choices.name.trim())
    : undefined

  const change = (next: Partial<ImportChoices>) => setChoices((before) => ({ ...before, ...next }))
  function chooseFile(next: File | null) {
    setError(null)
    change({
      ...{ file: next, encoding: null, delimiter: null, uses: null },
      ...(next && choices.name.trim() === '' && { name: sourceNameOf(next) }),
    })
  }

  function tell(data: ImportReport, message = 'Imported') {
    if (data.taken > 0 && data.state === 'finished') toast.success(message, { description: knownText(data) })
    setReport(data)
  }

  async function send(chosen: File) {
    setError(null)
    const before = client.getQueryData(importQueries.latest().queryKey) ?? []
    try {
      const { data, message } = await importCsv.mutateAsync({ body: importForm({ ...choices, file: chosen }, uses) })
      if (data.state !== 'finished') setFollowed(data)
      else tell(data, message)
    } catch (failure) {
      const begun = isAnswerLost(failure) ? await findBegun(client, chosen, choices.name.trim(), before) : null
      if (begun) setFollowed(begun)
      else setError(messageOf(failure, 'Failed to import CSV'))
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isReady || !file) return
    if (step < 2) setStep(step + 1)
    else void send(file)
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

  const isRead = list.data !== undefined && !list.isFetching
  const hasFile = file !== null && choices.name.trim() !== '' && isRead
  const isReady = step === 0 ? hasFile : hasFile && hasAddress(uses)
  const rows = check.data ? check.data.rows - check.data.refused_rows : null
  return (
    <Dialog isOpen onClose={() => !importCsv.isPending && onClose()} title="Import CSV" size={step === 1 ? 'xl' : 'lg'}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <StepMarks current={step} />
        {error ? <Alert tone="danger" title={error} /> : null}
        {step === 0 ? (
          <FileStep
            choices={choices}
            onFile={chooseFile}
            onChange={change}
            onRefused={() => setError(WRONG_LIST_FILE)}
          />
        ) : null}
        {file && list.isFetching ? <Spinner label="Reading the file" /> : null}
        {list.error ? (
          <Alert
            tone="danger"
            title={list.error.name === 'AppError' ? list.error.message : 'The file could not be read'}
          />
        ) : null}
        {step === 1 && list.data ? (
          <ColumnsStep
            list={list.data}
            uses={uses}
            onUses={(next) => change({ uses: next })}
            onRead={(next) => change({ ...next, uses: null })}
          />
        ) : null}
        {running ? <ImportProgress report={running} /> : null}
        {step === 2 && file && !importCsv.isPending ? (
          <CheckStep choices={{ ...choices, file }} uses={uses} onChange={change} />
        ) : null}
        <DialogFooter className="-mx-5 sticky bottom-[-1.25rem] z-10 mt-1 -mb-5">
          {step === 0 ? (
            <Button onClick={onClose}>Cancel</Button>
          ) : (
            <Button onClick={() => setStep(step - 1)} disabled={importCsv.isPending}>
              Back
            </Button>
          )}
          <Button
            // Otherwise a double click on “Next” would also start the import.
            key={step}
            type="submit"
            variant="primary"
            isLoading={importCsv.isPending}
            disabled={!isReady || (step === 2 && (rows === 0 || check.isFetching))}
          >
            {step < 2 ? 'Next' : importCsv.isPending ? 'Importing...' : importText(rows)}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}

const NO_FILE = new File([], '')
const importText = (rows: number | null) => (rows ? `Import ${pluralize(rows, 'Row')}` : 'Import')

function StepMarks({ current }: { current: number }) {
  return (
    <ol aria-label="Steps" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {STEPS.map((name, index) => (
        <li
          key={name}
          aria-current={index === current ? 'step' : undefined}
          className={cn('flex items-center gap-1.5', index === current ? 'font-medium text-ink' : 'text-faint')}
        >
          <span
            className={cn(
              'flex size-5 items-center justify-center rounded-full border text-xs tabular-nums',
              index <= current ? 'border-brand bg-brand text-on-brand' : 'border-line-strong',
            )}
          >
            {index + 1}
          </span>
          {name}
        </li>
      ))}
    </ol>
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

/** Explains why fewer values are new than expected. */
function knownText({ known_rows, taken }: ImportReport): string | undefined {
  if (known_rows === 0) return undefined
  if (known_rows === taken) return 'This source already has all of these rows.'
  return `This source has ${formatNumber(known_rows)} of ${pluralize(taken, 'row')} already.`
}
