import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'
import { formQueries } from './api.ts'

/** What a contact subscribed to, with the proof of consent; nothing for a contact that did not. */
export function ContactSubscriptions({ contactId }: { contactId: string }) {
  const { data: subscriptions = [] } = useQuery({ ...formQueries.ofContact(contactId), retry: false })
  if (subscriptions.length === 0) return null
  return (
    <Card title="Consent" description="Subscribed through a form and confirmed by email.">
      <ul className="flex flex-col gap-4">
        {subscriptions.map(({ id, form_name, address, values, consent_text, page, network, confirmed_at }) => (
          <li key={id} className="text-sm">
            <p className="wrap-anywhere font-medium text-ink">
              {form_name} · {address}
            </p>
            <p className="wrap-anywhere whitespace-pre-line text-muted">“{consent_text}”</p>
            <p className="wrap-anywhere text-faint text-xs">
              Confirmed {formatDateTime(confirmed_at)}
              {page ? ` · ${page}` : ''} · Network {network}
            </p>
            {Object.entries(values.own).map(([label, value]) => (
              <p key={label} className="wrap-anywhere text-muted text-xs">
                {label}: {value}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  )
}
