import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Card } from '../../ui/card.tsx'
import { cn } from '../../ui/cn.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { firstStepsQuery } from './api.ts'
import { FIRST_STEPS, type FirstStepsState, firstStepsState } from './first-steps.ts'
import { hideChecklist, isChecklistHidden } from './hidden-checklist.ts'

/** What a new account can do next. Gone once everything is done, it is dismissed, or it cannot be loaded. */
export function FirstStepsCard({ accountId }: { accountId: string }) {
  const [isHidden, setIsHidden] = useState(() => isChecklistHidden(accountId))
  const { data, isError } = useQuery({ ...firstStepsQuery(), enabled: !isHidden })
  const state = data && firstStepsState(data)
  const isComplete = state?.next === null
  // Remembered, so that no place is kept for it the next time.
  useEffect(() => {
    if (isComplete) hideChecklist(accountId, true)
  }, [isComplete, accountId])
  if (isHidden || isComplete || (isError && !data)) return null

  function hide(next: boolean) {
    hideChecklist(accountId, next)
    setIsHidden(next)
    if (next) toast.info('Checklist hidden', { action: { label: 'Undo', onClick: () => hide(false) } })
  }
  return (
    <Card
      isFlush
      className="mb-5"
      title="Get started"
      description={state ? `${state.done} of ${state.steps.length} done` : 'Loading'}
      actions={<IconButton icon={X} label="Hide checklist" size="sm" onClick={() => hide(true)} />}
    >
      {state ? (
        <ol className="divide-y divide-line">
          {state.steps.map((step) => (
            <Step key={step.id} step={step} isNext={step.id === state.next} />
          ))}
        </ol>
      ) : (
        // As tall as the list, so that nothing below moves.
        <ol aria-hidden="true" data-skeleton="" className="invisible divide-y divide-line">
          {FIRST_STEPS.map((step) => (
            <Step key={step.id} step={{ ...step, isDone: false }} isNext={false} />
          ))}
        </ol>
      )}
    </Card>
  )
}

function Step({ step, isNext }: { step: FirstStepsState['steps'][number]; isNext: boolean }) {
  const { title, why, action, href, isDone } = step
  return (
    <li aria-current={isNext ? 'step' : undefined} className="flex min-h-14 items-center gap-3 px-4 py-2">
      <span
        className={cn(
          'flex size-5 shrink-0 items-center justify-center rounded-full border forced-color-adjust-none',
          isDone ? 'border-brand bg-brand text-on-brand' : 'border-line-strong bg-surface',
        )}
      >
        {isDone ? <Check aria-hidden="true" className="size-3" strokeWidth={3} /> : null}
      </span>
      <div className="min-w-0 flex-1">
        <p className={cn('text-sm', isDone ? 'text-muted' : 'font-medium text-ink')}>
          {title}
          {isDone ? <span className="sr-only"> (done)</span> : null}
        </p>
        <p className="text-pretty text-muted text-xs">{why}</p>
      </div>
      {isDone ? null : (
        <LinkButton href={href} size="sm" variant={isNext ? 'primary' : undefined}>
          {action}
        </LinkButton>
      )}
    </li>
  )
}
