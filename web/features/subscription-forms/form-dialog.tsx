import type { SubscriptionForm } from '../../../src/contracts/subscription-forms/subscription-forms.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { Input } from '../../ui/input.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { AskedFields } from './asked-fields.tsx'
import { ConsentFields } from './consent-fields.tsx'
import { SubscriberChoices } from './subscriber-choices.tsx'
import { useSubscriptionForm } from './use-subscription-form.ts'

/** Creates or edits a subscription form. */
export function FormDialog({ former, onClose }: { former: SubscriptionForm | null; onClose: () => void }) {
  const form = useSubscriptionForm(former, onClose)
  return (
    <Dialog
      isOpen
      onClose={() => !form.isSubmitting && onClose()}
      size="lg"
      title={former ? `Edit ${former.name}` : 'New form'}
      description="People become contacts only after confirming by email."
    >
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
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
        <AskedFields fields={form.fields} onChange={form.setFields} />
        <SubscriberChoices form={form} />
        <ConsentFields form={form} />
        <Checkbox
          label="Accept subscriptions"
          hint="When off, the page says the form isn't available."
          checked={form.isActive}
          onChange={({ target }) => form.setIsActive(target.checked)}
        />
        <FormAlert message={form.formMessage} isOffline={form.isOffline} needsPlan={form.needsPlan} />
        <FormFooter isSubmitting={form.isSubmitting} onCancel={onClose} submit="Save form" submitting="Saving..." />
      </form>
    </Dialog>
  )
}
