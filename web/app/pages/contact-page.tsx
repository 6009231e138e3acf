import { useLocation, useParams } from 'wouter'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { ContactView } from '../../features/contacts/page/contact-view.tsx'
import { ContactRecords } from '../../features/integrations/contact-records.tsx'
import { SendToButton } from '../../features/integrations/send-to-button.tsx'
import { ContactSubscriptions } from '../../features/subscription-forms/contact-subscriptions.tsx'

/** Page of one contact. */
export default function ContactPage() {
  const { id = '' } = useParams<{ id: string }>()
  const [, navigate] = useLocation()
  return (
    <div className="flex flex-col gap-5">
      <ContactView
        key={id}
        id={id}
        actions={<SendToButton contacts={{ contact_ids: [id] }} />}
        aside={<ContactRecords contactId={id} />}
        onLeave={(otherId) =>
          navigate(otherId ? paths.contactDetail.to(otherId) : paths.contacts.to(), { replace: true })
        }
      />
      <ContactSubscriptions contactId={id} />
    </div>
  )
}
