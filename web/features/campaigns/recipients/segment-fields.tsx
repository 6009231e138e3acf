import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CONTACT_KINDS } from '../../../../src/contracts/contacts/contact.ts'
import { SOURCE_TYPES } from '../../../../src/contracts/data/items.ts'
import { countryName } from '../../../../src/lib/text/country-name.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { newestCampaignsQuery } from '../../../queries/campaigns.ts'
import type { ContactFacets } from '../../../queries/contacts.ts'
import { ActivityFilter, asksActivity } from '../../../ui/activity-filter.tsx'
import { Field } from '../../../ui/field.tsx'
import { FilterSelect } from '../../../ui/filter-select.tsx'
import { Input } from '../../../ui/input.tsx'
import { useDebouncedCallback } from '../../../ui/use-debounced-callback.ts'
import { sourceTypes } from '../../../ui/value-words.ts'
import { kindWords, type PickedSegment } from './segment-text.ts'

export interface SegmentFieldsProps {
  picked: PickedSegment
  /** Undefined while loading. */
  facets: ContactFacets | undefined
  onChange: (part: Partial<PickedSegment>) => void
}

/** What the contacts of a segment have in common: each field narrows it. */
export function SegmentFields({ picked, facets, onChange }: SegmentFieldsProps) {
  const { data: campaigns = [] } = useQuery({ ...newestCampaignsQuery(), enabled: asksActivity(picked) })
  return (
    <>
      <Field label="List or tag">
        <FilterSelect
          value={picked.label_id}
          anyLabel="Any"
          options={(facets?.labels ?? []).map(({ id, name, total }) => ({
            value: id,
            label: name,
            hint: pluralize(total, 'contact'),
          }))}
          onChange={(label_id) => onChange({ label_id })}
        />
      </Field>
      <Field label="Kind">
        <FilterSelect
          value={picked.kind}
          anyLabel="People and organisations"
          options={CONTACT_KINDS.map((value) => ({ value, label: kindWords[value] }))}
          onChange={(kind) => onChange({ kind })}
        />
      </Field>
      <Field label="Country">
        <FilterSelect
          value={picked.country}
          anyLabel="Any"
          options={(facets?.countries ?? []).map(({ country, total }) => ({
            value: country,
            label: countryName(country),
            hint: pluralize(total, 'contact'),
          }))}
          onChange={(country) => onChange({ country })}
        />
      </Field>
      <Field label="Source">
        <FilterSelect
          value={picked.source_type}
          anyLabel="Any"
          options={SOURCE_TYPES.map((value) => ({ value, label: sourceTypes[value].label }))}
          onChange={(source_type) => onChange({ source_type })}
        />
      </Field>
      <fieldset className="flex flex-col gap-2 sm:col-span-2 sm:flex-row">
        <legend className="mb-1.5 font-medium text-ink text-sm">What they did</legend>
        <ActivityFilter className="sm:flex-1" value={picked} campaigns={campaigns} onChange={onChange} />
      </fieldset>
      <SearchField label="Search" value={picked.search} onChange={(search) => onChange({ search })} />
      <SearchField label="Job title" value={picked.title} onChange={(title) => onChange({ title })} />
    </>
  )
}

/** A field of words. Reports them once typing pauses. */
function SearchField({
  label,
  value,
  onChange,
}: {
  label: string
  value: string | undefined
  onChange: (words: string | undefined) => void
}) {
  const [draft, setDraft] = useState(value ?? '')
  const report = useDebouncedCallback((text: string) => onChange(text.trim() || undefined), 400)
  return (
    <Field label={label}>
      <Input
        value={draft}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => {
          setDraft(event.target.value)
          report.run(event.target.value)
        }}
      />
    </Field>
  )
}
