import { type FormEvent, useEffect, useMemo, useState } from 'react'
import { RECIPIENTS_IMPORT_BYTES_MAX } from '../../../../src/contracts/campaigns/limits.ts'
import type { Channel } from '../../../../src/contracts/senders/channel.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { LIST_FILE_ENDINGS, WRONG_LIST_FILE } from '../../../../src/rules/data/list-file.ts'
import { useOwnCountry } from '../../../lib/own-country.ts'
import { saveRefused } from '../../../lib/refused-csv.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { CountrySelect } from '../../../ui/country-select.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { FormFooter } from '../../../ui/form-footer.tsx'
import { Select } from '../../../ui/select.tsx'
import { channels } from '../campaign-words.ts'
import { ConsentFields } from './consent-fields.tsx'
import { ownField } from './own-field.ts'
import type { CsvHead, RefusedBefore } from './read-csv-head.ts'
import { type ChosenFile, type Consent, NO_CONSENT } from './recipient-choice.ts'

/** Values of a column's select: not imported, or merged in under its own name. */
const LEFT_OUT = '-'
const OWN = '+'
const FIELD_LABELS = {
  email: 'Email',
  phone: 'Phone',
  name: 'Name',
  first_name: 'First name',
  last_name: 'Last name',
  company: 'Company',
} as const

const NONE_REFUSED: RefusedBefore = { total: 0, first: [] }

/** Loaded on demand, since few users import a file. */
const reader = () => import('./read-csv-head.ts')

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
  const [file, setFile] = useState<File | null>(null)
  const [head, setHead] = useState<CsvHead | null>(null)
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({})
  const [refused, setRefused] = useState<RefusedBefore>(NONE_REFUSED)
  const [country, setCountry] = useState<string | null>(null)
  const ownCountry = useOwnCountry()
  const dialledIn = country ?? ownCountry
  const [consent, setConsent] = useState(NO_CONSENT)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const address = channels[type].address

  const mapping = useMemo(() => mappingOf(fields), [fields])
  const hasAddress = Object.values(fields).includes(address)
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

  async function take(chosen: File | null) {
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
      setError(failure instanceof Error && failure.name === 'AppError' ? failure.message : "We couldn't read the file")
    }
  }
  async function saveAll() {
    if (file) saveRefused(await (await reader()).listRefused({ file, channel: type, mapping, country: dialledIn }))
  }
  async function run(event: FormEvent) {
    event.preventDefault()
    // In React's tree, dialogs are inside the campaign's form, so the event would submit that form too.
    event.stopPropagation()
    if (!file || !head) return setError('Please choose a CSV file')
    if (!hasAddress)
      return setError(`Choose the column with the ${type === 'email' ? 'email addresses' : 'phone numbers'}`)
    setIsBusy(true)
    const isTaken = await onImport({ file, mapping, country, rows: head.rows - refused.total }, consent)
    setIsBusy(false)
    if (isTaken) onClose()
  }
  return (
    <Dialog isOpen onClose={() => !isBusy && onClose()} title="Import CSV" size="lg">
      <form onSubmit={run} className="flex flex-col gap-4">
        {error ? <Alert tone="danger" title={error} /> : null}
        <Field
          label="CSV File"
          isRequired
          hint="The first row must name the columns: email, phone, name (at least email or phone). Other columns become merge fields."
        >
          <FileDrop
            file={file}
            onChange={(chosen) => void take(chosen)}
            accept={LIST_FILE_ENDINGS}
            hint=".csv, .txt or .xlsx, at most 10 MB"
            onRefused={() => setError(WRONG_LIST_FILE)}
            isDisabled={isBusy}
          />
        </Field>
        {type === 'sms' ? (
          <Field label="Country" hint="For phone numbers without +, in rows without a country.">
            <CountrySelect value={country} onChange={setCountry} noneLabel="Your account's country" />
          </Field>
        ) : null}
        {head && head.columns.length > 0 ? (
          <fieldset className="min-w-0">
            <legend className="mb-1.5 font-medium text-ink text-sm">
              Columns <span className="font-normal text-faint text-xs">{rowsOf(head)}</span>
            </legend>
            <ul className="divide-y divide-line rounded-lg border border-line">
              {head.columns.map(({ name, samples }) => (
                <li key={name} className="grid items-center gap-x-3 gap-y-1 px-3 py-2 sm:grid-cols-[1fr_14rem]">
                  <span className="min-w-0">
                    <span className="block truncate text-ink text-sm">{name}</span>
                    <span className="block truncate text-faint text-xs">{samples.join(', ') || 'No values'}</span>
                  </span>
                  <Select
                    aria-label={`What “${name}” is`}
                    value={fields[name] ?? LEFT_OUT}
                    options={optionsFor(name)}
                    onChange={(field) => setFields((now) => withField(now, name, field))}
                  />
                </li>
              ))}
            </ul>
          </fieldset>
        ) : null}
        {refused.total > 0 ? (
          <Alert tone="warning" title={`${pluralize(refused.total, 'row')} will be skipped`}>
            <ul>
              {refused.first.map(({ line, reason }) => (
                <li key={line}>
                  Line {line}: {reason}
                </li>
              ))}
            </ul>
            <Button size="sm" className="mt-2" onClick={() => void saveAll()}>
              Download Refused Rows
            </Button>
          </Alert>
        ) : null}
        {hasConsent && head ? <ConsentFields consent={consent} onChange={setConsent} /> : null}
        <FormFooter isSubmitting={isBusy} onCancel={onClose} submit={submit} submitting={submitting} />
      </form>
    </Dialog>
  )
}

const rowsOf = ({ rows, sheet }: CsvHead): string =>
  sheet === null ? pluralize(rows, 'row') : `${pluralize(rows, 'row')} in sheet “${sheet}”`

const mappingOf = (fields: Readonly<Record<string, string>>): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field === LEFT_OUT ? null : field === OWN ? ownField(name) : field,
    ]),
  )

const optionsFor = (name: string) => [
  { value: LEFT_OUT, label: 'Leave out' },
  ...Object.entries(FIELD_LABELS).map(([value, label]) => ({ value, label })),
  ...(ownField(name) === '' ? [] : [{ value: OWN, label: `Merge field ${ownField(name)}` }]),
]

/** Maps the first column of each kind to its field. The other columns can be merged in under their own names. */
function guessAll({ columns }: CsvHead): Record<string, string> {
  const guessed: Record<string, string> = {}
  for (const { name, field } of columns) {
    const isFree = field !== null && Object.hasOwn(FIELD_LABELS, field) && !Object.values(guessed).includes(field)
    guessed[name] = isFree ? field : field === null || ownField(name) === '' ? LEFT_OUT : OWN
  }
  return guessed
}

/** Maps a column to a kind. Only one column can have a kind, so a previous one is no longer imported. */
function withField(now: Readonly<Record<string, string>>, name: string, field: string): Record<string, string> {
  const isShared = field !== LEFT_OUT && field !== OWN
  const others = Object.entries(now).map(([other, of]) => [other, isShared && of === field ? LEFT_OUT : of])
  return { ...Object.fromEntries(others), [name]: field }
}
