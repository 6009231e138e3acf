import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { Integration, RemoteProperty } from '../../../src/contracts/integrations/integrations.ts'
import { updateIntegration } from '../../../src/contracts/integrations/integrations.ts'
import {
  INTEGRATION_LABELS,
  type IntegrationField,
  ORGANIZATION_FIELDS,
  type OwnField,
  ownField,
  ownFieldName,
  PERSON_FIELDS,
} from '../../../src/rules/integrations/integration-fields.ts'
import { messageOf } from '../../lib/call-error.ts'
import { Alert } from '../../ui/alert.tsx'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Input } from '../../ui/input.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Select } from '../../ui/select.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { integrationQueries, useUpdateIntegration } from './api.ts'

type Kind = 'person' | 'organization'
interface Pair {
  readonly id: number
  readonly field: IntegrationField | OwnField
  readonly property: string
}
const LABELS: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  person: PERSON_FIELDS,
  organization: ORGANIZATION_FIELDS,
}

/** Which of our fields goes into which property of the provider. */
export function MappingCard({ integration }: { integration: Integration }) {
  const { id, provider, mapping, state } = integration
  const [kind, setKind] = useState<Kind>('person')
  const [pairs, setPairs] = useState<Readonly<Record<Kind, readonly Pair[]>>>(() => ({
    person: mapping.person.map((pair, at) => ({ ...pair, id: at })),
    organization: mapping.organization.map((pair, at) => ({ ...pair, id: at })),
  }))
  const { data, error, isFetching } = useQuery({
    ...integrationQueries.properties(id),
    enabled: state === 'connected',
  })
  const update = useUpdateIntegration()
  const label = INTEGRATION_LABELS[provider]
  const own = pairs[kind]
  const change = (next: readonly Pair[]) => setPairs({ ...pairs, [kind]: next })
  const replace = (changed: Pair) => change(own.map((pair) => (pair.id === changed.id ? changed : pair)))
  const isChanged = JSON.stringify(clean(pairs)) !== JSON.stringify(mapping)
  const ownFields = data?.own_fields ?? []
  const free = [...Object.keys(LABELS[kind]), ...ownFields.map(ownField)].filter((field) =>
    own.every((pair) => pair.field !== field),
  )
  async function save() {
    try {
      await update.mutateAsync({ params: { id }, body: { mapping: clean(pairs) } })
      toast.success('Mapping saved')
    } catch (failure) {
      toastFailure(failure, "We couldn't save the mapping")
    }
  }
  return (
    <Card
      isFlush
      title="Fields"
      description={`Empty fields are skipped. A push never deletes anything in ${label}.`}
      actions={
        <SegmentedControl
          aria-label="Kind of contact"
          value={kind}
          onChange={setKind}
          segments={[
            { value: 'person', label: 'People' },
            { value: 'organization', label: 'Organisations' },
          ]}
        />
      }
      footer={
        <Allowed to={updateIntegration}>
          <Button
            size="sm"
            icon={Plus}
            disabled={free.length === 0}
            onClick={() =>
              change([
                ...own,
                {
                  id: Math.max(-1, ...own.map((pair) => pair.id)) + 1,
                  field: free[0] as Pair['field'],
                  property: '',
                },
              ])
            }
          >
            Add field
          </Button>
          <Button
            size="sm"
            variant="primary"
            disabled={!isChanged}
            isLoading={update.isPending}
            onClick={() => void save()}
          >
            Save mapping
          </Button>
        </Allowed>
      }
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
      {own.length === 0 ? (
        <p className="px-4 py-8 text-center text-muted text-sm">
          No fields are mapped, so only the name and email address are sent.
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {own.map((pair) => (
            <PairEntry
              key={pair.id}
              pair={pair}
              kind={kind}
              properties={data?.[kind] ?? []}
              ownFields={ownFields}
              isOpen={data?.is_open ?? true}
              onChange={replace}
              onRemove={() => change(own.filter(({ id: other }) => other !== pair.id))}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

/** What is sent: without rows that name no property. */
function clean(pairs: Readonly<Record<Kind, readonly Pair[]>>): Integration['mapping'] {
  const of = (kind: Kind) =>
    pairs[kind].flatMap(({ field, property }) => (property.trim() ? [{ field, property: property.trim() }] : []))
  return { person: of('person'), organization: of('organization') } as Integration['mapping']
}

/** The label of one of our fields, or the name of an own one. */
const labelOf = (kind: Kind, field: string): string =>
  LABELS[kind][field] ?? `${ownFieldName(field) ?? field} (own field)`

interface PairEntryProps {
  pair: Pair
  kind: Kind
  properties: readonly RemoteProperty[]
  /** Names of own fields that contacts have. */
  ownFields: readonly string[]
  isOpen: boolean
  onChange: (pair: Pair) => void
  onRemove: () => void
}

function PairEntry({ pair, kind, properties, ownFields, isOpen, onChange, onRemove }: PairEntryProps) {
  const label = labelOf(kind, pair.field)
  const named = ownFieldName(pair.field)
  const ours = [
    ...Object.keys(LABELS[kind]),
    // One that no contact has any more stays selectable here.
    ...new Set([...ownFields, ...(named === null ? [] : [named])].map(ownField)),
  ]
  const known = properties.map(({ name, label: text, type, is_required }) => ({
    value: name,
    label: text === name ? name : `${text} (${name})`,
    hint: is_required ? `${type}, required` : type,
  }))
  const options =
    pair.property && known.every(({ value }) => value !== pair.property)
      ? [{ value: pair.property, label: pair.property }, ...known]
      : known
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_auto] items-center gap-2 px-4 py-2">
      <Select
        aria-label="Our field"
        value={pair.field}
        onChange={(field) => onChange({ ...pair, field })}
        options={ours.map((value) => ({ value: value as Pair['field'], label: labelOf(kind, value) }))}
        className="w-full"
      />
      {isOpen ? (
        <Input
          aria-label={`Property for ${label}`}
          value={pair.property}
          maxLength={200}
          onChange={(event) => onChange({ ...pair, property: event.target.value })}
        />
      ) : (
        <Combobox
          aria-label={`Property for ${label}`}
          value={pair.property}
          placeholder="Choose a property"
          options={options}
          onChange={(property) => onChange({ ...pair, property })}
        />
      )}
      <IconButton icon={X} size="sm" label={`Remove ${label}`} onClick={onRemove} />
    </li>
  )
}
