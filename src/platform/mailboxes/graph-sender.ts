import { z } from 'zod'
import { callApi, type OpenApi } from '../oauth/call-api.ts'
import { asObject } from '../providers/fetch-provider.ts'
import { composeMime } from '../smtp/compose-mime.ts'
import { resultOf } from './delivery-result.ts'
import { resultOfError } from './gmail-sender.ts'
import type { MailboxSender } from './port.ts'

const LABEL = 'Microsoft'
const Draft = z.object({
  id: z.string().min(1),
  internetMessageId: z.string().nullish(),
  conversationId: z.string().nullish(),
})

/**
 * Sends through Microsoft Graph. `sendMail` tells nothing of what it sent, so the message becomes a draft first, whose
 * answer has its `Message-ID` and conversation (https://learn.microsoft.com/en-us/graph/api/user-post-messages,
 * https://learn.microsoft.com/en-us/graph/outlook-send-mime-message). Exchange finds the conversation by `References`.
 *
 * @param timeoutMs for each request
 */
export function createGraphSender(
  open: OpenApi,
  { timeoutMs, now }: { readonly timeoutMs?: number; readonly now: () => Date },
): MailboxSender {
  return {
    async send(mail) {
      try {
        const message = await composeMime(mail, null)
        const drafted = await callApi(
          open,
          '/me/messages',
          { method: 'POST', headers: { 'content-type': 'text/plain' }, body: message.toString('base64') },
          timeoutMs,
        )
        // A draft is not sent, so that nothing is in doubt yet.
        if (drafted.kind !== 'answer') return { kind: 'lost', reason: drafted.reason }
        if (drafted.status >= 500) return { kind: 'lost', reason: `${LABEL} answered ${drafted.status}.` }
        if (drafted.status >= 300) return resultOf(LABEL, drafted, now())
        const { data: draft } = Draft.safeParse(asObject(drafted.text))
        if (!draft) return { kind: 'lost', reason: `${LABEL} gave an answer that was not understood.` }
        const path = `/me/messages/${encodeURIComponent(draft.id)}`
        const sent = await callApi(open, `${path}/send`, { method: 'POST' }, timeoutMs)
        if (sent.kind === 'answer' && sent.status < 300) {
          const messageId = (draft.internetMessageId ?? mail.messageId).replace(/^<|>$/g, '')
          return { kind: 'accepted', reply: draft.id, messageId, threadId: draft.conversationId ?? null }
        }
        const result = resultOf(LABEL, sent, now())
        // What was not sent is composed anew, and would otherwise pile up in the drafts.
        if (result.kind !== 'unknown') await callApi(open, path, { method: 'DELETE' }).catch(() => {})
        return result
      } catch (error) {
        return resultOfError(error)
      }
    },
    async close() {},
  }
}
