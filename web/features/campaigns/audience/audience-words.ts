import type { AudienceExclusion, AudiencePreview } from '../../../../src/contracts/campaigns/audience.ts'

/** Why somebody gets no message, after a number: "12 in another campaign". */
export const exclusionWords: Readonly<Record<AudienceExclusion, string>> = {
  other_kind: 'of another kind',
  other_role: 'with another role',
  skipped_domain: 'at an excluded domain',
  skipped_label: 'on an excluded list',
  no_address: 'without a personal address',
  undeliverable: "whose address can't receive email",
  suppressed: 'on your suppression list',
  refused: 'who opted out or were erased',
  without_consent: 'without consent',
  in_campaign: 'in another campaign',
  written_recently: 'contacted recently',
  same_organization: 'at an organisation with a better contact',
  duplicate: 'at an address already chosen',
}

/** The reasons that apply, most frequent first. */
export const exclusionsIn = ({ excluded }: Pick<AudiencePreview, 'excluded'>) =>
  (Object.entries(excluded) as [AudienceExclusion, number][])
    .filter(([, total]) => total > 0)
    .toSorted(([, one], [, other]) => other - one)
