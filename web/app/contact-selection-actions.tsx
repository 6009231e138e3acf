import {
  deleteContacts,
  labelContacts,
  mergeContacts,
  undoContactAction,
  undoContactChange,
} from '../../src/contracts/contacts/change-contacts.ts'
import type { ContactsAddress } from '../features/contacts/contacts-address.ts'
import { LabelButton } from '../features/contacts/labels/label-button.tsx'
import { DeleteButton } from '../features/contacts/list/delete-button.tsx'
import { ExportButton } from '../features/contacts/list/export-button.tsx'
import { MergeButton } from '../features/contacts/list/merge-button.tsx'
import type { Chosen } from '../features/contacts/list/use-contact-selection.ts'
import { SendToButton } from '../features/integrations/send-to-button.tsx'
import { Allowed } from '../ui/allowed.tsx'

/** What can be done with the selected contacts. It loads with the first selection. */
export function SelectionActions({
  address,
  chosen,
  onClear,
}: {
  address: ContactsAddress
  chosen: Chosen
  onClear: () => void
}) {
  return (
    <Allowed to={[labelContacts, mergeContacts, undoContactChange, undoContactAction, deleteContacts]}>
      <LabelButton chosen={chosen} />
      <MergeButton chosen={chosen} onMerged={onClear} />
      <ExportButton address={address} chosen={chosen} label="Export selected" />
      <SendToButton
        contacts={chosen.matching ? { matching: chosen.matching.filter } : { contact_ids: [...chosen.contacts.keys()] }}
        label="Send to… the selected contacts"
      />
      <DeleteButton chosen={chosen} onDeleted={onClear} />
    </Allowed>
  )
}
