import { useQuery } from '@tanstack/react-query'
import type { Campaign } from '../../../../src/contracts/campaigns/campaign.ts'
import { bouncesUnknownText, knowsBounces } from '../../../../src/rules/senders/bounces-unknown.ts'
import { paths } from '../../../../src/rules/site/app-paths.ts'
import { emailConfigsQuery } from '../../../queries/senders.ts'
import { Alert } from '../../../ui/alert.tsx'
import { TextLink } from '../../../ui/text-link.tsx'

/** Says which mail figures are unknown without a bounce address or a mailbox that is read. Renders nothing otherwise. */
export function BounceNote({ campaign }: { campaign: Pick<Campaign, 'type' | 'email_config_id'> }) {
  const { data: senders } = useQuery({ ...emailConfigsQuery(), enabled: campaign.type === 'email' })
  const sender = senders?.find(({ id }) => id === campaign.email_config_id)
  if (!sender || knowsBounces(sender)) return null
  return (
    <Alert tone="info" title="Bounces aren't tracked" actions={<BounceAddressLink />}>
      {bouncesUnknownText(sender.name)}
    </Alert>
  )
}

/** Link to the settings where a sender gets a bounce address or a mailbox. */
export const BounceAddressLink = () => (
  <TextLink href={paths.emailSms.to({ tab: 'email' })}>Connect its mailbox or add a bounce address</TextLink>
)
