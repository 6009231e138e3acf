import { z } from 'zod'
import { endpoint, nothing } from './endpoint.ts'
import { MailProvider } from './senders.ts'

/** Providers that tell what became of a text message. */
export const ReportingProvider = z.enum(['twilio', 'messagebird', 'vonage', 'custom'])
export type ReportingProvider = z.infer<typeof ReportingProvider>

const REPORT = {
  path: '/delivery-reports/:provider/:token',
  permission: 'public',
  params: z.object({ provider: ReportingProvider, token: z.string().regex(/^[\w-]{86}$/) }),
  returns: nothing,
} as const

/** A provider tells what became of a message, signed in its own way; its bytes are read as they came. */
export const report = endpoint({ method: 'post', ...REPORT })
/** The same by those who ask rather than send. */
export const reportByQuery = endpoint({ method: 'get', ...REPORT })

const SMS = {
  path: '/inbound-sms/:provider/:token',
  permission: 'public',
  params: z.object({ provider: ReportingProvider, token: z.string().regex(/^[\w-]{64}$/) }),
  returns: nothing,
} as const
/** A provider hands over a text message that came in for a sender's number. */
export const receiveInboundSms = endpoint({ method: 'post', ...SMS })
/** The same by those who ask rather than send. */
export const receiveInboundSmsByQuery = endpoint({ method: 'get', ...SMS })

/** A provider of mail tells of bounces, complaints and deliveries of a sender's messages. */
export const reportMail = endpoint({
  method: 'post',
  path: '/mail-reports/:provider/:token',
  permission: 'public',
  params: z.object({ provider: MailProvider, token: z.string().regex(/^[\w-]{64}$/) }),
  returns: nothing,
})

/** A provider posts a mail that came in for an account: its bytes as they are, or a form or JSON that has them. */
export const receiveInboundMail = endpoint({
  method: 'post',
  path: '/inbound-mail/:token',
  permission: 'public',
  params: z.object({ token: z.string().regex(/^[\w-]{43}$/) }),
  returns: nothing,
})
