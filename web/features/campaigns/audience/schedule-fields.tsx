import { toLocalInput, zoneName } from '../../../lib/local-time.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { windowText } from '../campaign-words.ts'
import { workingHours } from '../form/working-hours.ts'
import { nextMorning } from './audience-values.ts'
import type { AudienceForm } from './use-audience-form.ts'

/** When the campaign starts, and its name. */
export function ScheduleFields({ form }: { form: AudienceForm }) {
  const { values, set, errors } = form
  const morning = nextMorning(new Date())
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <RadioGroup
        label="When"
        value={values.when}
        onChange={(when) => set({ when })}
        options={[
          {
            value: 'morning',
            label: 'Next working morning',
            hint: morning.toLocaleString('en-US', {
              ...{ weekday: 'long', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
            }),
          },
          { value: 'now', label: 'Now', hint: values.inWorkingHours ? 'Or when working hours begin' : undefined },
          { value: 'later', label: 'At a specific time' },
          { value: 'draft', label: 'Later: save as a draft' },
        ]}
      />
      {values.when === 'later' ? (
        <Field label="Date and time" isRequired hint={`In your time zone, ${zoneName()}`} error={errors.at}>
          <Input
            type="datetime-local"
            className="sm:w-60"
            value={values.at}
            min={toLocalInput(new Date())}
            onChange={(event) => set({ at: event.target.value })}
          />
        </Field>
      ) : null}
      <Checkbox
        label="Only in working hours"
        hint={windowText(workingHours())}
        checked={values.inWorkingHours}
        onChange={(event) => set({ inWorkingHours: event.target.checked })}
      />
      <Field label="Campaign Name" isRequired error={errors.name}>
        <Input
          value={values.name}
          maxLength={200}
          autoComplete="off"
          onChange={(event) => set({ name: event.target.value })}
        />
      </Field>
    </div>
  )
}
