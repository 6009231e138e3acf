import { useQuery } from '@tanstack/react-query'
import { ExternalLink, RefreshCw, Unplug } from 'lucide-react'
import { useState } from 'react'
import type { Integration } from '../../../src/contracts/integrations/integrations.ts'
import {
  deleteIntegration,
  startIntegration,
  testIntegration,
} from '../../../src/contracts/integrations/integrations.ts'
import { INTEGRATION_LABELS } from '../../../src/rules/integrations/integration-fields.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { CallError } from '../../lib/call-error.ts'
import { Alert } from '../../ui/alert.tsx'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { integrationQueries } from './api.ts'
import { DisconnectDialog } from './disconnect-dialog.tsx'
import { FailureList } from './failure-list.tsx'
import { nameOf } from './integration-words.ts'
import { MappingCard } from './mapping-card.tsx'
import { PushLog } from './push-log.tsx'
import { RulesCard } from './rules-card.tsx'
import { TestDialog } from './test-dialog.tsx'
import { useConnect } from './use-connect.ts'

const tab = paths.settings.to({ tab: 'integrations' })
const breadcrumbsTo = (label: string) => [{ label: 'Integrations', href: tab }, { label }]

/** One integration: what it pushes, its field mapping and its log. */
export function IntegrationView({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const { data: integration, error, refetch, isFetching } = useQuery(integrationQueries.one(id))
  const isMissing = error instanceof CallError && error.code === 'not_found'
  if (integration && !isMissing) return <LoadedView integration={integration} onDeleted={onDeleted} />
  return (
    <>
      <PageHeader title="Integration" breadcrumbs={breadcrumbsTo('Integration')} />
      <Card isFlush>
        {isMissing ? (
          <EmptyState
            art="search"
            title="Integration not found"
            actions={<LinkButton href={tab}>All integrations</LinkButton>}
          >
            It was disconnected or belongs to another account.
          </EmptyState>
        ) : error ? (
          <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <TableSkeleton rows={6} label="Loading integration" />
        )}
      </Card>
    </>
  )
}

function LoadedView({ integration, onDeleted }: { integration: Integration; onDeleted: () => void }) {
  const [asked, setAsked] = useState<'test' | 'disconnect' | null>(null)
  const { connect, connecting } = useConnect()
  const { id, provider, name, state, problem, url } = integration
  const label = INTEGRATION_LABELS[provider]
  return (
    <>
      <PageHeader
        title={nameOf(integration)}
        breadcrumbs={breadcrumbsTo(label)}
        actions={
          <>
            <Allowed to={deleteIntegration}>
              <Button variant="danger-ghost" icon={Unplug} onClick={() => setAsked('disconnect')}>
                Disconnect
              </Button>
            </Allowed>
            {provider === 'google_sheets' && url ? (
              <TextLink href={url} isExternal className="inline-flex items-center gap-1 text-sm">
                Open spreadsheet <ExternalLink aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
              </TextLink>
            ) : null}
            <Allowed to={testIntegration}>
              <Button disabled={state === 'disconnected'} onClick={() => setAsked('test')}>
                Test with one contact
              </Button>
            </Allowed>
          </>
        }
      />
      <div className="flex flex-col gap-5">
        {state === 'disconnected' ? (
          <Alert
            tone="danger"
            title={`${label} is disconnected`}
            actions={
              provider === 'webhook' ? null : (
                <Allowed to={startIntegration}>
                  <Button
                    size="sm"
                    variant="primary"
                    icon={RefreshCw}
                    isLoading={connecting !== null}
                    onClick={() => connect(provider, id)}
                  >
                    Connect again
                  </Button>
                </Allowed>
              )
            }
          >
            {problem} Pushes are on hold until then.
          </Alert>
        ) : problem ? (
          <Alert tone="danger" title="The last push had a problem">
            {problem}
          </Alert>
        ) : null}
        {provider === 'webhook' && url ? (
          <p className="wrap-break-word text-muted text-sm">Contacts are sent to {url}.</p>
        ) : null}
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <MappingCard key={`${id} ${JSON.stringify(integration.mapping)}`} integration={integration} />
          <RulesCard integration={integration} />
        </div>
        <FailureList integration={integration} />
        <PushLog integration={integration} />
      </div>
      {asked === 'test' ? <TestDialog integration={integration} onClose={() => setAsked(null)} /> : null}
      {asked === 'disconnect' ? (
        <DisconnectDialog integration={integration} name={name} onClose={() => setAsked(null)} onDeleted={onDeleted} />
      ) : null}
    </>
  )
}
