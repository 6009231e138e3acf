import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Plug } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Integration } from '../../../src/contracts/integrations/integrations.ts'
import { createWebhookIntegration, startIntegration } from '../../../src/contracts/integrations/integrations.ts'
import { INTEGRATION_LABELS, type IntegrationProvider } from '../../../src/rules/integrations/integration-fields.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { integrationQueries } from './api.ts'
import { countsOf, providerHints, providerIcons, recordsOf, stateOf } from './integration-words.ts'
import { useConnect } from './use-connect.ts'
import { WebhookDialog } from './webhook-dialog.tsx'

/** The Integrations tab of the settings: what is connected, and what can be. */
export function IntegrationsPanel() {
  const { data, error, refetch, isFetching } = useQuery(integrationQueries.list())
  if (!data)
    return (
      <Card isFlush title="Integrations">
        {error ? (
          <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <TableSkeleton rows={3} lines={2} label="Loading integrations" />
        )}
      </Card>
    )
  const { integrations, providers } = data
  return (
    <div className="flex flex-col gap-5">
      <Card
        isFlush
        title="Integrations"
        description="Send contacts and replies to your CRM. Existing records are updated, never duplicated."
      >
        {integrations.length === 0 ? (
          <EmptyState title="Nothing is connected yet">
            Connect a CRM, a spreadsheet or a webhook below, then choose which fields go where.
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line">
            {integrations.map((integration) => (
              <IntegrationEntry key={integration.id} integration={integration} />
            ))}
          </ul>
        )}
      </Card>
      <Allowed to={[startIntegration, createWebhookIntegration]}>
        <Providers providers={providers} />
      </Allowed>
    </div>
  )
}

function IntegrationEntry({ integration }: { integration: Integration }) {
  const { id, provider, name, latest_push: push, problem } = integration
  const { label, tone } = stateOf(integration)
  const Icon = providerIcons[provider]
  return (
    <li>
      <Link href={paths.integration.to(id)} className="flex items-start gap-3 px-4 py-3 hover:bg-hover">
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-faint" strokeWidth={1.75} />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-medium text-ink text-sm">{INTEGRATION_LABELS[provider]}</span>
            <Badge tone={tone} hasDot>
              {label}
            </Badge>
          </span>
          <span className="block truncate text-muted text-sm">{name}</span>
          <span className="block text-faint text-xs">
            {problem ??
              [recordsOf(integration), push ? `last push: ${countsOf(push)}` : null].filter(Boolean).join(' · ')}
          </span>
        </span>
        <ChevronRight aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-faint" strokeWidth={1.75} />
      </Link>
    </li>
  )
}

function Providers({ providers }: { providers: readonly IntegrationProvider[] }) {
  const { connect, connecting } = useConnect()
  const [isAdding, setIsAdding] = useState(false)
  return (
    <Card isFlush title="Connect another">
      <ul className="divide-y divide-line">
        {providers.map((provider) => {
          const Icon = providerIcons[provider]
          return (
            <li key={provider} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
              <Icon aria-hidden="true" className="size-5 shrink-0 text-faint" strokeWidth={1.75} />
              <span className="min-w-0 flex-1">
                <span className="block font-medium text-ink text-sm">{INTEGRATION_LABELS[provider]}</span>
                <span className="block text-muted text-xs">{providerHints[provider]}</span>
              </span>
              <Button
                size="sm"
                icon={Plug}
                isLoading={connecting === provider}
                disabled={connecting !== null}
                aria-label={`Connect ${INTEGRATION_LABELS[provider]}`}
                onClick={() => (provider === 'webhook' ? setIsAdding(true) : connect(provider))}
              >
                Connect
              </Button>
            </li>
          )
        })}
      </ul>
      {isAdding ? <WebhookDialog onClose={() => setIsAdding(false)} /> : null}
    </Card>
  )
}
