import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

export interface TabItem<T extends string> {
  id: T
  label: ReactNode
  /** How many it holds. Undefined while that loads, which keeps its place: a row of tabs may wrap when it arrives. */
  count?: number | undefined
  content: ReactNode
}

export interface TabsProps<T extends string> {
  'aria-label': string
  tabs: readonly TabItem<T>[]
  /** The id of the open tab; keep it in the URL. */
  value: T
  onChange: (id: T) => void
}

/** Several views of one subject, one at a time. The arrow keys move between them. */
export function Tabs<T extends string>({ tabs, value, onChange, ...rest }: TabsProps<T>) {
  const id = useId()
  const list = useRef<HTMLDivElement | null>(null)
  const open = tabs.find((tab) => tab.id === value) ?? tabs[0]
  function move(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === open?.id)
    const next = targetOf(event.key, at, tabs.length)
    const tab = next === null ? undefined : tabs[next]
    if (!tab || next === null) return
    event.preventDefault()
    onChange(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div>
      {/* If there is no room for all tabs they wrap, since users overlook tabs that they must scroll to. */}
      <div
        ref={list}
        role="tablist"
        aria-label={rest['aria-label']}
        aria-orientation="horizontal"
        className="flex flex-wrap gap-x-5 border-line border-b"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === open?.id}
            aria-controls={tab.id === open?.id ? `${id}-panel` : undefined}
            tabIndex={tab.id === open?.id ? 0 : -1}
            onClick={() => tab.id !== open?.id && onChange(tab.id)}
            onKeyDown={move}
            className="-mb-px flex min-w-0 max-w-full pointer-coarse:min-h-10 items-center gap-1.5 border-transparent border-b-2 px-0.5 pt-1 pb-2 font-medium text-muted text-sm hover:text-ink focus-visible:outline-offset-[-2px] aria-selected:border-brand aria-selected:text-ink"
          >
            {tab.label}
            {'count' in tab ? (
              <span className="rounded-full bg-sunken px-1.5 text-2xs text-muted tabular-nums empty:invisible empty:before:content-['0']">
                {tab.count}
              </span>
            ) : null}
          </button>
        ))}
      </div>
      {open ? (
        <div
          key={open.id}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${open.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls is reached by Tab as well
          tabIndex={0}
          className="pt-4"
        >
          {open.content}
        </div>
      ) : null}
    </div>
  )
}

/** The tab that a key leads to; beyond either end it starts again at the other. */
function targetOf(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home' || key === 'PageUp') return 0
  if (key === 'End' || key === 'PageDown') return count - 1
  return null
}
