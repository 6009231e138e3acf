import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { MailProvider } from '../senders/email-config.ts'

/** Providers that send delivery reports for text messages. */
export const ReportingProvider = z.enum(['twilio', 'messagebird', 'vonage', 'custom'])
export type ReportingProvider = z.infer<typeof ReportingProvider>

const REPORT = {
  path: '/delivery-reports/:provider/:token',
  permission: 'public',
  params: z.object({ provider: ReportingProvider, token: z.string().regex(/^[\w-]{86}$/) }),
  returns: nothing,
} as const

/** Receives a provider's delivery report, signed in the provider's own way; the raw bytes are read. */
export const report = endpoint({ method: 'post', ...REPORT })
/** The same for providers that send GET requests. */
export const reportByQuery = endpoint({ method: 'get', ...REPORT })

const SMS = {
  path: '/inbound-sms/:provider/:token',
  permission: 'public',
  params: z.object({ provider: ReportingProvider, token: z.string().regex(/^[\w-]{64}$/) }),
  returns: nothing,
} as const
/** Receives an incoming text message for a sender's number from its provider. */
export const receiveInboundSms = endpoint({ method: 'post', ...SMS })
/** The same for providers that send GET requests. */
export const receiveInboundSmsByQuery = endpoint({ method: 'get', ...SMS })

/** Receives a mail provider's reports of bounces, complaints and deliveries for a sender's messages. */
export const reportMail = endpoint({
  method: 'post',
  path: '/mail-reports/:provider/:token',
  permission: 'public',
  params: z.object({ provider: MailProvider, token: z.string().regex(/^[\w-]{64}$/) }),
  returns: nothing,
})

/** Receives an incoming mail for an account from a provider: the raw bytes, or a form or JSON that contains them. */
export const receiveInboundMail = endpoint({
  method: 'post',
  path: '/inbound-mail/:token',
  permission: 'public',
  params: z.object({ token: z.string().regex(/^[\w-]{43}$/) }),
  returns: nothing,
})
