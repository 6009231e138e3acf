import { z } from 'zod'
import { asObject } from '../providers/fetch-provider.ts'
import { composeMime } from '../smtp/compose-mime.ts'
import type { DeliveryResult, OutgoingMail } from '../smtp/port.ts'
import { callMailApi, failureOfError, type OpenApi } from './call-mail-api.ts'
import { resultOf, resultOfFailure } from './delivery-result.ts'
import type { MailboxSender } from './port.ts'

const LABEL = 'Google'
const ME = '/gmail/v1/users/me'
const Sent = z.object({ id: z.string(), threadId: z.string() })
const Found = z.object({ messages: z.array(z.object({ threadId: z.string() })).min(1) })
const Headers = z.object({
  payload: z.object({ headers: z.array(z.object({ name: z.string(), value: z.string() })) }),
})

/**
 * Sends through the Gmail API (https://developers.google.com/workspace/gmail/api/guides/sending).
 *
 * Gmail replaces the `Message-ID`, so the real one is read after sending: answers and follow-ups refer to that. A
 * message joins a thread only if it names the thread, refers to its messages and has its subject
 * (https://developers.google.com/workspace/gmail/api/guides/threads).
 *
 * @param timeoutMs for the request that hands a message over
 */
export function createGmailSender(
  open: OpenApi,
  { timeoutMs, now }: { readonly timeoutMs?: number; readonly now: () => Date },
): MailboxSender {
  return {
    async send(mail, thread) {
      try {
        const message = await composeMime(mail, null)
        const threadId = thread ?? (await threadOf(open, mail))
        // A multipart upload takes 35 MB, and the message need not be encoded again.
        const boundary = `=_${crypto.randomUUID()}`
        const answer = await callMailApi(
          open,
          `/upload${ME}/messages/send?uploadType=multipart`,
          {
            method: 'POST',
            headers: { 'content-type': `multipart/related; boundary="${boundary}"` },
            body: uploadOf(boundary, threadId === null ? {} : { threadId }, message),
          },
          timeoutMs,
        )
        if (answer.kind !== 'answer' || answer.status >= 300) return resultOf(LABEL, answer, now())
        return await accepted(open, mail, answer.text)
      } catch (error) {
        return resultOfError(error)
      }
    },
    async close() {},
  }
}

/** A message that cannot be composed is refused; the other errors are those of opening the mailbox. */
export function resultOfError(error: unknown): DeliveryResult {
  if (error instanceof Error && error.name === 'ProviderError') return resultOfFailure(failureOfError(error))
  const reason = error instanceof Error ? error.message : 'The message cannot be composed.'
  return { kind: 'refused', code: 554, reply: `5.6.0 ${reason}`, stage: 'data' }
}

function uploadOf(boundary: string, metadata: object, message: Buffer): Buffer<ArrayBuffer> {
  const head = `--${boundary}\r\nContent-Type: application/json; charset=UTF-8\r\n\r\n${JSON.stringify(metadata)}\r\n--${boundary}\r\nContent-Type: message/rfc822\r\n\r\n`
  return Buffer.concat([Buffer.from(head), message, Buffer.from(`\r\n--${boundary}--\r\n`)])
}

/** The thread of the message that this one replies to; null if it starts one, or Gmail does not find it. */
async function threadOf(open: OpenApi, { headers }: OutgoingMail): Promise<string | null> {
  const replied = /<([^<>\s]+)>/.exec(headers['In-Reply-To'] ?? '')?.[1]
  if (!replied) return null
  const query = new URLSearchParams({ q: `rfc822msgid:${replied}`, maxResults: '1' })
  const answer = await callMailApi(open, `${ME}/messages?${query}`)
  if (answer.kind !== 'answer') return null
  return Found.safeParse(asObject(answer.text)).data?.messages[0]?.threadId ?? null
}

/** The message was sent, whatever happens now. */
async function accepted(open: OpenApi, { messageId }: OutgoingMail, text: string): Promise<DeliveryResult> {
  const sent = Sent.safeParse(asObject(text)).data
  const given = messageId.replace(/^<|>$/g, '')
  if (!sent) return { kind: 'accepted', reply: '', messageId: given }
  const own = await ownMessageId(open, sent.id).catch(() => null)
  return { kind: 'accepted', reply: sent.id, messageId: own ?? given, threadId: sent.threadId }
}

async function ownMessageId(open: OpenApi, id: string): Promise<string | null> {
  const query = new URLSearchParams({ format: 'metadata', metadataHeaders: 'Message-ID' })
  const answer = await callMailApi(open, `${ME}/messages/${encodeURIComponent(id)}?${query}`)
  if (answer.kind !== 'answer' || answer.status >= 300) return null
  const { data } = Headers.safeParse(asObject(answer.text))
  const value = data?.payload.headers.find(({ name }) => name.toLowerCase() === 'message-id')?.value
  return value?.trim().replace(/^<|>$/g, '') || null
}
