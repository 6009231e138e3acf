import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { z } from 'zod'
import { TASK_KINDS, TaskKind } from '../../../../src/contracts/campaigns/tasks.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterSelect } from '../../../ui/filter-select.tsx'
import { Kbd } from '../../../ui/kbd.tsx'
import { ListCard } from '../../../ui/list-card.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { stepKinds } from '../campaign-words.ts'
import { taskQueries } from './api.ts'
import { TaskList } from './task-list.tsx'

/** The query parameters of the tasks. Invalid values are ignored. */
const Address = z.object({
  state: z.enum(['open', 'closed']).catch('open'),
  kind: TaskKind.optional().catch(undefined),
  campaign: z.uuid().optional().catch(undefined),
  page: z.coerce.number().int().min(1).catch(1),
})
type Address = z.output<typeof Address>

type Change = Partial<Record<keyof Address, string | number | undefined>>

/** Calls and other manual steps of campaigns, first those that are due. */
export function TasksTab({ canEdit }: { canEdit: boolean }) {
  const [search, setSearch] = useSearchParams()
  const address = Address.parse(Object.fromEntries(search))
  const { state, kind, campaign, page } = address
  const change = (part: Change, options?: { replace: boolean }) =>
    setSearch((now) => {
      const next = new URLSearchParams(now)
      for (const [name, value] of Object.entries({ page: undefined, ...part }))
        if (value === undefined || value === '') next.delete(name)
        else next.set(name, String(value))
      return next
    }, options)
  const answer = useQuery(taskQueries.list({ state, kind, campaign_id: campaign, page }))
  const { data } = answer
  return (
    <ListCard
      filters={<TaskFilters address={address} change={change} canEdit={canEdit} />}
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
        <NoTasks address={address} onShowAll={() => change({ kind: undefined, campaign: undefined })} />
      ) : data ? (
        <TaskList tasks={data.tasks} isGrouped={state === 'open'} canEdit={canEdit} />
      ) : null}
    </ListCard>
  )
}

interface TaskFiltersProps {
  readonly address: Address
  readonly change: (part: Change) => void
  readonly canEdit: boolean
}

function TaskFilters({ address: { state, kind, campaign }, change, canEdit }: TaskFiltersProps) {
  return (
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
      <FilterSelect
        aria-label="Kind"
        className="w-36"
        value={kind}
        anyLabel="All kinds"
        options={TASK_KINDS.map((value) => ({ value, label: stepKinds[value].label }))}
        onChange={(next) => change({ kind: next })}
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
  )
}

/** Why the list is empty, and the way out. */
function NoTasks({ address: { state, kind, campaign }, onShowAll }: { address: Address; onShowAll: () => void }) {
  if (kind || campaign)
    return <EmptyState art="search" title="No matching tasks" actions={<Button onClick={onShowAll}>Show all</Button>} />
  if (state === 'closed')
    return <EmptyState title="No closed tasks">Tasks you complete or skip appear here.</EmptyState>
  return (
    <EmptyState title="No open tasks">
      Add a call, LinkedIn or other task to the follow-ups of a campaign. It appears here when it is due.
    </EmptyState>
  )
}
