import { useQuery } from '@tanstack/react-query'
import { Eraser, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { deleteContacts, editContact } from '../../../../src/contracts/contacts/change-contacts.ts'
import type { ContactDetails } from '../../../../src/contracts/contacts/contact-details.ts'
import { erasePerson } from '../../../../src/contracts/erasures/erasures.ts'
import { paths } from '../../../../src/rules/site/app-paths.ts'
import { CallError } from '../../../lib/call-error.ts'
import { phoneText } from '../../../lib/phone-text.ts'
import { Allowed } from '../../../ui/allowed.tsx'
import { Button } from '../../../ui/button.tsx'
import { CallFailure } from '../../../ui/call-failure.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import { contactQueries } from '../api.ts'
import { ContactAvatar } from '../contact-avatar.tsx'
import { DeleteDialog } from '../delete-dialog.tsx'
import { isCalledByPhone, nameOf, roleOf } from '../labels.ts'
import { useUndo } from '../use-undo.ts'
import { ContactHistory } from './contact-history.tsx'
import { ContactLabels } from './contact-labels.tsx'
import { ContactMentions } from './contact-mentions.tsx'
import { ContactNotes } from './contact-notes.tsx'
import { ContactSummary } from './contact-summary.tsx'
import { ContactValues } from './contact-values.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { EvidenceSentence } from './evidence-sentence.tsx'

export interface ContactViewProps {
  id: string
  /** Called when the contact no longer exists (null), or another contact replaces it. */
  onLeave: (otherId: string | null) => void
  /** Further actions, and further cards at the side. */
  actions?: ReactNode
  aside?: ReactNode
}

const breadcrumbsTo = (label: string) => [{ label: 'Contacts', href: paths.contacts.to() }, { label }]

/** One contact: its contact details, their sources and its history. */
export function ContactView({ id, ...props }: ContactViewProps) {
  const { data: contact, error, refetch, isFetching } = useQuery(contactQueries.one(id))
  const isMissing = error instanceof CallError && error.status === 404
  // Not if the contact was cached but has been deleted since.
  if (contact && !isMissing) return <LoadedContact contact={contact} {...props} />
  return (
    <>
      <PageHeader title="Contact" breadcrumbs={breadcrumbsTo('Contact')} />
      <Card isFlush>
        {isMissing ? (
          <EmptyState
            art="search"
            title="Contact not found"
            actions={<LinkButton href={paths.contacts.to()}>All contacts</LinkButton>}
          >
            It was deleted, merged into another contact, or isn't yours.
          </EmptyState>
        ) : error ? (
          <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <TableSkeleton rows={8} label="Loading contact" />
        )}
      </Card>
    </>
  )
}

/** Initials, role and where the contact was found. */
function Introduction({ contact }: { contact: ContactDetails }) {
  const role = roleOf(contact)
  return (
    <span className="flex items-center gap-3">
      <ContactAvatar contact={contact} size="lg" />
      <span className="min-w-0">
        {role ? <span className="block">{role}</span> : null}
        <EvidenceSentence contact={contact} />
      </span>
    </span>
  )
}

function LoadedContact({
  contact,
  onLeave,
  actions,
  aside,
}: Omit<ContactViewProps, 'id'> & { contact: ContactDetails }) {
  // A copy from when the dialog opened, since the contact may be refetched in the background.
  const [asked, setAsked] = useState<{ deed: 'edit' | 'delete'; contact: ContactDetails } | null>(null)
  const close = () => setAsked(null)
  const { undo, isPending } = useUndo((lookAt) => lookAt !== contact.id && onLeave(lookAt))
  const name = isCalledByPhone(contact) ? phoneText(contact.phone) : nameOf(contact)
  return (
    <>
      <PageHeader
        title={name}
        description={<Introduction contact={contact} />}
        breadcrumbs={breadcrumbsTo(name)}
        actions={
          <>
            {contact.kind === 'person' ? (
              <Allowed to={erasePerson}>
                <LinkButton
                  href={paths.erasePerson.to({ contact_id: contact.id })}
                  variant="danger-ghost"
                  icon={Eraser}
                >
                  Erase this person
                </LinkButton>
              </Allowed>
            ) : null}
            <Allowed to={deleteContacts}>
              <Button variant="danger-ghost" icon={Trash2} onClick={() => setAsked({ deed: 'delete', contact })}>
                Delete
              </Button>
            </Allowed>
            {actions}
            <Allowed to={editContact}>
              <Button icon={Pencil} onClick={() => setAsked({ deed: 'edit', contact })}>
                Edit
              </Button>
            </Allowed>
          </>
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <ContactValues contact={contact} />
        <div className="grid min-w-0 gap-5 sm:max-lg:grid-cols-2 lg:row-span-2">
          <ContactSummary contact={contact} />
          <div className="flex min-w-0 flex-col gap-5">
            <ContactLabels contact={contact} />
            {aside}
            <ContactNotes contact={contact} />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <ContactMentions contact={contact} />
          <ContactHistory contact={contact} isBusy={isPending} onUndo={(changeId) => void undo(changeId)} />
        </div>
      </div>
      {asked?.deed === 'edit' ? <EditDialog contact={asked.contact} onClose={close} /> : null}
      {asked?.deed === 'delete' ? (
        <DeleteDialog
          title={`Are you sure you want to delete ${name}?`}
          naming={{ contact_ids: [contact.id] }}
          contactId={contact.kind === 'person' ? contact.id : undefined}
          onClose={close}
          onDeleted={() => onLeave(null)}
        />
      ) : null}
    </>
  )
}
