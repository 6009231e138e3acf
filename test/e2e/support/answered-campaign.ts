import { DEMO_ACCOUNTS } from '../../../scripts/local/seed.ts'
import type * as campaignContract from '../../../src/contracts/campaigns/campaign.ts'
import * as campaigns from '../../../src/contracts/campaigns/campaigns.ts'
import * as recipientsContract from '../../../src/contracts/campaigns/recipients.ts'
import * as sending from '../../../src/contracts/campaigns/sending.ts'
import * as replies from '../../../src/contracts/replies/replies.ts'
import type * as emailConfig from '../../../src/contracts/senders/email-config.ts'
import * as senders from '../../../src/contracts/senders/senders.ts'
import { serveSmtpSink } from '../../support/smtp-sink.ts'
import { waitUntil } from '../../support/wait.ts'
import type { RunningProduct } from './product.ts'

const RECIPIENT = 'ada@out.example'

/** Sends a campaign to one person and posts their reply, so that the account's inbox is not empty. */
export async function sendAndAnswer(product: RunningProduct, call: Awaited<ReturnType<RunningProduct['signIn']>>) {
  const { ports } = await serveSmtpSink()
  const sender = {
    ...{ name: 'Office', host: '127.0.0.1', port: ports.plain, encryption: 'none' as const },
    ...{
      from_email: DEMO_ACCOUNTS[0]!.email,
      postal_address: '1 Yard Lane, Leeds',
      username: 'office',
      password: 'let me in',
    },
    ...{ collect_replies: true, warm_up: { from: 20, step: 10 } },
  }
  const { data: made } = (await call(senders.createEmailConfig, { body: sender })) as {
    data: { config: emailConfig.EmailConfig }
  }
  const { id } = made.config
  await call(senders.testEmailConfig, { params: { id }, body: {} })
  const campaign = {
    ...{ name: 'Spring calibration', subject: 'Your gauges', content: '<p>Hello {{first_name|there}}</p>' },
    ...{ email_config_id: id, manual: [{ email: RECIPIENT, name: 'Ada Lovelace' }], consent: 'They signed up.' },
  }
  const { data: begun } = (await call(campaigns.createCampaign, { body: campaign })) as {
    data: { campaign: campaignContract.Campaign }
  }
  await call(sending.sendCampaign, { params: { id: begun.campaign.id }, body: {} })
  await waitUntil(async () => {
    const answer = await call(campaigns.getCampaign, { params: { id: begun.campaign.id } })
    return (answer as { data: { campaign: campaignContract.Campaign } }).data.campaign.status === 'sent'
  })
  const sent = (await call(recipientsContract.listRecipients, { params: { id: begun.campaign.id } })) as {
    data: { recipients: readonly { id: string }[] }
  }
  const { data: place } = (await call(replies.getReplyAddress, {})) as { data: { url: string } }
  const posted = await fetch(product.url + new URL(place.url).pathname, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822' },
    body: answerTo(sent.data.recipients[0]!.id),
  })
  if (!posted.ok) throw new Error(`The reply was refused: ${posted.status} ${await posted.text()}`)
}

/** The header that names the original message: a From address alone proves nothing. */
const answerTo = (recipientId: string) =>
  [
    `In-Reply-To: <${recipientId}.m1@out.example>`,
    `From: Ada Lovelace <${RECIPIENT}>`,
    `To: ${DEMO_ACCOUNTS[0]!.email}`,
    'Subject: Re: Your gauges',
    'Message-ID: <answer-1@out.example>',
    'Date: Tue, 24 Nov 2026 09:00:00 +0000',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Please call me on Monday. What we have is listed at https://out.example/gauges.',
    '',
  ].join('\r\n')
