import { ArrowUp } from 'lucide-react'
import { useRef } from 'react'
import type { LogEntry } from '../../../src/contracts/logs/logs.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { LogRow } from './log-row.tsx'

/** Within this distance from the top, the user counts as viewing the newest lines. */
const TOP_PX = 16

export interface LogViewerProps {
  logs: readonly LogEntry[]
  onRequest: ((requestId: string) => void) | null
  isRefreshing: boolean
  isAtTop: boolean
  onAtTop: (isAtTop: boolean) => void
  /** Loads older lines; null if there are none. */
  onOlder: (() => void) | null
  isLoadingOlder: boolean
  /** Why older lines could not be loaded. */
  olderFailure: string | null
}

/** The lines, newest first, in a scrolling area. */
export function LogViewer(props: LogViewerProps) {
  const box = useRef<HTMLElement>(null)
  return (
    <div className="relative">
      <section
        ref={box}
        aria-label="Log lines"
        aria-busy={props.isRefreshing || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget }) => {
          const isAtTop = currentTarget.scrollTop <= TOP_PX
          if (isAtTop !== props.isAtTop) props.onAtTop(isAtTop)
        }}
        className={cn(
          'max-h-128 overflow-y-auto focus-visible:outline-offset-[-2px]',
          props.isRefreshing && 'opacity-60',
        )}
      >
        <ol>
          {props.logs.map((entry) => (
            <LogRow key={entry.id} entry={entry} onRequest={props.onRequest} />
          ))}
        </ol>
        {props.onOlder ? (
          <div className="flex flex-wrap items-center justify-center gap-3 p-3">
            <span role="status" className="text-danger-text text-xs">
              {props.olderFailure}
            </span>
            <Button size="sm" isLoading={props.isLoadingOlder} onClick={props.onOlder}>
              {props.isLoadingOlder ? 'Loading...' : 'Load older lines'}
            </Button>
          </div>
        ) : null}
      </section>
      {props.isAtTop ? null : (
        <Button
          size="sm"
          icon={ArrowUp}
          className="absolute right-5 bottom-3 shadow-md"
          onClick={() => box.current?.scrollTo?.({ top: 0 })}
        >
          Newest lines
        </Button>
      )}
    </div>
  )
}
