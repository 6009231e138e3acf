import { useQuery } from '@tanstack/react-query'
import { emailConfigsQuery } from '../../queries/senders.ts'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { UrlInput } from '../../ui/url-input.tsx'
import { NO_SENDER, type SubscriptionFormState } from './use-subscription-form.ts'

/** What people agree to, who asks them to confirm, and what they see afterwards. */
export function ConsentFields({ form }: { form: SubscriptionFormState }) {
  const { data: senders = [] } = useQuery(emailConfigsQuery())
  return (
    <>
      <Field
        label="Consent"
        error={form.errorOf('consent_text')}
        hint="What they agree to. Stored word for word with each subscriber."
        isRequired
      >
        <Textarea {...form.register('consent_text')} rows={2} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Confirmation mail from" hint="If the sender can't send, we send it for you.">
          <Select
            value={form.senderId}
            options={[
              { value: NO_SENDER, label: 'Contactory' },
              ...senders.map(({ id, name, from_email }) => ({ value: id, label: name, hint: from_email })),
            ]}
            onChange={form.setSenderId}
          />
        </Field>
        <Field label="Colour" error={form.errorOf('color')}>
          <Input {...form.register('color')} type="color" className="h-10 w-24 p-1" />
        </Field>
        <Field label="Thank-you text" aside="Optional" error={form.errorOf('success_text')}>
          <Input {...form.register('success_text')} autoComplete="off" />
        </Field>
        <Field
          label="Page after confirming"
          aside="Optional"
          error={form.errorOf('redirect_url')}
          hint="Replaces the thank-you text."
        >
          <UrlInput {...form.register('redirect_url')} autoComplete="off" placeholder="https://example.com/thanks" />
        </Field>
      </div>
    </>
  )
}
