import type { OutgoingSms, SmsGateway } from './port.ts'

/** The SMS provider for development: stores each message instead of sending it, and accepts every key. */
export const createOutboxSms = (keep: (message: OutgoingSms) => Promise<void>): SmsGateway => ({
  send: (message) =>
    keep(message).then(
      () => ({ kind: 'accepted', id: message.reference, parts: null }),
      (error: unknown) => ({ kind: 'unknown', reason: `The outbox did not answer: ${String(error)}` }),
    ),
  check: async () => null,
})
