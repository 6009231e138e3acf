import { Controller } from 'react-hook-form'
import type { IncidentInput } from '../../../../src/contracts/status/incidents.ts'
import { zoneName } from '../../../lib/local-time.ts'
import type { useContractForm } from '../../../lib/use-contract-form.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import type { IncidentValues } from './incident-form.ts'
import { INCIDENT_STEPS, incidentStates } from './incident-words.ts'

const statusOptions = INCIDENT_STEPS.map((value) => ({ value, ...incidentStates[value] }))

export interface IncidentFieldsProps {
  form: ReturnType<typeof useContractForm<IncidentValues, IncidentInput>>
  /** Whether the incident already has an end time, which stays if the field is empty. */
  hasEnded: boolean
}

/** All fields of an incident. Only a resolved one has an end time. */
export function IncidentFields({ form, hasEnded }: IncidentFieldsProps) {
  const zone = `In your time zone, ${zoneName()}`
  const isOver = form.watch('status') === 'resolved'
  return (
    <>
      <Field label="Title" error={form.errorOf('title')} isRequired>
        <Input {...form.register('title')} maxLength={120} autoComplete="off" placeholder="Searches are slow" />
      </Field>
      <Field label="Status" error={form.errorOf('status')}>
        <Controller
          control={form.control}
          name="status"
          render={({ field: { value, onChange } }) => (
            <Select value={value} onChange={onChange} options={statusOptions} />
          )}
        />
      </Field>
      <Field
        label="Description"
        hint="Shown on the status page: what's affected, and what's being done."
        error={form.errorOf('description')}
        isRequired
      >
        <Textarea {...form.register('description')} maxLength={2000} rows={5} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Start" hint={zone} error={form.errorOf('started_at')} isRequired>
          <Input {...form.register('started_at')} type="datetime-local" />
        </Field>
        {isOver ? (
          <Field
            label="End"
            hint={`${zone}. Empty: ${hasEnded ? 'unchanged' : 'now'}.`}
            error={form.errorOf('resolved_at')}
          >
            <Input {...form.register('resolved_at')} type="datetime-local" />
          </Field>
        ) : null}
      </div>
    </>
  )
}
