import { sql } from 'drizzle-orm'
import { type InboxCounts, type InboxView, NO_OUTCOME, UNASSIGNED } from '../../contracts/replies/conversation-state.ts'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'

/** How many conversations are in a place, by what is known of them. */
export interface CountedConversations {
  readonly view: Exclude<InboxView, 'all'>
  readonly outcome: string | null
  readonly assignee: string | null
  readonly is_unread: number
  readonly total: number
}
export interface CountedLabels {
  readonly view: Exclude<InboxView, 'all'>
  readonly label_id: string
  readonly total: number
}
export interface Counted {
  readonly conversations: readonly CountedConversations[]
  readonly labels: readonly CountedLabels[]
}

/** Counts the account's conversations. */
export async function readCounts(ctx: ServiceContext, accountId: string, now: string): Promise<Counted> {
  const view = sql`CASE WHEN done_at IS NOT NULL THEN 'done' WHEN coalesce(snoozed_until, '') > ${now} THEN 'snoozed' ELSE 'inbox' END`
  const isThere = sql`EXISTS (SELECT 1 FROM replies WHERE replies.conversation_id = conversations.id)`
  const [conversations, labels] = await runBatch(ctx.data, [
    statement<CountedConversations>(sql`
      SELECT ${view} AS view, outcome, assignee,
        EXISTS (SELECT 1 FROM replies WHERE replies.conversation_id = conversations.id AND read_at IS NULL) AS is_unread, count(*) AS total
      FROM conversations WHERE account_id = ${accountId} AND ${isThere} GROUP BY 1, 2, 3, 4`),
    statement<CountedLabels>(sql`
      SELECT ${view} AS view, label_id, count(*) AS total FROM conversation_labels
      JOIN conversations ON conversations.id = conversation_id
      WHERE conversation_labels.account_id = ${accountId} AND ${isThere} GROUP BY 1, 2`),
  ])
  return { conversations, labels }
}

/** Sums up what each filter of the inbox has. @param view outcomes, labels, assignees and unread count within it */
export function countsOf({ conversations, labels }: Counted, view: InboxView): InboxCounts {
  const views = { inbox: 0, snoozed: 0, done: 0, all: 0 }
  const outcomes: Record<string, number> = {}
  const assignees: Record<string, number> = {}
  let unread = 0
  for (const { view: place, outcome, assignee, is_unread, total } of conversations) {
    views[place] += total
    views.all += total
    if (view !== 'all' && view !== place) continue
    add(outcomes, outcome ?? NO_OUTCOME, total)
    add(assignees, assignee ?? UNASSIGNED, total)
    if (is_unread) unread += total
  }
  const byLabel: Record<string, number> = {}
  for (const { view: place, label_id, total } of labels)
    if (view === 'all' || view === place) add(byLabel, label_id, total)
  return { views, unread, outcomes, labels: byLabel, assignees }
}

function add(totals: Record<string, number>, name: string, total: number): void {
  totals[name] = (totals[name] ?? 0) + total
}
