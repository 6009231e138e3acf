import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { Settings } from '../../../src/contracts/system/settings.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { Input } from '../../ui/input.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastUnlessOfField } from '../../ui/toast-failure.ts'
import { useUpdateSettings } from './api.ts'
import { changesOf, GROUPS, type SettingField } from './settings-fields.ts'

const FAILURE = 'Failed to update settings'
/** The contract's fields without their defaults, since the form always contains every value. */
const Form = z.object(
  Object.fromEntries(Object.entries(Settings.shape).map(([name, schema]) => [name, schema.unwrap()])),
) as unknown as z.ZodType<Settings, Settings>

/** All settings. Saves only the changed ones. */
export function SettingsForm({ settings }: { settings: Settings }) {
  const form = useContractForm(Form, { defaultValues: { ...settings }, failureMessage: FAILURE })
  const update = useUpdateSettings()

  const { reset } = form
  // After a change elsewhere, fields without unsaved edits follow the new values.
  useEffect(() => reset({ ...settings }, { keepDirtyValues: true }), [reset, settings])

  const onSubmit = form.submit(async (values) => {
    const body = changesOf(settings, values)
    if (Object.keys(body).length === 0) return reset({ ...settings })
    try {
      const { message = 'Settings updated successfully', data } = await update.mutateAsync({ body })
      reset({ ...data })
      toast.success(message)
    } catch (error) {
      toastUnlessOfField(error, FAILURE)
    }
  })
  const control = ({ name, kind, label }: SettingField) => {
    if (kind === 'switch') return <Checkbox {...form.register(name)} label={label} />
    if (kind === 'lines') return <Textarea {...form.register(name)} rows={3} />
    const isNumber = kind === 'number' || kind === 'decimal'
    return (
      <Input
        {...form.register(name, isNumber ? { valueAsNumber: true } : {})}
        type={isNumber ? 'number' : kind}
        {...(kind === 'decimal' && { step: '0.01' })}
      />
    )
  }
  // After a reset, `watch` without names no longer updates.
  const values = useWatch({ control: form.control })
  const isChanged = Object.keys(changesOf(settings, values as Settings)).length > 0
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-6">
      <FormAlert message={form.formMessage} isOffline={form.isOffline} />
      {GROUPS.map(({ title, fields }) => (
        <fieldset key={title} className="min-w-0">
          <legend className="mb-3 font-medium text-ink text-sm">{title}</legend>
          <div className="grid max-w-3xl gap-4 sm:grid-cols-2">
            {fields.map((field) =>
              field.kind === 'switch' ? (
                <div key={field.name} className="sm:col-span-2">
                  {control(field)}
                </div>
              ) : (
                <Field key={field.name} label={field.label} hint={field.hint} error={form.errorOf(field.name)}>
                  {control(field)}
                </Field>
              ),
            )}
          </div>
        </fieldset>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" isLoading={form.isSubmitting}>
          {form.isSubmitting ? 'Saving...' : 'Save Changes'}
        </Button>
        {isChanged ? (
          <Button onClick={() => reset({ ...settings })} disabled={form.isSubmitting}>
            Discard changes
          </Button>
        ) : null}
      </div>
    </form>
  )
}
