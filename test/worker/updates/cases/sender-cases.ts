import { env } from 'cloudflare:workers'
import * as senderCalls from '../../../../src/contracts/senders/senders.ts'
import type { UpdateCases } from '../update-case.ts'

/** Senders of email and text messages. */
export const SENDER_CASES: UpdateCases = {
  'senders.updateEmailConfig': async (account) => {
    const body = {
      ...{
        name: 'News',
        host: '127.0.0.1',
        port: env.SMTP_PORTS.plain,
        encryption: 'none' as const,
        from_name: 'Acme',
      },
      ...{
        from_email: 'news@acme.test',
        reply_to: 'a@acme.test',
        postal_address: '1 Road',
        username: 'u',
        password: 'p',
      },
      ...{
        unsubscribe_url: 'https://acme.com/stop',
        dkim_selector: 'mail1',
        dkim_domain: 'acme.test',
        report_key: 'k',
      },
      ...{ bounce_address: 'b@acme.test', collect_replies: true, warm_up: { from: 7, step: 8 }, is_active: false },
      compliance: {
        use_spf: false,
        use_dmarc: false,
        use_dkim: false,
        require_opt_in: false,
        include_unsubscribe: false,
      },
      limits: { max_recipients_per_hour: 7, max_recipients_per_day: 70 },
    }
    const { id } = (await account.call(senderCalls.createEmailConfig, { body })).data.config
    return { id, read: () => account.call(senderCalls.getEmailConfig, { params: { id } }) }
  },
  'senders.updateSmsConfig': async (account) => {
    const body = {
      ...{ name: 'Texts', provider: 'custom' as const, from_number: '+15551234567', api_key: 'k', api_secret: 's' },
      custom: {
        url: `${env.SMS_ORIGIN}/custom/200`,
        method: 'PUT' as const,
        headers: { 'x-a': 'b' },
        success_statuses: [202],
      },
      ...{ limits: { max_recipients_per_hour: 7, max_recipients_per_day: 70 }, is_active: false },
    }
    const { id } = (await account.call(senderCalls.createSmsConfig, { body })).data.config
    return { id, read: () => account.call(senderCalls.getSmsConfig, { params: { id } }) }
  },
}
