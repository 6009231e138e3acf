import { z } from 'zod'

/** What came of a conversation, as a person decided. */
export const CONVERSATION_OUTCOMES = ['interested', 'not_now', 'not_interested', 'wrong_person'] as const
export const ConversationOutcome = z.enum(CONVERSATION_OUTCOMES, 'Choose an outcome')
export type ConversationOutcome = z.infer<typeof ConversationOutcome>

export const LABEL_COLORS = ['gray', 'red', 'amber', 'green', 'blue', 'violet'] as const
export const LabelColor = z.enum(LABEL_COLORS)
export type LabelColor = z.infer<typeof LabelColor>

/** Where a conversation is: open, away until a time, or archived. `all` is everything. */
export const INBOX_VIEWS = ['inbox', 'snoozed', 'done', 'all'] as const
export const InboxView = z.enum(INBOX_VIEWS, 'Choose a view')
export type InboxView = z.infer<typeof InboxView>

/** The filter for conversations that nobody has taken. */
export const UNASSIGNED = 'nobody'
/** The filter for conversations without an outcome. */
export const NO_OUTCOME = 'none'

/** The state of a conversation, with each of its replies. */
export const ConversationState = z.object({
  id: z.string(),
  /** How many replies it has. */
  replies: z.number(),
  is_done: z.boolean(),
  /** When it comes back, or came back; null if it is not snoozed. */
  snoozed_until: z.string().nullable(),
  outcome: ConversationOutcome.nullable(),
  /** What the kind of its latest reply suggests. */
  suggested_outcome: ConversationOutcome.nullable(),
  assignee: z.string().nullable(),
  label_ids: z.array(z.string()),
})
export type ConversationState = z.infer<typeof ConversationState>

/** How many conversations each filter has; outcomes, labels and assignees within the view. */
export const InboxCounts = z.object({
  views: z.record(InboxView, z.number()),
  unread: z.number(),
  outcomes: z.record(z.string(), z.number()),
  labels: z.record(z.string(), z.number()),
  assignees: z.record(z.string(), z.number()),
})
export type InboxCounts = z.infer<typeof InboxCounts>
