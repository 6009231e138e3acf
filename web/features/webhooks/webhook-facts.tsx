import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { WebhookEndpoint } from '../../../src/contracts/webhooks/webhooks.ts'
import { rotateSecret } from '../../../src/contracts/webhooks/webhooks.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { RotateSecretDialog } from './rotate-secret-dialog.tsx'
import { WebhookStateBadge } from './webhook-state.tsx'

/** A webhook's settings. */
export function WebhookFacts({ webhook }: { webhook: WebhookEndpoint }) {
  return (
    <Card>
      <DefinitionList
        className="-my-2"
        items={[
          { term: 'State', detail: <WebhookStateBadge webhook={webhook} isBrief /> },
          { term: 'URL', detail: <span className="break-all font-mono text-xs">{webhook.url}</span> },
          {
            term: 'Events',
            detail: (
              <span className="flex flex-wrap gap-1">
                {webhook.events.map((name) => (
                  <Badge key={name}>{name}</Badge>
                ))}
              </span>
            ),
          },
          { term: 'Signing secret', detail: <Secret webhook={webhook} /> },
          { term: 'Created', detail: formatDateTime(webhook.created_at) },
        ]}
      />
    </Card>
  )
}

/** Only the end of the secret is stored in readable form, enough to see which secret a receiver uses. */
function Secret({ webhook }: { webhook: WebhookEndpoint }) {
  const [asked, setAsked] = useState<WebhookEndpoint | null>(null)
  const { secret_end, former_secret_until } = webhook
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div>
        <code className="font-mono text-xs">whsec_…{secret_end}</code>
        {former_secret_until ? (
          <p className="text-faint text-xs">The old secret also signs until {formatDateTime(former_secret_until)}</p>
        ) : null}
      </div>
      <Allowed to={rotateSecret}>
        <Button size="sm" icon={RefreshCw} onClick={() => setAsked(webhook)}>
          Rotate secret
        </Button>
      </Allowed>
      {asked ? <RotateSecretDialog webhook={asked} onClose={() => setAsked(null)} /> : null}
    </div>
  )
}
