import type { Mail, Mailer } from './port.ts'

/** The mailer for development: stores each mail instead of sending it. */
export const createOutboxMailer = (keep: (mail: Mail) => Promise<void>, check: () => Promise<void>): Mailer => ({
  send: keep,
  check,
})
