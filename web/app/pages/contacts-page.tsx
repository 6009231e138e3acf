import { Eraser, Tags } from 'lucide-react'
import { useState } from 'react'
import { addLabel, deleteLabel, renameLabel } from '../../../src/contracts/contacts/labels.ts'
import { erasePerson } from '../../../src/contracts/erasures/erasures.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { WriteToButton } from '../../features/campaigns/audience/write-to-button.tsx'
import { filterOf } from '../../features/contacts/api.ts'
import { type ContactsAddress, useContactsAddress } from '../../features/contacts/contacts-address.ts'
import { ManageLabelsDialog } from '../../features/contacts/labels/manage-labels-dialog.tsx'
import { STANDARD_COLUMNS } from '../../features/contacts/list/contact-columns.tsx'
import { ContactList } from '../../features/contacts/list/contact-list.tsx'
import { ContactSelectionBar } from '../../features/contacts/list/contact-selection-bar.tsx'
import { ExportButton } from '../../features/contacts/list/export-button.tsx'
import { ALL_COLUMNS, ListTools } from '../../features/contacts/list/list-tools.tsx'
import { useContactSelection } from '../../features/contacts/list/use-contact-selection.ts'
import { useColumns } from '../../features/contacts/list-views/use-columns.ts'
import { useOpenedView } from '../../features/contacts/list-views/use-opened-view.ts'
import { SendToButton } from '../../features/integrations/send-to-button.tsx'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

const SelectionActions = lazyPart(async () => (await import('../contact-selection-actions.tsx')).SelectionActions)

/** The merged contacts: people and organisations, reachable ones first. */
export default function ContactsPage() {
  const location = useContactsAddress()
  const { address, filter } = location
  const { chosen, select, selectMatching, clear } = useContactSelection(address)
  const view = useOpenedView('contacts', location)
  const choice = useColumns('contacts', COLUMN_IDS, STANDARD_COLUMNS, view)
  const [isManaging, setIsManaging] = useState(false)
  return (
    <>
      <PageHeader
        title="Contacts"
        description="All people and organisations you found, imported or added, each with its source."
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
        columns={choice.isLoading ? null : choice.columns}
        tools={<ListTools location={location} view={view} choice={choice} />}
      />
      <ContactSelectionBar address={address} chosen={chosen} onMatching={selectMatching} onClear={clear}>
        <SelectionActions address={address} chosen={chosen} onClear={clear} />
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

/** What the list shows, for the campaign's name. */
const nameOf = ({ search, title }: ContactsAddress): string =>
  [search, title].map((words) => words?.trim()).find(Boolean) ?? 'contacts'
