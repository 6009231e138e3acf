import type { Finding } from '../../finding.ts'
import type { FactAddress, FactGroup, FactPhone } from '../page-facts.ts'

/** A group under construction. */
export interface GroupDraft extends Pick<FactGroup, 'kind' | 'name' | 'job_title' | 'organization' | 'relation'> {
  readonly confidence: number
  readonly isChrome: boolean
  readonly isBeforeValues?: boolean
  readonly isGivenName?: boolean
  readonly values: Set<Finding>
  readonly profiles: Set<string>
}

export const draftOf = (
  group: Omit<GroupDraft, 'values' | 'profiles'>,
  values: Iterable<Finding> = [],
): GroupDraft => ({
  ...group,
  values: new Set(values),
  profiles: new Set(),
})

/** Converts a draft, without empty properties, because groups are stored for each page of a site. */
export function toFactGroup({
  kind,
  name,
  values,
  profiles,
  isChrome,
  isBeforeValues,
  isGivenName,
  ...draft
}: GroupDraft): FactGroup {
  const ofType = (type: Finding['type']) => [...values].filter((finding) => finding.type === type)
  const emails = ofType('emails').map(({ normalized }) => normalized)
  const phones = ofType('phones').map(toPhone)
  const addresses = ofType('addresses').map(toAddress)
  return {
    kind,
    name,
    ...(draft.job_title && { job_title: draft.job_title }),
    ...(draft.organization && { organization: draft.organization }),
    ...(draft.relation && { relation: draft.relation }),
    ...(emails.length > 0 && { emails }),
    ...(phones.length > 0 && { phones }),
    ...(addresses.length > 0 && { addresses }),
    ...(profiles.size > 0 && { profiles: [...profiles] }),
    confidence: draft.confidence,
    ...(isChrome && { is_chrome: true as const }),
    ...(isGivenName && { is_given_name: true as const }),
    ...(isBeforeValues && { is_before_values: true as const }),
  }
}

const toPhone = ({ normalized: value, detail }: Finding): FactPhone =>
  detail?.phoneKind ? { value, kind: detail.phoneKind } : { value }

const toAddress = ({ value, normalized, detail }: Finding): FactAddress => ({
  value,
  normalized,
  ...(detail?.country && { country: detail.country }),
})
