import { useLocation, useParams } from 'wouter'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { ContactView } from '../../features/contacts/page/contact-view.tsx'

/** Page of one contact. */
export default function ContactPage() {
  const { id = '' } = useParams<{ id: string }>()
  const [, navigate] = useLocation()
  return (
    <ContactView
      key={id}
      id={id}
      onLeave={(otherId) =>
        navigate(otherId ? paths.contactDetail.to(otherId) : paths.contacts.to(), { replace: true })
      }
    />
  )
}
