import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { TaskKind, TaskState } from '../../../contracts/campaigns/tasks.ts'
import { id, instant } from '../columns.ts'
import { campaigns, recipients } from './campaigns.ts'

/** Manual steps of campaigns that are due: a call, a message on LinkedIn or anything else a person does. */
export const tasks = sqliteTable(
  'tasks',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    /** The step: a follow-up of a campaign. */
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    /** The row of the step's ledger, which stays pending while the task is open. */
    recipientId: text('recipient_id')
      .notNull()
      .references(() => recipients.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<TaskKind>().notNull(),
    /** What to do, with the recipient's values merged in; plain text. */
    note: text('note').notNull(),
    /** The number of the contact. */
    contact: integer('contact'),
    state: text('state').$type<TaskState>().notNull().default('open'),
    /** Why it was stopped, as a sentence. */
    reason: text('reason'),
    /** When it is to be done; snoozing moves it. */
    dueAt: instant('due_at').notNull(),
    closedAt: instant('closed_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('one_task_each').on(table.recipientId),
    index('tasks_by_due').on(table.accountId, table.state, table.dueAt),
    index('tasks_by_campaign').on(table.campaignId, table.state),
  ],
)
