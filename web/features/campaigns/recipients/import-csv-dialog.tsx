import { type FormEvent, useState } from 'react'
import type { Channel } from '../../../../src/contracts/senders/channel.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { LIST_FILE_ENDINGS, WRONG_LIST_FILE } from '../../../../src/rules/data/list-file.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { CountrySelect } from '../../../ui/country-select.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { FormFooter } from '../../../ui/form-footer.tsx'
import { ColumnFields } from './column-fields.tsx'
import { ConsentFields } from './consent-fields.tsx'
import type { RefusedBefore } from './read-csv-head.ts'
import { type ChosenFile, type Consent, NO_CONSENT } from './recipient-choice.ts'
import { useCloseWhenAccepted } from './use-close-when-accepted.ts'
import { useRecipientFile } from './use-recipient-file.ts'

export interface ImportCsvDialogProps {
  type: Channel
  /** Whether the dialog includes the consent fields, where no other form has them. */
  hasConsent?: boolean
  submit: string
  submitting: string
  onClose: () => void
  /** @returns whether the server accepted the file; the dialog stays open otherwise */
  onImport: (file: ChosenFile, consent: Consent) => Promise<boolean> | boolean
}

/** Chooses a CSV file or a workbook, and maps its columns. */
export function ImportCsvDialog({ type, hasConsent, submit, submitting, onClose, onImport }: ImportCsvDialogProps) {
  const list = useRecipientFile(type)
  const [consent, setConsent] = useState(NO_CONSENT)
  const { isBusy, close, handOver } = useCloseWhenAccepted(onClose)
  function run(event: FormEvent) {
    event.preventDefault()
    // In React's tree, dialogs are inside the campaign's form, so the event would submit that form too.
    event.stopPropagation()
    const chosen = list.chosen()
    if (chosen) void handOver(() => onImport(chosen, consent))
  }
  return (
    <Dialog isOpen onClose={close} title="Import CSV" size="lg">
      <form onSubmit={run} className="flex flex-col gap-4">
        {list.error ? <Alert tone="danger" title={list.error} /> : null}
        <Field
          label="CSV File"
          isRequired
          hint="The first row must name the columns: email, phone, name (at least email or phone). Other columns become merge fields."
        >
          <FileDrop
            file={list.file}
            onChange={(chosen) => void list.choose(chosen)}
            accept={LIST_FILE_ENDINGS}
            hint=".csv, .txt or .xlsx, at most 10 MB"
            onRefused={() => list.setError(WRONG_LIST_FILE)}
            isDisabled={isBusy}
          />
        </Field>
        {type === 'sms' ? (
          <Field label="Country" hint="For phone numbers without +, in rows without a country.">
            <CountrySelect value={list.country} onChange={list.setCountry} noneLabel="Your account's country" />
          </Field>
        ) : null}
        {list.head && list.head.columns.length > 0 ? (
          <ColumnFields head={list.head} fields={list.fields} onChange={list.setFields} />
        ) : null}
        {list.refused.total > 0 ? <RefusedRows refused={list.refused} onSave={() => void list.saveRefused()} /> : null}
        {hasConsent && list.head ? <ConsentFields consent={consent} onChange={setConsent} /> : null}
        <FormFooter isSubmitting={isBusy} onCancel={onClose} submit={submit} submitting={submitting} />
      </form>
    </Dialog>
  )
}

/** The rows that will not be imported, and why. */
function RefusedRows({ refused, onSave }: { refused: RefusedBefore; onSave: () => void }) {
  return (
    <Alert tone="warning" title={`${pluralize(refused.total, 'row')} will be skipped`}>
      <ul>
        {refused.first.map(({ line, reason }) => (
          <li key={line}>
            Line {line}: {reason}
          </li>
        ))}
      </ul>
      <Button size="sm" className="mt-2" onClick={onSave}>
        Download Refused Rows
      </Button>
    </Alert>
  )
}
