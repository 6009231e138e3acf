import type { Task, TaskState } from '../../../../src/contracts/campaigns/tasks.ts'
import { TONE_OF, type Tone } from '../../../ui/tone.ts'

export const taskStates: Readonly<Record<TaskState, { label: string; tone: Tone }>> = {
  open: { label: 'Open', tone: TONE_OF.needsSomeone },
  done: { label: 'Done', tone: TONE_OF.done },
  skipped: { label: 'Skipped', tone: TONE_OF.skipped },
  stopped: { label: 'No longer needed', tone: TONE_OF.ended },
}

const DAY_MS = 86_400_000
export const SNOOZES = [
  { label: 'Tomorrow', days: 1 },
  { label: 'In 3 days', days: 3 },
  { label: 'In a week', days: 7 },
] as const

/** Nine in the morning, some days from now, by the reader's clock. */
export function snoozedUntil(days: number, now = new Date()): string {
  const at = new Date(now.getTime() + days * DAY_MS)
  at.setHours(9, 0, 0, 0)
  return at.toISOString()
}

export const TASK_GROUPS = ['Overdue', 'Today', 'Upcoming'] as const
export type TaskGroup = (typeof TASK_GROUPS)[number]

/** The group of an open task, by the reader's day. */
export function groupOf({ due_at }: Pick<Task, 'due_at'>, now = new Date()): TaskGroup {
  const midnight = new Date(now)
  midnight.setHours(0, 0, 0, 0)
  const due = Date.parse(due_at)
  if (due < midnight.getTime()) return 'Overdue'
  midnight.setDate(midnight.getDate() + 1)
  return due < midnight.getTime() ? 'Today' : 'Upcoming'
}
