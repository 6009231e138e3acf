import type { AudienceExclusion, AudiencePreview } from '../../../../src/contracts/campaigns/audiences.ts'

/** Why somebody gets no message, after a number: "12 in another campaign". */
export const exclusionWords: Readonly<Record<AudienceExclusion, string>> = {
  other_kind: 'not of the chosen kind',
  other_role: 'with another role',
  skipped_domain: 'at a skipped domain',
  skipped_label: 'on a skipped list',
  no_address: 'without a mailbox of their own',
  undeliverable: 'whose address accepts no mail',
  suppressed: 'on your suppression list',
  refused: 'who opted out, or were erased',
  without_consent: 'without consent',
  in_campaign: 'in another campaign',
  written_recently: 'written to recently',
  same_organization: 'at an organisation with a better contact',
  duplicate: 'at a mailbox that is already chosen',
}

/** The reasons that apply, most frequent first. */
export const exclusionsIn = ({ excluded }: Pick<AudiencePreview, 'excluded'>) =>
  (Object.entries(excluded) as [AudienceExclusion, number][])
    .filter(([, total]) => total > 0)
    .toSorted(([, one], [, other]) => other - one)
