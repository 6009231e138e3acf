import { z } from 'zod'

/** Up to where INBOX has been read. */
const ImapCursor = z.object({
  uid_validity: z.number().int(),
  /** All messages up to this UID were listed. */
  uid: z.number().int(),
  /** When it was listed. If UIDs change, reading begins anew with the messages of that day. */
  at: z.iso.datetime(),
})
export type ImapCursor = z.infer<typeof ImapCursor>

/** @throws Error if it is not one that `writeImapCursor` wrote */
export const readImapCursor = (text: string): ImapCursor => ImapCursor.parse(JSON.parse(text))
export const writeImapCursor = (cursor: ImapCursor): string => JSON.stringify(cursor)
