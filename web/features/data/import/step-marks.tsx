import { useEffect, useRef } from 'react'
import { cn } from '../../../ui/cn.ts'

const STEPS = ['File', 'Columns', 'Check'] as const

/**
 * The steps of an import, and which one is shown. A new step takes the focus: the button that led to it is gone, and a
 * screen reader announces where one is.
 */
export function StepMarks({ current }: { current: number }) {
  const mark = useRef<HTMLLIElement>(null)
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current !== current) mark.current?.focus()
    shown.current = current
  }, [current])
  return (
    <ol aria-label="Steps" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {STEPS.map((name, index) => (
        <li
          key={name}
          ref={index === current ? mark : undefined}
          tabIndex={index === current ? -1 : undefined}
          aria-current={index === current ? 'step' : undefined}
          className={cn(
            'flex items-center gap-1.5 rounded-sm',
            index === current ? 'font-medium text-ink' : 'text-faint',
          )}
        >
          <span
            className={cn(
              'flex size-5 items-center justify-center rounded-full border text-xs tabular-nums',
              index <= current ? 'border-brand bg-brand text-on-brand' : 'border-line-strong',
            )}
          >
            {index + 1}
          </span>
          {name}
        </li>
      ))}
    </ol>
  )
}
