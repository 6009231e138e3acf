import type { Task } from '../../../../src/contracts/campaigns/tasks.ts'
import { TaskRow } from './task-row.tsx'
import { groupOf, TASK_GROUPS } from './task-words.ts'
import { useTaskActions } from './use-task-actions.ts'

interface TaskListProps {
  readonly tasks: readonly Task[]
  /** Whether they stand below when they are due. */
  readonly isGrouped: boolean
  readonly canEdit: boolean
}

export function TaskList({ tasks, isGrouped, canEdit }: TaskListProps) {
  const { place, isBusy, onClose, onSnooze, onKeyDown } = useTaskActions(canEdit)
  const groups = isGrouped
    ? TASK_GROUPS.map((name) => ({ name, tasks: tasks.filter((task) => groupOf(task) === name) }))
    : [{ name: null, tasks }]

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
