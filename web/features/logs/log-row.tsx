import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import type { LogEntry } from '../../../src/contracts/logs/logs.ts'
import { cn } from '../../ui/cn.ts'
import { CodeBlock } from '../../ui/code-block.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { LevelBadge, momentWords } from './log-words.tsx'

export interface LogRowProps {
  entry: LogEntry
  /** Shows all lines of a request; null if they are already shown. */
  onRequest: ((requestId: string) => void) | null
}

/** One log line, which expands to show its details. */
export function LogRow({ entry, onRequest }: LogRowProps) {
  const [isOpen, setIsOpen] = useState(false)
  const panel = useId()
  const { level, event, message, request_id, created_at } = entry
  return (
    <li className={cn('border-line border-b last:border-b-0', isOpen && 'bg-sunken')}>
      <div className="flex items-start gap-x-3 px-4 py-1.5 max-sm:flex-wrap">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-w-0 flex-1 items-start gap-2 rounded-sm text-left pointer-coarse:min-h-10 hover:text-ink max-sm:basis-full max-sm:flex-wrap"
        >
          <ChevronRight
            aria-hidden="true"
            className={cn('mt-0.5 size-3.5 shrink-0 text-faint transition-transform', isOpen && 'rotate-90')}
            strokeWidth={1.75}
          />
          <time dateTime={created_at} className="shrink-0 font-mono text-faint text-xs leading-5 tabular-nums">
            {momentWords(created_at)}
          </time>
          <LevelBadge level={level} className="w-20 shrink-0" />
          <span className="wrap-anywhere min-w-0 flex-1 font-mono text-ink text-xs leading-5 max-sm:basis-full">
            <span className="text-muted">{event}</span> {message}
          </span>
        </button>
        {onRequest ? (
          <button
            type="button"
            title={`Show all logs of request ${request_id}`}
            aria-label={`Show all logs of request ${request_id}`}
            onClick={() => onRequest(request_id)}
            className="max-w-28 shrink-0 truncate rounded-sm font-mono text-brand-text text-xs leading-5 underline decoration-current/30 underline-offset-3 pointer-coarse:min-h-10 hover:decoration-current max-sm:ml-5.5"
          >
            {request_id}
          </button>
        ) : null}
      </div>
      {isOpen ? (
        <div id={panel} className="px-4 pb-3 sm:pl-10">
          <EntryFacts entry={entry} />
        </div>
      ) : null}
    </li>
  )
}

function EntryFacts({ entry: { created_at, request_id, account_id, facts } }: { entry: LogEntry }) {
  // An error's text keeps its line breaks.
  const { error, ...others } = facts
  const text = typeof error === 'string' ? error : null
  const rest = text === null ? facts : others
  return (
    <>
      <DefinitionList
        items={[
          { term: 'Time', detail: <span className="font-mono text-xs">{created_at}</span> },
          { term: 'Request', detail: <Id value={request_id} label="Copy request id" /> },
          ...(account_id ? [{ term: 'Account', detail: <Id value={account_id} label="Copy account id" /> }] : []),
        ]}
      />
      {text === null ? null : <CodeBlock title="Error" code={text} className="mt-2" />}
      {Object.keys(rest).length > 0 ? (
        <CodeBlock title="Facts" code={JSON.stringify(rest, null, 2)} className="mt-2" />
      ) : null}
    </>
  )
}

function Id({ value, label }: { value: string; label: string }) {
  return (
    <span className="flex items-center gap-1">
      <span className="break-all font-mono text-xs">{value}</span>
      <CopyButton value={value} label={label} />
    </span>
  )
}
