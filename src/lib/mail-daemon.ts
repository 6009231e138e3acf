/** Mailbox names of mail servers, before the at sign, without separators. */
const DAEMON =
  /^(?:mailer-?daemon|mail-?daemon|daemon|mdaemon|mail-?delivery-?(?:sub)?system|mail-?delivery|maildeliverysubsystem|delivery|mta|mmdf|mailerdaemon|mail-?admin|mail-?bounce|bounces?|double-?bounce|mailsystem|mail-?system|system-?administrator|microsoftexchange[\da-f]{10,40}|exchange-?administrator)$/

/** The part of an address before the first at sign, with hyphens as its only separators. */
export const mailboxName = (address: string): string => (address.split('@')[0] ?? '').replace(/[._]/g, '-')

/** Whether a mailbox name (`mailboxName`) is one from which mail servers send delivery reports. */
export const isMailDaemon = (name: string): boolean => DAEMON.test(name)
