import { useQuery } from '@tanstack/react-query'
import type { AlertRuleName } from '../../../src/rules/alerts/alert-rules.ts'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { runbookQuery } from './runbook-query.ts'

export interface RunbookDialogProps {
  rule: AlertRuleName
  title: string
  onClose: () => void
}

/** What to do about an alert. */
export function RunbookDialog({ rule, title, onClose }: RunbookDialogProps) {
  const { data, error, refetch, isFetching } = useQuery(runbookQuery(rule))
  return (
    <Dialog isOpen onClose={onClose} size="lg" title={title} footer={<Button onClick={onClose}>Close</Button>}>
      {data ? (
        <div className="space-y-3 text-ink text-sm leading-6">
          {joinLines(data)
            .split(/\n\n/)
            .map((block) => (
              <Block key={block} text={block.trim()} />
            ))}
        </div>
      ) : error ? (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <TableSkeleton rows={4} label="Loading the runbook" />
      )}
    </Dialog>
  )
}

/** A heading, paragraph or list. Names in backticks are shown as code. */
function Block({ text }: { text: string }) {
  if (text.startsWith('## ')) return <h3 className="pt-1 font-semibold">{text.slice(3)}</h3>
  const parts = text.split('`').map((part, at) => ({ part, at }))
  return (
    <p className="whitespace-pre-line wrap-anywhere">
      {parts.map(({ part, at }) =>
        at % 2 === 1 ? (
          <code key={at} className="font-mono text-xs">
            {part}
          </code>
        ) : (
          part
        ),
      )}
    </p>
  )
}

/** Joins the lines of a paragraph or list entry, which the file breaks at 120 columns. */
const joinLines = (text: string) => text.replace(/([^\n])\n {0,3}(?![-\d\n ])(?=\S)/g, '$1 ')
