import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type Integration, updateIntegration } from '../../../src/contracts/integrations/integrations.ts'
import { INTEGRATION_LABELS } from '../../../src/rules/integrations/integration-fields.ts'
import { messageOf } from '../../lib/call-error.ts'
import { Alert } from '../../ui/alert.tsx'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { integrationQueries } from './api.ts'
import { PairEntry } from './pair-entry.tsx'
import { useMapping } from './use-mapping.ts'

/** Which of our fields goes into which property of the provider. */
export function MappingCard({ integration }: { integration: Integration }) {
  const { data, error, isFetching } = useQuery({
    ...integrationQueries.properties(integration.id),
    enabled: integration.state === 'connected',
  })
  const ownFields = data?.own_fields ?? []
  const mapping = useMapping(integration, ownFields)
  const { kind, pairs } = mapping
  const label = INTEGRATION_LABELS[integration.provider]
  return (
    <Card
      isFlush
      title="Fields"
      description={`Empty fields are skipped. A push never deletes anything in ${label}.`}
      actions={
        <SegmentedControl
          aria-label="Kind of contact"
          value={kind}
          onChange={mapping.setKind}
          segments={[
            { value: 'person', label: 'People' },
            { value: 'organization', label: 'Organisations' },
          ]}
        />
      }
      footer={<MappingButtons mapping={mapping} />}
    >
      {error ? (
        <Alert tone="warning" className="m-4" title={`We couldn't read the properties of ${label}`}>
          {messageOf(error, 'Try again later.')}
        </Alert>
      ) : isFetching && !data ? (
        <p role="status" className="flex items-center gap-2 px-4 pt-3 text-muted text-sm">
          <Spinner className="text-brand-text" /> Reading the properties of {label}...
        </p>
      ) : null}
      {pairs.length === 0 ? (
        <p className="px-4 py-8 text-center text-muted text-sm">
          No fields are mapped, so only the name and email address are sent.
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {pairs.map((pair) => (
            <PairEntry
              key={pair.id}
              pair={pair}
              kind={kind}
              properties={data?.[kind] ?? []}
              ownFields={ownFields}
              isOpen={data?.is_open ?? true}
              onChange={mapping.replace}
              onRemove={() => mapping.remove(pair)}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

function MappingButtons({ mapping: { add, isChanged, isSaving, save } }: { mapping: ReturnType<typeof useMapping> }) {
  return (
    <Allowed to={updateIntegration}>
      <Button size="sm" icon={Plus} disabled={add === null} onClick={() => add?.()}>
        Add field
      </Button>
      <Button size="sm" variant="primary" disabled={!isChanged} isLoading={isSaving} onClick={() => void save()}>
        Save mapping
      </Button>
    </Allowed>
  )
}
