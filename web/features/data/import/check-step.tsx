import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LABEL_LENGTH_MAX } from '../../../../src/contracts/contacts/contact.ts'
import type { ColumnUse } from '../../../../src/contracts/data/data-additions.ts'
import type { ImportCheck } from '../../../../src/contracts/data/imports.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import type { FieldRule, MergeRule } from '../../../../src/rules/imports/merge-rules.ts'
import { messageOf } from '../../../lib/call-error.ts'
import { formatNumber } from '../../../lib/format.ts'
import { saveRefused } from '../../../lib/refused-csv.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { fileQueries } from './file-queries.ts'
import type { ImportChoices } from './import-choices.ts'

const MERGE_OPTIONS: readonly { value: MergeRule; label: string; hint: string }[] = [
  { value: 'email', label: 'By email', hint: 'Rows join the contact with the same email address.' },
  { value: 'email_or_phone', label: 'By email or phone', hint: 'The same email address or phone number.' },
  { value: 'name', label: 'By name and organisation', hint: 'The same person at the same organisation.' },
  { value: 'never', label: 'Never', hint: 'Each row becomes a new contact.' },
]
const FIELD_OPTIONS: readonly { value: FieldRule; label: string; hint: string }[] = [
  { value: 'fill', label: 'Fill only empty fields', hint: 'New emails and phone numbers are added.' },
  { value: 'keep', label: 'Keep mine', hint: 'Existing contacts stay unchanged, except for tags and list.' },
  { value: 'file', label: "Take the file's", hint: 'Also where you edited a field before.' },
]

export interface CheckStepProps {
  choices: ImportChoices & { readonly file: File }
  uses: readonly ColumnUse[]
  onChange: (change: Partial<ImportChoices>) => void
}

/** The third step of an import: what happens to existing contacts, and what the import will do. */
export function CheckStep({ choices, uses, onChange }: CheckStepProps) {
  const check = useQuery(fileQueries.check(choices, uses))
  return (
    <>
      {check.error ? (
        <Alert
          tone="danger"
          title={messageOf(check.error, "We couldn't check the file")}
          actions={
            <Button size="sm" onClick={() => void check.refetch()}>
              Try again
            </Button>
          }
        />
      ) : check.data && !check.isFetching ? (
        <Counts check={check.data} />
      ) : (
        <Spinner label="Checking every row" />
      )}
      <RadioGroup
        label="Merge with existing contacts"
        value={choices.mergeBy}
        onChange={(mergeBy) => onChange({ mergeBy })}
        options={MERGE_OPTIONS}
        className="[&>div]:grid [&>div]:sm:grid-cols-2"
      />
      {choices.mergeBy === 'never' ? null : (
        <RadioGroup
          label="Where fields differ"
          value={choices.existing}
          onChange={(existing) => onChange({ existing })}
          options={FIELD_OPTIONS}
        />
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label="Tags" aside="Optional" hint="Separate tags with commas.">
          <Input value={choices.tags} onChange={(event) => onChange({ tags: event.target.value })} autoComplete="off" />
        </Field>
        <Field label="List" aside="Optional" hint="It's created if you don't have it yet.">
          <Input
            value={choices.list}
            maxLength={LABEL_LENGTH_MAX}
            onChange={(event) => onChange({ list: event.target.value })}
            autoComplete="off"
          />
        </Field>
      </div>
    </>
  )
}

const SHOWN = 5

function Counts({ check }: { check: ImportCheck }) {
  const { refused, refusals } = check
  return (
    <section aria-label="What the import will do" className="flex flex-col gap-3">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-4">
        <Count label="New" value={check.new_rows} hint={organizationsText(check)} />
        <Count label="Merged" value={check.merged_rows + check.repeated_rows} hint={mergedText(check)} />
        <Count label="Skipped" value={check.skipped_rows} hint="kept as they are" />
        <Count label="Refused" value={check.refused_rows} hint={`of ${pluralize(check.rows, 'row')}`} />
      </dl>
      {refusals === 0 ? null : (
        <Alert
          tone="warning"
          title={
            check.refused_rows > 0
              ? `${formatNumber(check.refused_rows)} of ${pluralize(check.rows, 'row')} can't be imported`
              : `${pluralize(refusals, 'value')} will be left out`
          }
        >
          <ul>
            {refused.slice(0, SHOWN).map(({ line, reason, values }) => (
              <li key={`${line}-${reason}`} className="wrap-anywhere">
                Line {line}: {reason} <span className="text-faint">{values.slice(0, 3).join(', ')}</span>
              </li>
            ))}
          </ul>
          <Button size="sm" className="mt-2" onClick={() => saveRefused(refused)}>
            {refusals > refused.length
              ? `Download First ${formatNumber(refused.length)} Refusals`
              : 'Download Refused Rows'}
          </Button>
        </Alert>
      )}
    </section>
  )
}

const organizationsText = ({ new_organizations }: ImportCheck): string =>
  new_organizations > 0 ? `and ${pluralize(new_organizations, 'organization')}` : 'contacts'

function mergedText({ merged_contacts, repeated_rows }: ImportCheck): string {
  const into = `into ${pluralize(merged_contacts, 'contact')}`
  if (repeated_rows === 0) return into
  const repeated = `${formatNumber(repeated_rows)} repeated in the file`
  return merged_contacts === 0 ? repeated : `${into}, ${repeated}`
}

function Count({ label, value, hint }: { label: string; value: number; hint: ReactNode }) {
  return (
    <div className="bg-surface px-3 py-2">
      <dt className="text-muted text-xs">{label}</dt>
      <dd>
        <span className="block font-semibold text-ink text-lg tabular-nums">{formatNumber(value)}</span>
        <span className="block text-faint text-xs">{hint}</span>
      </dd>
    </div>
  )
}
