import { useId } from 'react'
import { formatNumber } from '../../lib/format.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Fieldset } from '../../ui/fieldset.tsx'
import { Input } from '../../ui/input.tsx'
import { WARM_UP_DEFAULTS } from './email-form-schema.ts'
import type { EmailForm } from './use-email-form.ts'
import { warmUpDays } from './warm-up-days.ts'

const fields = [
  ['warm_up.from', 'First day'],
  ['warm_up.step', 'More each day'],
] as const

/** Warm-up of a new sender: few messages at first, and more each day. */
export function WarmUpFields({ form }: { form: EmailForm }) {
  const isOn = form.watch('warms_up')
  const switched = form.register('warms_up', {
    // Resets hidden fields, since an invalid one would block submission without a visible error.
    onChange: () => form.setValue('warm_up', { ...WARM_UP_DEFAULTS }),
  })
  return (
    <Fieldset legend="Warm-up">
      <div className="flex flex-col gap-3">
        <Checkbox
          {...switched}
          label="Raise the daily limit slowly"
          hint="Mailbox providers treat a lot of mail from an unknown sender as spam. Campaigns that don't finish in a day continue the next."
        />
        {isOn ? (
          <>
            <div className="grid grid-cols-2 items-start gap-3">
              {fields.map(([name, label]) => (
                <Field key={name} label={label} error={form.errorOf(name)}>
                  <Input {...form.register(name)} type="number" inputMode="numeric" min={1} max={10_000} step={1} />
                </Field>
              ))}
            </div>
            <FirstDays form={form} />
          </>
        ) : null}
      </div>
    </Fieldset>
  )
}

function FirstDays({ form }: { form: EmailForm }) {
  const [from, step, limit] = form.watch(['warm_up.from', 'warm_up.step', 'limits.max_recipients_per_day'])
  const titleId = useId()
  const first = warmUpDays({ from: Number(from), step: Number(step) }, Number(limit))
  if (!first) return null
  return (
    <div className="rounded-lg border border-line bg-sunken px-3 py-2.5 text-xs">
      <p id={titleId} className="text-muted">
        The first ten days
      </p>
      <ol aria-labelledby={titleId} className="mt-1.5 grid grid-cols-5 gap-x-2 gap-y-1.5 sm:grid-cols-10">
        {first.days.map((count, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its number
          <li key={day} className="min-w-0">
            <span className="block text-2xs text-faint">
              <span className="sr-only">Day </span>
              {day + 1}
            </span>
            <span className="block truncate font-medium text-ink tabular-nums">{formatNumber(count)}</span>
          </li>
        ))}
      </ol>
      <p className="mt-1.5 text-muted">
        {formatNumber(first.total)} messages in all;{' '}
        {first.fullOnDay > 1
          ? `the limit of ${formatNumber(Number(limit))} a day is reached on day ${formatNumber(first.fullOnDay)}.`
          : 'the daily limit applies from the first day.'}
      </p>
    </div>
  )
}
