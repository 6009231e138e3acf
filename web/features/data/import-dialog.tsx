import { type FormEvent, useState } from 'react'
import { counted } from '../../../src/contracts/counted.ts'
import type { ImportReport } from '../../../src/contracts/data-additions.ts'
import { messageOf } from '../../lib/call-error.ts'
import { formatNumber } from '../../lib/format.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogFooter } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { Input } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.tsx'
import { useImportCsv } from './api.ts'

/** Takes a CSV file in, and afterwards says which rows were refused and why. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [report, setReport] = useState<ImportReport | null>(null)
  const importCsv = useImportCsv()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!file) return
    setError(null)
    const body = new FormData()
    body.set('csv_file', file)
    body.set('source_name', name.trim())
    try {
      const { data, message } = await importCsv.mutateAsync({ body })
      if (data.taken > 0) toast.success(message ?? 'Imported', { description: knownText(data) })
      if (data.refusals === 0) onClose()
      else setReport(data)
    } catch (failure) {
      setError(messageOf(failure, 'Failed to import CSV'))
    }
  }

  if (report) return <ReportDialog report={report} onClose={onClose} />
  return (
    <Dialog isOpen onClose={() => !importCsv.isPending && onClose()} title="Import CSV">
      <form onSubmit={submit} className="flex flex-col gap-4">
        {error ? <Alert tone="danger" title={error} /> : null}
        <Field label="Source Name" isRequired>
          <Input value={name} maxLength={120} onChange={(event) => setName(event.target.value)} autoComplete="off" />
        </Field>
        <Field label="CSV File" isRequired hint="CSV must contain 'email' or 'phone' columns and may contain 'name'.">
          <FileDrop
            file={file}
            onChange={setFile}
            accept=".csv,.txt"
            hint=".csv or .txt, at most 10 MB"
            onRefused={() => setError('Please choose a .csv or .txt file')}
          />
        </Field>
        <DialogFooter className="-mx-5 -mb-5 mt-1">
          <Button onClick={onClose} disabled={importCsv.isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant="primary"
            isLoading={importCsv.isPending}
            disabled={!file || name.trim() === ''}
          >
            {importCsv.isPending ? 'Importing...' : 'Import'}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}

/** Why fewer values are new than a person expects. */
function knownText({ known_rows, taken }: ImportReport): string | undefined {
  if (known_rows === 0) return undefined
  if (known_rows === taken) return 'This source has all of it already.'
  return `This source has ${formatNumber(known_rows)} of ${counted(taken, 'row')} already.`
}

function ReportDialog({ report, onClose }: { report: ImportReport; onClose: () => void }) {
  const rest = report.refusals - report.refused.length
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`${formatNumber(report.taken)} of ${counted(report.rows, 'row')} taken`}
      description={`${counted(report.refusals, 'value was', 'values were')} not taken:`}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <ul className="divide-y divide-line text-sm">
        {report.refused.map((refusal) => (
          <li key={`${refusal.line}-${refusal.reason}`} className="flex gap-3 py-2">
            <span className="w-16 shrink-0 text-faint tabular-nums">Line {refusal.line}</span>
            <span className="min-w-0">
              <span className="block text-ink">{refusal.reason}</span>
              <span className="block truncate text-muted text-xs">{refusal.values.join(' · ')}</span>
            </span>
          </li>
        ))}
      </ul>
      {rest > 0 ? <p className="pt-2 text-muted text-sm">and {formatNumber(rest)} more</p> : null}
    </Dialog>
  )
}
