import { X } from 'lucide-react'
import type { RemoteProperty } from '../../../src/contracts/integrations/integrations.ts'
import { ownField, ownFieldName } from '../../../src/rules/integrations/integration-fields.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Input } from '../../ui/input.tsx'
import { Select } from '../../ui/select.tsx'
import { type Kind, LABELS, labelOf, type Pair } from './field-pairs.ts'

export interface PairEntryProps {
  pair: Pair
  kind: Kind
  properties: readonly RemoteProperty[]
  /** Names of own fields that contacts have. */
  ownFields: readonly string[]
  isOpen: boolean
  onChange: (pair: Pair) => void
  onRemove: () => void
}

/** One of our fields, and the property it goes into. */
export function PairEntry({ pair, kind, properties, ownFields, isOpen, onChange, onRemove }: PairEntryProps) {
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
