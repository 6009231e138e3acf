import { EditContact } from '../../../../src/contracts/contacts/change-contacts.ts'
import type { ContactDetails } from '../../../../src/contracts/contacts/contact-details.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { Button } from '../../../ui/button.tsx'
import { CountrySelect } from '../../../ui/country-select.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFooter } from '../../../ui/dialog-footer.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { Input } from '../../../ui/input.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useEditContact } from '../api.ts'
import { nameOf } from '../labels.ts'
import { changeOf, type EditValues, valuesOf } from './edit-change.ts'
import { EditedAside } from './edited-aside.tsx'
import { OwnFields } from './own-fields.tsx'

/** Edits a contact's details and adds contact details. Only changes are sent. */
export function EditDialog({ contact, onClose }: { contact: ContactDetails; onClose: () => void }) {
  const change = useEditContact()
  const form = useContractForm<EditValues, EditContact>(EditContact, {
    defaultValues: valuesOf(contact),
    failureMessage: "We couldn't save the contact.",
    readAs: (values) => changeOf(contact, values),
  })
  const values = form.watch()
  const isChanged = Object.keys(changeOf(contact, values)).length > 0
  const foundAgain = values.found_again ?? []
  const fieldOf = (field: 'name' | 'job_title' | 'company' | 'country') => ({
    error: form.errorOf(field),
    aside: (
      <EditedAside
        isEdited={contact.edited.includes(field)}
        isAbandoned={foundAgain.includes(field)}
        onChange={(isAbandoned) =>
          form.setValue(
            'found_again',
            isAbandoned ? [...foundAgain, field] : foundAgain.filter((other) => other !== field),
          )
        }
      />
    ),
  })
  const inputOf = (field: 'name' | 'job_title' | 'company') => ({
    ...form.register(field),
    disabled: foundAgain.includes(field),
    autoComplete: 'off',
  })
  const submit = form.submit(async (body) => {
    await change.mutateAsync({ params: { id: contact.id }, body })
    toast.success('Contact saved')
    onClose()
  })
  const isPerson = contact.kind === 'person'
  return (
    <Dialog isOpen onClose={() => !form.isSubmitting && onClose()} title={`Edit ${nameOf(contact)}`}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
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
            isDisabled={foundAgain.includes('country')}
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
          <Button type="submit" variant="primary" disabled={!isChanged} isLoading={form.isSubmitting}>
            {form.isSubmitting ? 'Saving...' : 'Save Changes'}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}
