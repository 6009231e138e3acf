import { useContext } from 'react'
import { KEY_PERMISSION_NAMES, KEY_PERMISSIONS } from '../../../src/contracts/api-keys/api-keys.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Fieldset } from '../../ui/fieldset.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { Input } from '../../ui/input.tsx'
import { LimitAlert } from '../../ui/limit-alert.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { GivableContext } from './givable.ts'
import { dayOf } from './key-form-schema.ts'
import type { KeyForm } from './use-key-form.ts'

/** Fields that every key form has: name and permissions. */
export function MainFields({ form }: { form: KeyForm }) {
  // Permissions that someone else granted must not be lost on saving.
  const had = form.formState.defaultValues?.permissions ?? []
  const givable = useContext(GivableContext)
  const offered = KEY_PERMISSION_NAMES.filter((name) => givable.includes(name) || had.includes(name))
  return (
    <>
      <Field label="Name" error={form.errorOf('name')} isRequired>
        <Input {...form.register('name')} autoComplete="off" placeholder="Build server" />
      </Field>
      <Fieldset legend="Permissions" error={form.errorOf('permissions')}>
        <div className="grid gap-x-4 gap-y-2.5 sm:grid-cols-2">
          {offered.map((name) => (
            <Checkbox
              key={name}
              {...form.register('permissions')}
              value={name}
              label={KEY_PERMISSIONS[name].label}
              hint={KEY_PERMISSIONS[name].text}
            />
          ))}
        </div>
      </Fieldset>
      {form.asksPassword ? (
        <Field
          label="Current password"
          error={form.errorOf('current_password')}
          hint="A key with Admin can do everything you can, so please confirm it's you."
          isRequired
        >
          <PasswordInput {...form.register('current_password')} />
        </Field>
      ) : null}
    </>
  )
}

const rates = [
  ['requests_per_minute', 'Per minute'],
  ['requests_per_hour', 'Per hour'],
  ['requests_per_day', 'Per day'],
] as const

/** Rate limits, allowed IP addresses and expiry. */
export function BoundFields({ form }: { form: KeyForm }) {
  return (
    <>
      <Fieldset legend="Rate limits" hint="Requests over these limits are rejected until the period ends.">
        <div className="grid grid-cols-3 items-start gap-3">
          {rates.map(([name, label]) => (
            <Field key={name} label={label} error={form.errorOf(name)}>
              <Input {...form.register(name)} type="number" inputMode="numeric" min={1} step={1} />
            </Field>
          ))}
        </div>
      </Fieldset>
      <Field
        label="Allowed IPs"
        aside="Optional"
        error={form.errorOf('allowed_ips')}
        hint="IP addresses or ranges such as 203.0.113.0/24, one per line or separated by commas. Leave empty to allow any IP."
      >
        <Textarea {...form.register('allowed_ips')} rows={2} spellCheck={false} className="font-mono" />
      </Field>
      <Field
        label="Expires"
        aside="Optional"
        error={form.errorOf('expires_at')}
        hint="The key works until the end of this day. Leave empty for no expiry."
      >
        <Input {...form.register('expires_at')} type="date" min={dayOf(new Date())} max="9999-12-31" />
      </Field>
    </>
  )
}

/** Errors from the server that concern the whole form. */
export function KeyFormAlerts({ form }: { form: KeyForm }) {
  return (
    <>
      <LimitAlert message={form.limitMessage} />
      <FormAlert message={form.formMessage} isOffline={form.isOffline} />
    </>
  )
}
