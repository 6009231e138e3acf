import { useSearchParams } from 'wouter'
import { z } from 'zod'
import { ConversationOutcome, InboxView, NO_OUTCOME } from '../../../src/contracts/replies/conversation-state.ts'
import { MailReplyKind } from '../../../src/contracts/replies/replies.ts'
import { paths } from '../../../src/rules/site/app-paths.ts'

export const WORDS_LENGTH_MAX = 200

/** The query parameters that concern the inbox. Invalid values are ignored. */
const Address = z.object({
  /** The open reply. */
  reply: z.uuid().optional().catch(undefined),
  /** The inbox unless it says otherwise. */
  view: InboxView.catch('inbox'),
  outcome: z
    .union([ConversationOutcome, z.literal(NO_OUTCOME)])
    .optional()
    .catch(undefined),
  label: z.uuid().optional().catch(undefined),
  /** A name, or `nobody`. */
  assignee: z.string().max(WORDS_LENGTH_MAX).optional().catch(undefined),
  kind: MailReplyKind.optional().catch(undefined),
  unread: z
    .literal('true')
    .transform(() => true)
    .optional()
    .catch(undefined),
  /** The campaign to which they reply. */
  campaign: z.uuid().optional().catch(undefined),
  /** Cut to the length that the server accepts, rather than dropped. */
  search: z
    .string()
    .transform((text) => text.slice(0, WORDS_LENGTH_MAX).toWellFormed())
    .optional(),
  page: z.coerce.number().int().min(1).catch(1),
})
export type RepliesAddress = z.output<typeof Address>
type Part = Partial<RepliesAddress>
/** What narrows a view. */
const FILTERS = ['kind', 'unread', 'campaign', 'search', 'outcome', 'label', 'assignee'] as const

/**
 * Reads and changes the query parameters that concern the inbox. Others, such as the open tab, stay. `filter` returns
 * to page 1 with nothing open. Each change is a step that the back button undoes, but continued typing in the search is
 * one step, and so is opening one message after another.
 */
export function useRepliesAddress() {
  const [search, setSearch] = useSearchParams()
  const address = Address.parse(Object.fromEntries(search))
  const change = (part: Part, options?: { replace: boolean }) => setSearch((now) => withPart(now, part), options)
  return {
    address,
    filter: (part: Omit<Part, 'reply' | 'page'>) =>
      change(
        { ...part, page: 1, reply: undefined },
        { replace: part.search !== undefined && address.search !== undefined },
      ),
    isFiltered: FILTERS.some((name) => Boolean(address[name])),
    clear: () => change({ ...Object.fromEntries(FILTERS.map((name) => [name, undefined])), page: 1 }),
    turn: (page: number, options?: { replace: boolean }) => change({ page, reply: undefined }, options),
    hrefOf: (reply: string) => `${paths.emailSms.pattern}?${withPart(search, { reply })}`,
    open: (reply: string) => change({ reply }, { replace: address.reply !== undefined }),
    close: () => change({ reply: undefined }, { replace: true }),
  }
}
export type RepliesLocation = ReturnType<typeof useRepliesAddress>

function withPart(now: URLSearchParams, part: Part): URLSearchParams {
  const next = new URLSearchParams(now)
  for (const [name, value] of Object.entries(part)) {
    if (
      value === undefined ||
      value === '' ||
      (name === 'page' && value === 1) ||
      (name === 'view' && value === 'inbox')
    )
      next.delete(name)
    else next.set(name, String(value))
  }
  return next
}
