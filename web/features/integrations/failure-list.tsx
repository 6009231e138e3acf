import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import type { Integration } from '../../../src/contracts/integrations/integrations.ts'
import { retryFailures } from '../../../src/contracts/integrations/integrations.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { integrationQueries, useRetryFailures } from './api.ts'

/** What the provider refused, each with its reason. Nothing while there is none. */
export function FailureList({ integration }: { integration: Integration }) {
  const { data } = useQuery(integrationQueries.failures(integration.id))
  const retry = useRetryFailures()
  if (!data || data.total === 0) return null
  const { total, failures } = data
  return (
    <Card
      isFlush
      title={`${pluralize(total, 'contact')} couldn't be pushed`}
      description={total > failures.length ? `Showing the latest ${failures.length}.` : undefined}
      actions={
        <Allowed to={retryFailures}>
          <Button
            size="sm"
            icon={RotateCw}
            isLoading={retry.isPending}
            disabled={integration.state === 'disconnected'}
            onClick={() =>
              retry.mutate(
                { params: { id: integration.id } },
                {
                  onSuccess: () => toast.success('Trying again'),
                  onError: (error) => toastFailure(error, "We couldn't retry it"),
                },
              )
            }
          >
            Try again
          </Button>
        </Allowed>
      }
    >
      <ul className="max-h-80 divide-y divide-line overflow-y-auto">
        {failures.map(({ contact_id, name, kind, reason, failed_at }) => (
          <li key={`${kind} ${contact_id} ${failed_at} ${name}`} className="px-4 py-2.5 text-sm">
            {contact_id ? (
              <TextLink href={paths.contactDetail.to(contact_id)}>{name || 'Unnamed contact'}</TextLink>
            ) : (
              <span className="font-medium text-ink">{kind === 'answer' ? `Answer of ${name}` : name}</span>
            )}
            <p className="wrap-break-word text-muted text-xs">{reason}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
