import type { OutgoingSms, SmsGateway } from './port.ts'

/** Development's provider of text messages: keeps each instead of sending it, and believes every key. */
export const createOutboxSms = (keep: (message: OutgoingSms) => Promise<void>): SmsGateway => ({
  async send(message) {
    await keep(message)
    return { kind: 'accepted', id: message.reference, parts: null }
  },
  check: async () => null,
})
