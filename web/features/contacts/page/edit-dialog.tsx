import type { ContactDetails } from '../../../../src/contracts/contacts/contact-details.ts'
import { Button } from '../../../ui/button.tsx'
import { CountrySelect } from '../../../ui/country-select.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFooter } from '../../../ui/dialog-footer.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { Input } from '../../../ui/input.tsx'
import { nameOf } from '../labels.ts'
import { OwnFields } from './own-fields.tsx'
import { useEditForm } from './use-edit-form.tsx'

/** Edits a contact's details and adds contact details. Only changes are sent. */
export function EditDialog({ contact, onClose }: { contact: ContactDetails; onClose: () => void }) {
  const form = useEditForm(contact, onClose)
  const { values, fieldOf, inputOf } = form
  const isPerson = contact.kind === 'person'
  return (
    <Dialog isOpen onClose={() => !form.isSubmitting && onClose()} title={`Edit ${nameOf(contact)}`}>
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        <p className="text-muted text-sm">Crawls and imports won't change your edits.</p>
        <Field label="Name" {...fieldOf('name')}>
          <Input {...inputOf('name')} />
        </Field>
        {isPerson ? (
          <>
            <Field label="Title" {...fieldOf('job_title')}>
              <Input {...inputOf('job_title')} />
            </Field>
            <Field label="Organisation" {...fieldOf('company')}>
              <Input {...inputOf('company')} />
            </Field>
          </>
        ) : null}
        <Field label="Country" {...fieldOf('country')}>
          <CountrySelect
            value={values.country ?? null}
            isDisabled={form.isFoundAgain('country')}
            onChange={(country) => form.setValue('country', country)}
          />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Add an email" error={form.errorOf('add_email')}>
            <Input {...form.register('add_email')} type="email" placeholder="name@company.com" autoComplete="off" />
          </Field>
          <Field label="Add a phone" error={form.errorOf('add_phone')}>
            <Input {...form.register('add_phone')} type="tel" placeholder="+44 20 7946 0123" autoComplete="off" />
          </Field>
        </div>
        <OwnFields
          fields={values.fields ?? {}}
          error={form.errorOf('fields')}
          onChange={(fields) => form.setValue('fields', fields)}
        />
        <FormAlert message={form.formMessage} isOffline={form.isOffline} needsPlan={form.needsPlan} />
        <DialogFooter className="sticky -bottom-5 z-2 -mx-5 -mb-5">
          <Button onClick={onClose} disabled={form.isSubmitting}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" disabled={!form.isChanged} isLoading={form.isSubmitting}>
            {form.isSubmitting ? 'Saving...' : 'Save Changes'}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}
