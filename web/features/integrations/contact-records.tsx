import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { INTEGRATION_LABELS } from '../../../src/rules/integrations/integration-fields.ts'
import { Card } from '../../ui/card.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { integrationQueries } from './api.ts'

/** The records that a contact has in other products. Nothing while there is none. */
export function ContactRecords({ contactId }: { contactId: string }) {
  const { data: records } = useQuery(integrationQueries.records(contactId))
  if (!records || records.length === 0) return null
  return (
    <Card title="In your CRM">
      <ul className="flex flex-col gap-2 text-sm">
        {records.map(({ integration_id, provider, url, reason, pushed_at }) => (
          <li key={integration_id} className="min-w-0">
            {url ? (
              <TextLink href={url} isExternal className="inline-flex items-center gap-1">
                {INTEGRATION_LABELS[provider]}
                <ExternalLink aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
              </TextLink>
            ) : (
              <span className="font-medium text-ink">{INTEGRATION_LABELS[provider]}</span>
            )}
            <p className="wrap-break-word text-faint text-xs">
              {reason ?? (
                <>
                  Pushed <RelativeTime value={pushed_at} />
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
