import type { ContactKind } from '../../../../src/contracts/contacts/contact.ts'
import type { SourceType } from '../../../../src/contracts/data/items.ts'
import { countryName } from '../../../../src/lib/text/country-name.ts'
import { type AskedActivity, asksActivity } from '../../../ui/activity-filter.tsx'
import { activityWords, periodText } from '../../../ui/activity-words.ts'
import { sourceTypes } from '../../../ui/value-words.ts'

export const kindWords: Readonly<Record<ContactKind, string>> = { person: 'People', organization: 'Organisations' }

/** What the contacts of a segment have in common. */
export interface PickedSegment extends AskedActivity {
  readonly kind: ContactKind | undefined
  readonly label_id: string | undefined
  readonly country: string | undefined
  readonly source_type: SourceType | undefined
  readonly search: string | undefined
  readonly title: string | undefined
}
export const EVERYBODY: PickedSegment = {
  kind: undefined,
  label_id: undefined,
  country: undefined,
  source_type: undefined,
  search: undefined,
  title: undefined,
}

/** "Spring fair, People, Germany". */
export function segmentText(picked: PickedSegment, label: string | undefined): string {
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
