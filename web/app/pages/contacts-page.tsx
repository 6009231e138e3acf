import { useQuery } from '@tanstack/react-query'
import { Eraser, Tags } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import {
  deleteContacts,
  labelContacts,
  mergeContacts,
  undoContactAction,
  undoContactChange,
} from '../../../src/contracts/contacts/change-contacts.ts'
import { addLabel, deleteLabel, renameLabel } from '../../../src/contracts/contacts/labels.ts'
import { erasePerson } from '../../../src/contracts/erasures/erasures.ts'
import type { ListView } from '../../../src/contracts/list-views/list-views.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { WriteToButton } from '../../features/campaigns/audience/write-to-button.tsx'
import { filterOf } from '../../features/contacts/api.ts'
import {
  type ContactsAddress,
  type ContactsLocation,
  useContactsAddress,
} from '../../features/contacts/contacts-address.ts'
import { LabelButton } from '../../features/contacts/labels/label-button.tsx'
import { ManageLabelsDialog } from '../../features/contacts/labels/manage-labels-dialog.tsx'
import { STANDARD_COLUMNS } from '../../features/contacts/list/contact-columns.tsx'
import { ContactList } from '../../features/contacts/list/contact-list.tsx'
import { ContactSelectionBar } from '../../features/contacts/list/contact-selection-bar.tsx'
import { DeleteButton } from '../../features/contacts/list/delete-button.tsx'
import { ExportButton } from '../../features/contacts/list/export-button.tsx'
import { ALL_COLUMNS, ListTools } from '../../features/contacts/list/list-tools.tsx'
import { MergeButton } from '../../features/contacts/list/merge-button.tsx'
import { useContactSelection } from '../../features/contacts/list/use-contact-selection.ts'
import { listViewsQuery } from '../../features/contacts/list-views/api.ts'
import { useColumns } from '../../features/contacts/list-views/use-columns.ts'
import { SendToButton } from '../../features/integrations/send-to-button.tsx'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** The merged contacts: people and organisations, reachable ones first. */
export default function ContactsPage() {
  const location = useContactsAddress()
  const { address, filter } = location
  const { chosen, select, selectMatching, clear } = useContactSelection(address)
  const view = useOpenedView(location)
  const choice = useColumns('contacts', COLUMN_IDS, STANDARD_COLUMNS, view)
  const [isManaging, setIsManaging] = useState(false)
  return (
    <>
      <PageHeader
        title="Contacts"
        description="All people and organisations you found, imported or added."
        actions={
          <>
            <Allowed to={[erasePerson, addLabel, renameLabel, deleteLabel]}>
              <LinkButton href={paths.erasePerson.to()} variant="ghost" icon={Eraser}>
                Erase a person
              </LinkButton>
              <Button icon={Tags} onClick={() => setIsManaging(true)}>
                Manage lists
              </Button>
              <ExportButton address={address} chosen={chosen} />
            </Allowed>
            <SendToButton contacts={{ matching: filterOf(address) }} />
            <WriteToButton source={{ contacts: filterOf(address) }} name={nameOf(address)} variant="primary" />
          </>
        }
      />
      <ContactList
        location={location}
        selection={{ selected: new Set(chosen.contacts.keys()), onChange: select }}
        columns={choice.columns}
        tools={<ListTools location={location} view={view} choice={choice} />}
      />
      <ContactSelectionBar address={address} chosen={chosen} onMatching={selectMatching} onClear={clear}>
        <Allowed to={[labelContacts, mergeContacts, undoContactChange, undoContactAction, deleteContacts]}>
          <LabelButton chosen={chosen} />
          <MergeButton chosen={chosen} onMerged={clear} />
          <ExportButton address={address} chosen={chosen} label="Export selected" />
          <SendToButton
            contacts={
              chosen.matching ? { matching: chosen.matching.filter } : { contact_ids: [...chosen.contacts.keys()] }
            }
            label="Send to… the selected contacts"
          />
          <DeleteButton chosen={chosen} onDeleted={clear} />
        </Allowed>
      </ContactSelectionBar>
      {isManaging ? (
        <ManageLabelsDialog
          onClose={() => setIsManaging(false)}
          onDeleted={(id) => id === address.label_id && filter({ label_id: undefined })}
        />
      ) : null}
    </>
  )
}

const COLUMN_IDS = ALL_COLUMNS.map(({ id }) => id)

/**
 * The saved view that the address names. A link with nothing else opens it with its filters and order; a link to a view
 * that is gone, or not shared with the reader, shows the list as the address says.
 */
function useOpenedView({ address, query, openView }: ContactsLocation): ListView | null {
  const { data } = useQuery(listViewsQuery('contacts'))
  const view = data?.views.find(({ id }) => id === address.view) ?? null
  const isBare = view !== null && Object.keys(query).length === 0 && Object.keys(view.query).length > 0
  const lastBare = useRef<string | null>(null)
  useEffect(() => {
    // Once for each visit: a person may clear all filters of an opened view.
    if (isBare && lastBare.current !== view.id) openView(view, { replace: true })
    if (view) lastBare.current = view.id
  })
  return view
}

/** What the list shows, for the campaign's name. */
const nameOf = ({ search, title }: ContactsAddress): string =>
  [search, title].map((words) => words?.trim()).find(Boolean) ?? 'contacts'
