import { Check, Minus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'
import { Spinner } from './spinner.tsx'

export type StepState = 'waiting' | 'active' | 'done' | 'failed' | 'skipped'

export interface Step {
  id: string
  label: string
  state: StepState
  /** What the step is doing, or its result. */
  detail?: ReactNode
}

const words: Record<StepState, string> = {
  waiting: 'not started',
  active: 'in progress',
  done: 'done',
  failed: 'failed',
  skipped: 'skipped',
}

/** The steps of a running job, top to bottom. */
export function Steps({ steps, 'aria-label': label = 'Progress' }: { steps: readonly Step[]; 'aria-label'?: string }) {
  return (
    <ol aria-label={label} className="flex flex-col">
      {steps.map((step, index) => (
        <li
          key={step.id}
          aria-current={step.state === 'active' ? 'step' : undefined}
          className="relative flex gap-3 pb-3 last:pb-0"
        >
          {index < steps.length - 1 ? (
            <span
              aria-hidden="true"
              className={cn('absolute top-5 bottom-0 left-2.5 w-px', step.state === 'done' ? 'bg-brand' : 'bg-line')}
            />
          ) : null}
          <Marker state={step.state} />
          <div className="min-w-0 flex-1">
            <p
              className={cn(
                'text-sm',
                step.state === 'waiting' || step.state === 'skipped' ? 'text-faint' : 'font-medium text-ink',
              )}
            >
              {step.label}
              <span className="sr-only"> ({words[step.state]})</span>
            </p>
            {step.detail ? <div className="truncate text-muted text-xs tabular-nums">{step.detail}</div> : null}
          </div>
        </li>
      ))}
    </ol>
  )
}

function Marker({ state }: { state: StepState }) {
  const base = 'flex size-5 shrink-0 items-center justify-center rounded-full border forced-color-adjust-none'
  if (state === 'active') return <Spinner className={cn(base, 'border-transparent text-brand-text')} />
  if (state === 'done')
    return (
      <span className={cn(base, 'border-brand bg-brand text-on-brand')}>
        <Check aria-hidden="true" className="size-3" strokeWidth={3} />
      </span>
    )
  if (state === 'failed')
    return (
      <span className={cn(base, 'border-danger bg-danger text-on-danger')}>
        <X aria-hidden="true" className="size-3" strokeWidth={3} />
      </span>
    )
  return (
    <span className={cn(base, 'border-line-strong bg-surface text-faint')}>
      {state === 'skipped' ? <Minus aria-hidden="true" className="size-3" strokeWidth={2} /> : null}
    </span>
  )
}
