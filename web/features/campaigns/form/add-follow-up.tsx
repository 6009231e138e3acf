import { ListTodo, Plus } from 'lucide-react'
import { FOLLOW_UPS_MAX } from '../../../../src/contracts/campaigns/follow-ups.ts'
import type { StepKind } from '../../../../src/contracts/campaigns/steps.ts'
import { TASK_KINDS } from '../../../../src/contracts/campaigns/tasks.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { stepKinds } from '../campaign-words.ts'

/** Adds a message or a task to a sequence of `count`, up to the limit. */
export function AddFollowUp({ count, onAdd }: { count: number; onAdd: (kind: StepKind) => void }) {
  const isFull = count >= FOLLOW_UPS_MAX
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button icon={Plus} disabled={isFull} onClick={() => onAdd('message')}>
        Add Follow-up
      </Button>
      <Menu
        align="start"
        trigger={
          <Button icon={ListTodo} disabled={isFull}>
            Add Task
          </Button>
        }
      >
        {TASK_KINDS.map((kind) => (
          <MenuItem key={kind} icon={stepKinds[kind].icon} onSelect={() => onAdd(kind)}>
            {stepKinds[kind].label}
          </MenuItem>
        ))}
      </Menu>
      <span className="text-faint text-xs">
        {isFull ? `A campaign can have up to ${FOLLOW_UPS_MAX}.` : `Up to ${FOLLOW_UPS_MAX}.`}
      </span>
    </div>
  )
}
