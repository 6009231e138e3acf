import type { ServiceContext } from '../../core/context.ts'
import { findLatestByAddress, findRecipients, type MailedRecipient } from '../../core/mail-outcomes/find-recipients.ts'
import { sentText } from '../../core/mail-outcomes/sent-text.ts'
import { storeAnswer } from '../../core/mail-outcomes/store-answer.ts'
import { sha256 } from '../../lib/hash.ts'
import { normalizedAddress } from '../../outreach/address.ts'
import { classifyAnswer } from '../../outreach/inbound/classify-answer.ts'
import type { ReceivedMail } from '../../outreach/parse-mail.ts'
import type { ArrivedMail, NamedMessages } from './arrived-mail.ts'

const MESSAGE_ID_LENGTH_MAX = 300

/** Keeps what came back to a message, with what follows from it; what answers to none is forgotten. */
export async function takeAnswer(
  at: ServiceContext,
  { accountId }: ArrivedMail,
  named: NamedMessages,
  mail: ReceivedMail,
): Promise<void> {
  const { from } = mail
  if (!from) return
  const recipient = await findAnswered(at, accountId, named, { ...mail, from })
  if (!recipient || isOwn(from.address, recipient)) return
  const { headers, subject, text } = mail
  const sent = await sentText(at, accountId, recipient.id)
  const answer = classifyAnswer({ headers, subject, text, from: from.address, sent })
  await storeAnswer(at, accountId, recipient, {
    messageId: await idOf(mail),
    from,
    subject,
    // An answer that nothing tells from its quotation is kept whole: a person can.
    text: answer.own || text,
    kind: answer.kind,
  })
}

/** By the address that it came to, by what it names, by where machines answer, or else by whom it is from. */
async function findAnswered(
  at: ServiceContext,
  accountId: string,
  { answered, returned }: NamedMessages,
  { answersTo, from }: ReceivedMail & { readonly from: NonNullable<ReceivedMail['from']> },
): Promise<MailedRecipient | undefined> {
  const recipientIds = [...answered, ...returned]
  const found = await findRecipients(at, accountId, { recipientIds, messageIds: answersTo })
  const byId = (ids: readonly string[]) => ids.flatMap((id) => found.find((one) => one.id === id) ?? [])
  const byMessage = answersTo.flatMap(
    (messageId) =>
      found.find(({ message_id }) => message_id === messageId) ??
      found.find(({ id }) => messageId.toLowerCase().startsWith(`${id}.`)) ??
      [],
  )
  const [named] = [...byId(answered), ...byMessage, ...byId(returned)]
  if (named) return named
  const address = normalizedAddress('email', from.address)
  return address ? (await findLatestByAddress(at, accountId, [address]))[0] : undefined
}

/** What the account itself wrote, and had forwarded with all else. */
const isOwn = (from: string, { from_email, address }: MailedRecipient) =>
  from === from_email?.toLowerCase() && from !== address

/** What a mail goes by, or what it says where it goes by nothing: the same mail that comes twice is one. */
async function idOf({ messageId, from, subject, text, headers }: ReceivedMail): Promise<string> {
  if (messageId !== null && messageId.length <= MESSAGE_ID_LENGTH_MAX) return messageId
  return sha256(JSON.stringify([messageId, from, subject, headers.date ?? null, text]))
}
