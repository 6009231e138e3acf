import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS } from '../../../src/contracts/webhooks/webhooks.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Fieldset } from '../../ui/fieldset.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { Input } from '../../ui/input.tsx'
import { LimitAlert } from '../../ui/limit-alert.tsx'
import { UrlInput } from '../../ui/url-input.tsx'
import type { WebhookForm } from './use-webhook-form.ts'

/** Fields that every webhook form has: the URL and the events. */
export function WebhookFields({ form }: { form: WebhookForm }) {
  return (
    <>
      <Field
        label="URL"
        error={form.errorOf('url')}
        hint="Each message is a POST request with JSON. Any response from 200 to 299 confirms delivery."
        isRequired
      >
        <UrlInput {...form.register('url')} autoComplete="off" placeholder="https://example.com/webhooks" />
      </Field>
      <Field label="Description" aside="Optional" error={form.errorOf('description')}>
        <Input {...form.register('description')} autoComplete="off" placeholder="Contacts to our CRM" />
      </Field>
      <Fieldset
        legend="Events"
        error={form.errorOf('events')}
        hint="page.completed is sent for every page of a crawl, contact.created for every new contact, and recipient.… for every message."
      >
        <div className="grid gap-x-4 gap-y-2.5 sm:grid-cols-2">
          <AllEvents form={form} />
          {WEBHOOK_EVENT_NAMES.map((name) => (
            <Checkbox
              key={name}
              {...form.register('events')}
              value={name}
              label={<span className="font-mono text-xs">{name}</span>}
              hint={WEBHOOK_EVENTS[name]}
            />
          ))}
        </div>
      </Fieldset>
    </>
  )
}

function AllEvents({ form }: { form: WebhookForm }) {
  const chosen = form.watch('events')
  const isAll = chosen.length === WEBHOOK_EVENT_NAMES.length
  return (
    <Checkbox
      className="sm:col-span-2"
      label="Select all"
      checked={isAll}
      isIndeterminate={chosen.length > 0 && !isAll}
      onChange={() =>
        form.setValue('events', isAll ? [] : [...WEBHOOK_EVENT_NAMES], {
          // Fields are not validated before the first submission.
          shouldValidate: form.formState.isSubmitted,
        })
      }
    />
  )
}

/** Errors from the server that concern the whole form. */
export function WebhookFormAlerts({ form }: { form: WebhookForm }) {
  return (
    <>
      <LimitAlert message={form.limitMessage} />
      <FormAlert message={form.formMessage} isOffline={form.isOffline} />
    </>
  )
}
