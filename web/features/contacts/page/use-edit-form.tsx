import { EditContact } from '../../../../src/contracts/contacts/change-contacts.ts'
import type { ContactDetails } from '../../../../src/contracts/contacts/contact-details.ts'
import { useContractForm } from '../../../lib/use-contract-form.ts'
import { toast } from '../../../ui/toast.tsx'
import { useEditContact } from '../api.ts'
import { changeOf, type EditValues, valuesOf } from './edit-change.ts'
import { EditedAside } from './edited-aside.tsx'

/** The form of a contact's details, of which only changes are sent, and the props of the fields that crawls fill in. */
export function useEditForm(contact: ContactDetails, onSaved: () => void) {
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
    onSaved()
  })
  return {
    ...form,
    submit,
    values,
    isChanged,
    fieldOf,
    inputOf,
    isFoundAgain: (field: 'country') => foundAgain.includes(field),
  }
}
