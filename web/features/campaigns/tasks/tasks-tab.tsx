import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSearchParams } from 'wouter'
import { z } from 'zod'
import { TASK_KINDS, type Task, TaskKind } from '../../../../src/contracts/campaigns/tasks.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Kbd } from '../../../ui/kbd.tsx'
import { ListCard } from '../../../ui/list-card.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Select } from '../../../ui/select.tsx'
import { toastNamedFailure } from '../../../ui/toast-failure.ts'
import { stepKinds } from '../campaign-words.ts'
import { taskQueries, useCloseTask, useSnoozeTask } from './api.ts'
import { TaskRow } from './task-row.tsx'
import { groupOf, snoozedUntil, TASK_GROUPS } from './task-words.ts'

/** The query parameters of the tasks. Invalid values are ignored. */
const Address = z.object({
  state: z.enum(['open', 'closed']).catch('open'),
  kind: TaskKind.optional().catch(undefined),
  campaign: z.uuid().optional().catch(undefined),
  page: z.coerce.number().int().min(1).catch(1),
})
type Address = z.output<typeof Address>

const ALL = 'all'

/** Calls and other manual steps of campaigns, first those that are due. */
export function TasksTab({ canEdit }: { canEdit: boolean }) {
  const [search, setSearch] = useSearchParams()
  const address = Address.parse(Object.fromEntries(search))
  const { state, kind, campaign, page } = address
  const change = (part: Partial<Record<keyof Address, string | number | undefined>>, options?: { replace: boolean }) =>
    setSearch((now) => {
      const next = new URLSearchParams(now)
      for (const [name, value] of Object.entries({ page: undefined, ...part }))
        if (value === undefined || value === '') next.delete(name)
        else next.set(name, String(value))
      return next
    }, options)
  const answer = useQuery(taskQueries.list({ state, kind, campaign_id: campaign, page }))
  const { data } = answer
  const isFiltered = Boolean(kind || campaign)
  return (
    <ListCard
      filters={
        <>
          <SegmentedControl
            aria-label="Task status"
            value={state}
            onChange={(next) => change({ state: next === 'open' ? undefined : next })}
            segments={[
              { value: 'open', label: 'To do' },
              { value: 'closed', label: 'Closed' },
            ]}
          />
          <Select
            aria-label="Kind"
            className="w-36"
            value={kind ?? ALL}
            options={[
              { value: ALL, label: 'All kinds' },
              ...TASK_KINDS.map((value) => ({ value, label: stepKinds[value].label })),
            ]}
            onChange={(next) => change({ kind: next === ALL ? undefined : next })}
          />
          {campaign ? (
            <Button size="sm" onClick={() => change({ campaign: undefined })}>
              All campaigns
            </Button>
          ) : null}
          {state === 'open' && canEdit ? (
            <span className="ml-auto text-faint text-xs max-sm:hidden">
              <Kbd>↑</Kbd> <Kbd>↓</Kbd> move, <Kbd>D</Kbd> done, <Kbd>S</Kbd> skip, <Kbd>Z</Kbd> tomorrow
            </span>
          ) : null}
        </>
      }
      page={page}
      onTurn={(next, options) => change({ page: next }, options)}
      pages={data?.pagination}
      total={pluralize(data?.pagination.total ?? 0, 'task')}
      answer={answer}
      failure="Failed to load the tasks"
      loading="Loading the tasks"
      skeletonRows={5}
    >
      {data && data.tasks.length === 0 ? (
        isFiltered ? (
          <EmptyState
            art="search"
            title="No matching tasks"
            actions={<Button onClick={() => change({ kind: undefined, campaign: undefined })}>Show all</Button>}
          />
        ) : state === 'open' ? (
          <EmptyState title="No open tasks">
            Add a call, LinkedIn or other task to the follow-ups of a campaign. It appears here when it is due.
          </EmptyState>
        ) : (
          <EmptyState title="No closed tasks">Tasks you complete or skip appear here.</EmptyState>
        )
      ) : data ? (
        <TaskList tasks={data.tasks} isGrouped={state === 'open'} canEdit={canEdit} />
      ) : null}
    </ListCard>
  )
}

function TaskList({ tasks, isGrouped, canEdit }: { tasks: readonly Task[]; isGrouped: boolean; canEdit: boolean }) {
  const place = useRef<HTMLDivElement | null>(null)
  const close = useCloseTask()
  const snooze = useSnoozeTask()
  const isBusy = close.isPending || snooze.isPending
  const groups = isGrouped
    ? TASK_GROUPS.map((name) => ({ name, tasks: tasks.filter((task) => groupOf(task) === name) }))
    : [{ name: null, tasks }]

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

  function onKeyDown(task: Task, event: React.KeyboardEvent<HTMLElement>) {
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
  return (
    <div ref={place}>
      {groups.map(({ name, tasks: some }) =>
        some.length === 0 ? null : (
          <section key={name} aria-label={name ?? 'Closed tasks'}>
            {name ? (
              <h3 className="border-line border-b bg-sunken px-4 py-1.5 font-medium text-muted text-xs">
                {name} · {some.length}
              </h3>
            ) : null}
            <ul className="divide-y divide-line">
              {some.map((task) => (
                <li key={task.id}>
                  <TaskRow
                    task={task}
                    canEdit={canEdit}
                    isBusy={isBusy}
                    onClose={onClose(task)}
                    onSnooze={onSnooze(task)}
                    onKeyDown={(event) => onKeyDown(task, event)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  )
}
