import { Check, Clock, ExternalLink, SkipForward } from 'lucide-react'
import type { Task } from '../../../../src/contracts/campaigns/tasks.ts'
import { paths } from '../../../../src/rules/site/app-paths.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { PhoneNumber } from '../../../ui/phone-number.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { stepKinds } from '../campaign-words.ts'
import { SNOOZES, taskStates } from './task-words.ts'

export interface TaskRowProps {
  task: Task
  canEdit: boolean
  isBusy: boolean
  onClose: (as: 'done' | 'skipped') => void
  onSnooze: (days: number) => void
  onKeyDown: (event: React.KeyboardEvent<HTMLElement>) => void
}

/** One task: whom to call or write to, how, and what about. */
export function TaskRow({ task, canEdit, isBusy, onClose, onSnooze, onKeyDown }: TaskRowProps) {
  const { icon: Icon, label } = stepKinds[task.kind]
  const title = titleOf(task)
  const isOpen = task.state === 'open'
  return (
    <article
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move between tasks
      tabIndex={0}
      data-task={task.id}
      aria-label={`${label}: ${title}`}
      className="flex flex-col gap-2 px-4 py-3 focus-visible:outline-offset-[-2px] sm:flex-row sm:items-start sm:gap-4"
      onKeyDown={onKeyDown}
    >
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Icon aria-hidden="true" className="size-4 shrink-0 text-faint" strokeWidth={1.75} />
          <span className="sr-only">{label}: </span>
          {task.contact_id ? (
            <TextLink href={paths.contactDetail.to(task.contact_id)}>{title}</TextLink>
          ) : (
            <span className="wrap-anywhere font-medium text-ink text-sm">{title}</span>
          )}
          {task.company ? <span className="text-muted text-sm">{task.company}</span> : null}
          {isOpen ? null : <Badge tone={taskStates[task.state].tone}>{taskStates[task.state].label}</Badge>}
        </p>
        <WaysToReach task={task} />
        <p className="wrap-anywhere whitespace-pre-wrap text-ink text-sm">{task.note}</p>
        <p className="text-faint text-xs">
          {task.campaign_name} · Follow-up {task.step - 1} · {isOpen ? 'Due ' : 'Closed '}
          {formatDateTime(isOpen ? task.due_at : task.closed_at)}
          {task.reason ? ` · ${task.reason}` : null}
        </p>
      </div>
      {isOpen && canEdit ? <TaskButtons isBusy={isBusy} onClose={onClose} onSnooze={onSnooze} /> : null}
    </article>
  )
}

const titleOf = ({ name, email, phone }: Task): string => name ?? email ?? phone ?? 'Unknown'

/** The person's phone number, LinkedIn page and email address. */
function WaysToReach({ task }: { task: Task }) {
  const { phone, linkedin_url, email } = task
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {phone ? (
        <a className="text-brand-text hover:underline" href={`tel:${phone}`}>
          <PhoneNumber number={phone} />
        </a>
      ) : null}
      {linkedin_url ? (
        <a
          className="inline-flex items-center gap-1 text-brand-text hover:underline"
          href={linkedin_url}
          target="_blank"
          rel="noreferrer"
        >
          LinkedIn
          <ExternalLink aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
        </a>
      ) : null}
      {email && email !== titleOf(task) ? <span className="wrap-anywhere text-muted">{email}</span> : null}
    </p>
  )
}

/** Closes or postpones a task. */
function TaskButtons({ isBusy, onClose, onSnooze }: Pick<TaskRowProps, 'isBusy' | 'onClose' | 'onSnooze'>) {
  return (
    <div className="flex shrink-0 flex-wrap gap-2">
      <Button size="sm" variant="primary" icon={Check} disabled={isBusy} onClick={() => onClose('done')}>
        Done
      </Button>
      <Button size="sm" icon={SkipForward} disabled={isBusy} onClick={() => onClose('skipped')}>
        Skip
      </Button>
      <Menu
        trigger={
          <Button size="sm" icon={Clock} disabled={isBusy}>
            Snooze
          </Button>
        }
      >
        {SNOOZES.map((one) => (
          <MenuItem key={one.days} onSelect={() => onSnooze(one.days)}>
            {one.label}
          </MenuItem>
        ))}
      </Menu>
    </div>
  )
}
