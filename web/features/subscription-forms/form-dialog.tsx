import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import {
  type FieldUse,
  OWN_FIELDS_MAX,
  type SubscriptionForm,
  WriteForm,
} from '../../../src/contracts/subscription-forms/subscription-forms.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { contactFacetsQuery } from '../../queries/contacts.ts'
import { emailConfigsQuery } from '../../queries/senders.ts'
import { topicsQuery } from '../../queries/topics.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Fieldset } from '../../ui/fieldset.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { toast } from '../../ui/toast.tsx'
import { UrlInput } from '../../ui/url-input.tsx'
import { useCreateForm, useUpdateForm } from './api.ts'

const NO_SENDER = 'service'
const CONSENT = 'I want to get news by email. I can unsubscribe at any time.'
const uses: readonly { value: FieldUse; label: string }[] = [
  { value: 'off', label: 'Not asked' },
  { value: 'optional', label: 'Optional' },
  { value: 'required', label: 'Required' },
]

/** Creates or edits a subscription form. */
export function FormDialog({ former, onClose }: { former: SubscriptionForm | null; onClose: () => void }) {
  const create = useCreateForm()
  const update = useUpdateForm()
  const { data: facets } = useQuery(contactFacetsQuery())
  const { data: topics = [] } = useQuery(topicsQuery())
  const { data: senders = [] } = useQuery(emailConfigsQuery())
  const [fields, setFields] = useState(
    former?.fields ?? { name: 'optional' as const, company: 'off' as const, own: [] },
  )
  const [labelIds, setLabelIds] = useState(former?.label_ids ?? [])
  const [topicIds, setTopicIds] = useState(former?.topic_ids ?? [])
  const [senderId, setSenderId] = useState(former?.sender_id ?? NO_SENDER)
  const [isActive, setIsActive] = useState(former?.is_active ?? true)
  const form = useContractForm(WriteForm, {
    defaultValues: {
      name: former?.name ?? '',
      title: former?.title ?? '',
      description: former?.description ?? '',
      consent_text: former?.consent_text ?? CONSENT,
      success_text: former?.success_text ?? '',
      redirect_url: former?.redirect_url ?? '',
      color: former?.color ?? '#0b6a69',
    },
    failureMessage: 'Failed to save the form',
    readAs: (values) => ({
      ...values,
      ...{ fields, label_ids: labelIds, topic_ids: topicIds, is_active: isActive },
      sender_id: senderId === NO_SENDER ? null : senderId,
    }),
  })
  const onSubmit = form.submit(async (body) => {
    if (former) await update.mutateAsync({ params: { id: former.id }, body })
    else await create.mutateAsync({ body })
    toast.success('Form saved')
    onClose()
  })
  const toggled = (ids: readonly string[], id: string, isOn: boolean) =>
    isOn ? [...ids, id] : ids.filter((one) => one !== id)
  const setOwn = (own: typeof fields.own) => setFields({ ...fields, own })
  return (
    <Dialog
      isOpen
      onClose={() => !form.isSubmitting && onClose()}
      size="lg"
      title={former ? `Edit ${former.name}` : 'New form'}
      description="People become contacts only after confirming by email."
    >
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Name" error={form.errorOf('name')} hint="Only you see it." isRequired>
            <Input {...form.register('name')} autoComplete="off" placeholder="Footer of our website" />
          </Field>
          <Field label="Title" error={form.errorOf('title')} isRequired>
            <Input {...form.register('title')} autoComplete="off" placeholder="Acme news" />
          </Field>
        </div>
        <Field label="Text" aside="Optional" error={form.errorOf('description')}>
          <Textarea {...form.register('description')} rows={2} />
        </Field>
        <Fieldset legend="Fields" hint="The email address is always required.">
          <div className="flex flex-col gap-3">
            <div className="grid gap-4 sm:grid-cols-2">
              {(['name', 'company'] as const).map((name) => (
                <Field key={name} label={name === 'name' ? 'Name of the person' : 'Company'}>
                  <Select
                    value={fields[name]}
                    options={uses}
                    onChange={(value) => setFields({ ...fields, [name]: value as FieldUse })}
                  />
                </Field>
              ))}
            </div>
            {fields.own.map((own, place) => (
              // Fields have no id, and are told apart by their place alone.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <div key={place} className="flex flex-wrap items-center gap-2">
                <Input
                  aria-label={`Field ${place + 1}`}
                  className="min-w-0 flex-1 basis-40"
                  value={own.label}
                  maxLength={60}
                  placeholder="Job title"
                  onChange={({ target }) => setOwn(fields.own.with(place, { ...own, label: target.value }))}
                />
                <Checkbox
                  label="Required"
                  checked={own.is_required}
                  onChange={({ target }) => setOwn(fields.own.with(place, { ...own, is_required: target.checked }))}
                />
                <IconButton
                  icon={X}
                  size="sm"
                  label={`Remove field ${place + 1}`}
                  onClick={() => setOwn(fields.own.toSpliced(place, 1))}
                />
              </div>
            ))}
            {fields.own.length < OWN_FIELDS_MAX ? (
              <Button
                size="sm"
                icon={Plus}
                className="self-start"
                onClick={() => setOwn([...fields.own, { label: '', is_required: false }])}
              >
                Add a field
              </Button>
            ) : null}
          </div>
        </Fieldset>
        <Choices
          legend="Lists and tags for subscribers"
          none="No lists yet. Create one on the contacts page."
          options={facets?.labels ?? []}
          chosen={labelIds}
          onToggle={(id, isOn) => setLabelIds(toggled(labelIds, id, isOn))}
        />
        {topics.length > 0 ? (
          <Choices
            legend="Topics that they subscribe to"
            none=""
            options={topics}
            chosen={topicIds}
            onToggle={(id, isOn) => setTopicIds(toggled(topicIds, id, isOn))}
          />
        ) : null}
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
              value={senderId}
              options={[
                { value: NO_SENDER, label: 'Contactory' },
                ...senders.map(({ id, name, from_email }) => ({ value: id, label: name, hint: from_email })),
              ]}
              onChange={setSenderId}
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
        <Checkbox
          label="Accept subscriptions"
          hint="When off, the page says the form isn't available."
          checked={isActive}
          onChange={({ target }) => setIsActive(target.checked)}
        />
        <FormAlert
          message={
            form.formMessage ??
            (fields.own.some(({ label }) => label.trim() === '') && form.formState.isSubmitted
              ? 'Name each field, or remove it.'
              : undefined)
          }
          isOffline={form.isOffline}
          needsPlan={form.needsPlan}
        />
        <FormFooter isSubmitting={form.isSubmitting} onCancel={onClose} submit="Save form" submitting="Saving..." />
      </form>
    </Dialog>
  )
}

function Choices({
  legend,
  none,
  options,
  chosen,
  onToggle,
}: {
  legend: string
  none: string
  options: readonly { readonly id: string; readonly name: string }[]
  chosen: readonly string[]
  onToggle: (id: string, isOn: boolean) => void
}) {
  return (
    <Fieldset legend={legend}>
      {options.length === 0 ? (
        <p className="text-muted text-sm">{none}</p>
      ) : (
        <div className="grid max-h-40 gap-2 overflow-y-auto sm:grid-cols-2">
          {options.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={chosen.includes(id)}
              onChange={({ target }) => onToggle(id, target.checked)}
            />
          ))}
        </div>
      )}
    </Fieldset>
  )
}
