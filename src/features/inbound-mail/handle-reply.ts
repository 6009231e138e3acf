import type { ReplyProof } from '../../contracts/replies.ts'
import type { ServiceContext } from '../../core/context.ts'
import {
  findLatestByPerson,
  findRecipients,
  type MailedRecipient,
} from '../../domain/recipients/outcomes/find-recipients.ts'
import { sentText } from '../../domain/recipients/outcomes/sent-text.ts'
import { storeAnswer } from '../../domain/recipients/outcomes/store-answer.ts'
import { sha256 } from '../../lib/hash.ts'
import { mailboxIdentity } from '../../lib/mailbox-identity.ts'
import { normalizedAddress } from '../../outreach/address.ts'
import { isFromAuthenticated } from '../../outreach/authentication-results.ts'
import { classifyAnswer } from '../../outreach/inbound/classify-answer.ts'
import type { ReceivedMail } from '../../outreach/parse-mail.ts'
import type { ArrivedMail, NamedMessages } from './arrived-mail.ts'

const MESSAGE_ID_LENGTH_MAX = 300

/**
 * Keeps what came back to a message, with what follows from it; what answers to none is forgotten. Whoever has the message may speak of it: its reply address, its
 * `Message-ID` and where its bounces go are known to nobody else. A From alone anyone can write: unless our receiver has authenticated it, the mail is kept for a
 * person to look at and changes nothing.
 */
export async function handleReply(
  at: ServiceContext,
  arrived: ArrivedMail,
  named: NamedMessages,
  mail: ReceivedMail,
): Promise<void> {
  const { accountId } = arrived
  const { from } = mail
  if (!from) return
  const answered = await findAnswered(at, arrived, named, { ...mail, from })
  if (!answered || isOwn(from.address, answered.recipient)) return
  const { headers, subject, text } = mail
  const { recipient, proof } = answered
  const messageId = await idOf(mail)
  const sent = await sentText(at, accountId, recipient.id)
  const answer = classifyAnswer({ headers, subject, text, from: from.address, sent })
  await storeAnswer(at, accountId, recipient, {
    // By another name than one that is believed, so that it cannot take its place.
    messageId: proof === 'none' ? `unproven:${messageId}` : messageId,
    from,
    subject,
    // An answer that nothing tells from its quotation is kept whole: a person can.
    text: answer.own || text,
    kind: answer.kind,
    isUnsure: answer.isUnsure,
    proof,
    // A program read it from the mail, and may be wrong.
    decidedBy: 'automatic',
  })
}

interface Answered {
  readonly recipient: MailedRecipient
  readonly proof: ReplyProof
}

/** By the address that it came to, by what it names, by where machines answer, or else by whom it is from. */
async function findAnswered(
  at: ServiceContext,
  { accountId, authservId }: ArrivedMail,
  { answered, returned }: NamedMessages,
  mail: ReceivedMail & { readonly from: NonNullable<ReceivedMail['from']> },
): Promise<Answered | undefined> {
  const { answersTo, from } = mail
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
  const address = normalizedAddress('email', from.address)
  if (named) {
    const isTheirs = address !== null && mailboxIdentity(address) === mailboxIdentity(named.address)
    return { recipient: named, proof: isTheirs ? 'message' : 'other_address' }
  }
  const recipient = address ? await findLatestByPerson(at, accountId, address) : undefined
  const { authentication: headers, fromDomains } = mail
  const isAuthentic = isFromAuthenticated({ headers, authservId, fromDomains })
  return recipient && { recipient, proof: isAuthentic ? 'authenticated' : 'none' }
}

/** What the account itself wrote, and had forwarded with all else. */
const isOwn = (from: string, { from_email, address }: MailedRecipient) =>
  from === from_email?.toLowerCase() && from !== address

/** What a mail goes by, or what it says where it goes by nothing: the same mail that comes twice is one. */
async function idOf({ messageId, from, subject, text, headers }: ReceivedMail): Promise<string> {
  if (messageId !== null && messageId.length <= MESSAGE_ID_LENGTH_MAX) return messageId
  return sha256(JSON.stringify([messageId, from, subject, headers.date ?? null, text]))
}
