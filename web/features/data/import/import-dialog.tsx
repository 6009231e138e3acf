import type { FormEvent } from 'react'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { WRONG_LIST_FILE } from '../../../../src/rules/data/list-file.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFooter } from '../../../ui/dialog-footer.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { CheckStep } from './check-step.tsx'
import { ColumnsStep } from './columns-step.tsx'
import { FileStep } from './file-step.tsx'
import { FollowDialog } from './follow-dialog.tsx'
import { ImportProgress } from './import-progress.tsx'
import { ImportReportDialog } from './import-report.tsx'
import { StepMarks } from './step-marks.tsx'
import { CHECK_STEP, useImportSteps } from './use-import-steps.ts'
import { useSendImport } from './use-send-import.ts'

export interface ImportDialogProps {
  initialFile?: File | null
  onClose: () => void
}

/** Imports a list in three steps: the file, what its columns hold, and what the import will do. Then it shows how it goes. */
export function ImportDialog({ initialFile = null, onClose }: ImportDialogProps) {
  const steps = useImportSteps(initialFile)
  const { choices, change, step, list, uses } = steps
  const { file } = choices
  const sending = useSendImport(choices)
  const { isSending, setError } = sending
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!steps.isReady || !file) return
    if (step < CHECK_STEP) steps.setStep(step + 1)
    else void sending.send(file, uses)
  }
  if (sending.followed) return <FollowDialog begun={sending.followed} onClose={onClose} onEnd={sending.endFollowed} />
  if (sending.report) return <ImportReportDialog report={sending.report} onClose={onClose} />
  return (
    <Dialog isOpen onClose={() => !isSending && onClose()} title="Import CSV" size={step === 1 ? 'xl' : 'lg'}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <StepMarks current={step} />
        {sending.error ? <Alert tone="danger" title={sending.error} /> : null}
        {step === 0 ? (
          <FileStep
            choices={choices}
            onFile={(next) => {
              setError(null)
              steps.chooseFile(next)
            }}
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
        {sending.running ? <ImportProgress report={sending.running} /> : null}
        {step === CHECK_STEP && file && !isSending ? (
          <CheckStep choices={{ ...choices, file }} uses={uses} onChange={change} />
        ) : null}
        <StepButtons steps={steps} isSending={isSending} onCancel={onClose} />
      </form>
    </Dialog>
  )
}

interface StepButtonsProps {
  steps: ReturnType<typeof useImportSteps>
  isSending: boolean
  onCancel: () => void
}

/** Back to the step before, and on to the next one or the import. */
function StepButtons({ steps: { step, setStep, check, isReady }, isSending, onCancel }: StepButtonsProps) {
  const rows = check.data ? check.data.rows - check.data.refused_rows : null
  return (
    <DialogFooter className="-mx-5 sticky bottom-[-1.25rem] z-10 mt-1 -mb-5">
      {step === 0 ? (
        <Button onClick={onCancel}>Cancel</Button>
      ) : (
        <Button onClick={() => setStep(step - 1)} disabled={isSending}>
          Back
        </Button>
      )}
      <Button
        // Otherwise a double click on “Next” would also start the import.
        key={step}
        type="submit"
        variant="primary"
        isLoading={isSending}
        disabled={!isReady || (step === CHECK_STEP && (rows === 0 || check.isFetching))}
      >
        {step < CHECK_STEP ? 'Next' : isSending ? 'Importing...' : rows ? `Import ${pluralize(rows, 'Row')}` : 'Import'}
      </Button>
    </DialogFooter>
  )
}
