import type { PlanInput } from '../../../../src/contracts/billing/admin-plans.ts'
import type { useContractForm } from '../../../lib/use-contract-form.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Fieldset } from '../../../ui/fieldset.tsx'
import { Input } from '../../../ui/input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { OtherPrices } from './other-prices.tsx'
import { asNumber, type PlanValues, priceStep } from './plan-form.ts'

type PlanForm = ReturnType<typeof useContractForm<PlanValues, PlanInput>>

const UNLIMITED = '0 = unlimited'
const LIMITS = [
  ['crawls_per_month', 'Crawls per Month', UNLIMITED],
  ['api_calls_per_day', 'API Calls per Day', '0 = none'],
  ['max_websites', 'Max Websites', UNLIMITED],
  ['max_api_keys', 'Max API Keys', UNLIMITED],
  ['max_seats', 'Seats', UNLIMITED],
  ['website_downloads_per_day', 'Website Downloads per Day', UNLIMITED],
  ['trial_days', 'Trial Days', '0 = no trial'],
  ['sort_order', 'Sort Order', 'Lowest first'],
] as const
const FEATURES = [
  ['has_email_campaigns', 'Email Campaigns'],
  ['has_sms_campaigns', 'SMS Campaigns'],
  ['has_webhooks', 'Webhooks'],
  ['has_ai_extraction', 'AI Extraction'],
  ['has_priority_support', 'Priority Support'],
  ['has_sso', 'Single Sign-On'],
] as const
/** What the operator requires of people who work on the plan. */
const RULES = [
  [
    'requires_factor',
    'Second factor required',
    'After their next sign-in, people add an authenticator app or a passkey before anything else. API keys go on working.',
  ],
] as const
const STATES = [
  ['is_active', 'Active'],
  ['is_popular', 'Popular'],
] as const

/** All fields of a plan. */
export function PlanFields({ form }: { form: PlanForm }) {
  const price = (name: 'price_monthly' | 'price_yearly', label: string) => (
    <Field label={label} hint="0 = free, or not offered if the other price is set" error={form.errorOf(name)}>
      <Input
        {...form.register(name, { setValueAs: asNumber })}
        type="number"
        min={0}
        step={priceStep(form.watch('currency'))}
      />
    </Field>
  )
  const boxes = (of: typeof FEATURES | typeof STATES) =>
    of.map(([name, label]) => <Checkbox key={name} {...form.register(name)} label={label} />)
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Plan Name"
          hint="Lower-case letters, digits, hyphens and underscores"
          error={form.errorOf('name')}
          isRequired
        >
          <Input {...form.register('name')} autoComplete="off" placeholder="basic" />
        </Field>
        <Field label="Display Name" error={form.errorOf('display_name')} isRequired>
          <Input {...form.register('display_name')} autoComplete="off" placeholder="Basic" />
        </Field>
      </div>
      <Field label="Description" error={form.errorOf('description')} isRequired>
        <Textarea {...form.register('description')} rows={2} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-3">
        {price('price_monthly', 'Monthly Price')}
        {price('price_yearly', 'Yearly Price')}
        <Field label="Currency" error={form.errorOf('currency')}>
          <Input {...form.register('currency')} maxLength={3} autoComplete="off" className="uppercase" />
        </Field>
      </div>
      <OtherPrices
        prices={form.watch('other_prices') ?? []}
        onChange={(prices) => form.setValue('other_prices', prices, { shouldDirty: true })}
        error={form.errorOf('other_prices')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {LIMITS.map(([name, label, hint]) => (
          <Field key={name} label={label} hint={hint} error={form.errorOf(name)}>
            <Input {...form.register(name, { setValueAs: asNumber })} type="number" min={0} step={1} />
          </Field>
        ))}
      </div>
      <Fieldset legend="Features">
        <div className="grid gap-x-4 gap-y-2.5 sm:grid-cols-2">{boxes(FEATURES)}</div>
      </Fieldset>
      <Fieldset legend="Sign-in">
        {RULES.map(([name, label, hint]) => (
          <Checkbox key={name} {...form.register(name)} label={label} hint={hint} />
        ))}
      </Fieldset>
      <Fieldset legend="State">
        <div className="grid gap-x-4 gap-y-2.5 sm:grid-cols-2">{boxes(STATES)}</div>
      </Fieldset>
    </>
  )
}
