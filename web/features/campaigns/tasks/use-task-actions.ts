import { type KeyboardEvent, useRef } from 'react'
import type { Task } from '../../../../src/contracts/campaigns/tasks.ts'
import { toastNamedFailure } from '../../../ui/toast-failure.ts'
import { useCloseTask, useSnoozeTask } from './api.ts'
import { snoozedUntil } from './task-words.ts'

/**
 * Closes and snoozes tasks of a list, by its buttons and by keys on its rows (`data-task`), and keeps the focus in it.
 *
 * @returns `place`, the element that has the rows, and for each task what its row does
 */
export function useTaskActions(canEdit: boolean) {
  const place = useRef<HTMLDivElement | null>(null)
  const close = useCloseTask()
  const snooze = useSnoozeTask()
  const isBusy = close.isPending || snooze.isPending

  const rows = () => [...(place.current?.querySelectorAll<HTMLElement>('[data-task]') ?? [])]
  /** Focuses the task after one that leaves the list, or before it. */
  async function run(task: Task, what: () => Promise<unknown>, failure: string) {
    const all = rows()
    const index = all.findIndex((row) => row.dataset.task === task.id)
    const next = all[index + 1] ?? all[index - 1]
    const hadFocus = all[index]?.contains(document.activeElement)
    try {
      await what()
      if (hadFocus) next?.focus()
    } catch (error) {
      toastNamedFailure(error, failure)
    }
  }
  const onClose = (task: Task) => (as: 'done' | 'skipped') =>
    void run(task, () => close.mutateAsync({ params: { id: task.id }, body: { as } }), 'Failed to close the task')
  const onSnooze = (task: Task) => (days: number) =>
    void run(
      task,
      () => snooze.mutateAsync({ params: { id: task.id }, body: { until: snoozedUntil(days) } }),
      'Failed to snooze the task',
    )

  function onKeyDown(task: Task, event: KeyboardEvent<HTMLElement>) {
    if (event.target !== event.currentTarget || event.metaKey || event.ctrlKey || event.altKey) return
    const all = rows()
    const index = all.indexOf(event.currentTarget)
    const key = event.key.toLowerCase()
    if (key === 'arrowdown' || key === 'arrowup') {
      event.preventDefault()
      return all[index + (key === 'arrowdown' ? 1 : -1)]?.focus()
    }
    if (!canEdit || isBusy || task.state !== 'open') return
    if (key === 'd') onClose(task)('done')
    else if (key === 's') onClose(task)('skipped')
    else if (key === 'z') onSnooze(task)(1)
  }

  return { place, isBusy, onClose, onSnooze, onKeyDown }
}
