import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CONTACT_KINDS, type ContactKind } from '../../../../src/contracts/contacts/contact.ts'
import { SOURCE_TYPES, type SourceType } from '../../../../src/contracts/data/items.ts'
import type { Channel } from '../../../../src/contracts/senders/channel.ts'
import { countryName } from '../../../../src/lib/text/country-name.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { newestCampaignsQuery } from '../../../queries/campaigns.ts'
import { contactFacetsQuery } from '../../../queries/contacts.ts'
import { ActivityFilter, type AskedActivity, asksActivity } from '../../../ui/activity-filter.tsx'
import { activityWords, periodText } from '../../../ui/activity-words.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { Select } from '../../../ui/select.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useDebouncedCallback } from '../../../ui/use-debounced-callback.ts'
import { sourceTypes } from '../../../ui/value-words.ts'
import { recipientSourceQueries, type SegmentFilter } from './api.ts'
import type { ChosenSegment } from './recipient-choice.ts'

const ALL = 'all'
const kindWords: Readonly<Record<ContactKind, string>> = { person: 'People', organization: 'Organisations' }

interface Picked extends AskedActivity {
  readonly kind: ContactKind | undefined
  readonly label_id: string | undefined
  readonly country: string | undefined
  readonly source_type: SourceType | undefined
  readonly search: string | undefined
  readonly title: string | undefined
}
const EVERYBODY: Picked = {
  kind: undefined,
  label_id: undefined,
  country: undefined,
  source_type: undefined,
  search: undefined,
  title: undefined,
}

export interface SegmentDialogProps {
  type: Channel
  former: ChosenSegment | null
  submit: string
  onClose: () => void
  /** @returns whether the segment was accepted; the dialog stays open otherwise */
  onChoose: (segment: ChosenSegment) => Promise<boolean> | boolean
}

/** Chooses all contacts in the address book that match a filter, a list or a tag. */
export function SegmentDialog({ type, former, submit, onClose, onChoose }: SegmentDialogProps) {
  const [picked, setPicked] = useState<Picked>({ ...EVERYBODY, ...(former?.filter as Partial<Picked> | undefined) })
  const [isBusy, setIsBusy] = useState(false)
  const { data: campaigns = [] } = useQuery({ ...newestCampaignsQuery(), enabled: asksActivity(picked) })
  const { data: facets } = useQuery(contactFacetsQuery())
  const filter: SegmentFilter = { ...picked, has: type === 'email' ? 'email' : 'phone' }
  const { data: total, error, isFetching, isPlaceholderData } = useQuery(recipientSourceQueries.segmentTotal(filter))
  const labels = facets?.labels ?? []
  const set = (part: Partial<Picked>) => setPicked((now) => ({ ...now, ...part }))
  const words = wordsOf(picked, labels.find(({ id }) => id === picked.label_id)?.name)

  async function choose() {
    if (total === undefined) return
    setIsBusy(true)
    const isTaken = await onChoose({ filter, words, total })
    setIsBusy(false)
    if (isTaken) onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={() => !isBusy && onClose()}
      title="From the Address Book"
      description={`Contacts with ${type === 'email' ? 'an email address' : 'a phone number'} that match all of these, as of when you add them.`}
      footer={
        <>
          <p role="status" className="mr-auto self-center text-muted text-sm tabular-nums">
            {total === undefined ? error ? null : <Spinner label="Counting" /> : pluralize(total, 'contact')}
          </p>
          <Button onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button
            variant="primary"
            isLoading={isBusy}
            disabled={!total || isPlaceholderData || isFetching}
            onClick={() => void choose()}
          >
            {submit}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {error ? (
          <Alert tone="danger" title={`Failed to load contacts: ${error.message}`} className="sm:col-span-2" />
        ) : null}
        <Field label="List or tag">
          <Select
            value={picked.label_id ?? ALL}
            options={[
              { value: ALL, label: 'Any' },
              ...labels.map(({ id, name, total: of }) => ({ value: id, label: name, hint: pluralize(of, 'contact') })),
            ]}
            onChange={(value) => set({ label_id: value === ALL ? undefined : value })}
          />
        </Field>
        <Field label="Kind">
          <Select
            value={picked.kind ?? ALL}
            options={[
              { value: ALL, label: 'People and organisations' },
              ...CONTACT_KINDS.map((value) => ({ value, label: kindWords[value] })),
            ]}
            onChange={(value) => set({ kind: value === ALL ? undefined : (value as ContactKind) })}
          />
        </Field>
        <Field label="Country">
          <Select
            value={picked.country ?? ALL}
            options={[
              { value: ALL, label: 'Any' },
              ...(facets?.countries ?? []).map(({ country, total: of }) => ({
                value: country,
                label: countryName(country),
                hint: pluralize(of, 'contact'),
              })),
            ]}
            onChange={(value) => set({ country: value === ALL ? undefined : value })}
          />
        </Field>
        <Field label="Source">
          <Select
            value={picked.source_type ?? ALL}
            options={[
              { value: ALL, label: 'Any' },
              ...SOURCE_TYPES.map((value) => ({ value, label: sourceTypes[value].label })),
            ]}
            onChange={(value) => set({ source_type: value === ALL ? undefined : (value as SourceType) })}
          />
        </Field>
        <fieldset className="flex flex-col gap-2 sm:col-span-2 sm:flex-row">
          <legend className="mb-1.5 font-medium text-ink text-sm">What they did</legend>
          <ActivityFilter className="sm:flex-1" value={picked} campaigns={campaigns} onChange={set} />
        </fieldset>
        <Words label="Search" value={picked.search} onChange={(search) => set({ search })} />
        <Words label="Job title" value={picked.title} onChange={(title) => set({ title })} />
      </div>
    </Dialog>
  )
}

/** The segment's search field. Counts matches once typing pauses. */
function Words({
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

/** "Spring fair, People, Germany". */
function wordsOf(picked: Picked, label: string | undefined): string {
  const { kind, country, source_type, search, title, activity, activity_campaign_id, activity_days } = picked
  return (
    [
      label,
      kind && kindWords[kind],
      country && countryName(country),
      source_type && `Source: ${sourceTypes[source_type].label}`,
      asksActivity(picked) && activityWords[activity ?? 'sent'],
      activity_campaign_id && 'One campaign',
      activity_days && periodText(activity_days),
      search && `“${search}”`,
      title && `Title: ${title}`,
    ]
      .filter(Boolean)
      .join(', ') || 'All contacts'
  )
}
