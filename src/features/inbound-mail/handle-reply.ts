import type { ReplyProof } from '../../contracts/replies/replies.ts'
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
import { isFromAuthenticated } from '../../outreach/inbound/authentication-results.ts'
import { classifyAnswer } from '../../outreach/inbound/classify-answer.ts'
import type { ReceivedMail } from '../../outreach/inbound/parse-mail.ts'
import { normalizedAddress } from '../../outreach/recipients/address.ts'
import type { ArrivedMail, NamedMessages } from './arrived-mail.ts'

const MESSAGE_ID_LENGTH_MAX = 300

/**
 * Stores a reply to a message and applies its effects; mail that is no reply to a message is discarded. Knowing the
 * message authorises the sender, since its reply address, `Message-ID` and return path are secret. A From header alone
 * can be forged: unless our receiver has authenticated it, the mail is stored for manual review and has no effect.
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
    // Prefixed, so that an unproven mail cannot take the place of a trusted one with the same id.
    messageId: proof === 'none' ? `unproven:${messageId}` : messageId,
    from,
    subject,
    // If the reply cannot be separated from its quotation, the full text is kept for a person to read.
    text: answer.own || text,
    kind: answer.kind,
    isUnsure: answer.isUnsure,
    proof,
    // Classified by a program, which may be wrong.
    decidedBy: 'automatic',
  })
}

interface Answered {
  readonly recipient: MailedRecipient
  readonly proof: ReplyProof
}

/** Finds the message by the receiving address, the ids the mail references, the return path, or else the sender. */
async function findAnswered(
  at: ServiceContext,
  { accountId, authservId, senderId = null }: ArrivedMail,
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
      found.find(({ answer_ids }) => (JSON.parse(answer_ids ?? '[]') as string[]).includes(messageId)) ??
      [],
  )
  const [named] = [...byId(answered), ...byMessage, ...byId(returned)]
  const address = normalizedAddress('email', from.address)
  if (named) {
    const isTheirs = address !== null && mailboxIdentity(address) === mailboxIdentity(named.address)
    return { recipient: named, proof: isTheirs ? 'message' : 'other_address' }
  }
  const recipient = address ? await findLatestByPerson(at, accountId, address, senderId) : undefined
  const { authentication: headers, fromDomains } = mail
  const isAuthentic = isFromAuthenticated({ headers, authservId, fromDomains })
  return recipient && { recipient, proof: isAuthentic ? 'authenticated' : 'none' }
}

/** Whether the account itself wrote the mail, which was forwarded along with all others. */
const isOwn = (from: string, { from_email, address }: MailedRecipient) =>
  from === from_email?.toLowerCase() && from !== address

/** Returns the `Message-ID`, or a hash of the mail without one, so that duplicates are recognised. */
async function idOf({ messageId, from, subject, text, headers }: ReceivedMail): Promise<string> {
  if (messageId !== null && messageId.length <= MESSAGE_ID_LENGTH_MAX) return messageId
  return sha256(JSON.stringify([messageId, from, subject, headers.date ?? null, text]))
}
