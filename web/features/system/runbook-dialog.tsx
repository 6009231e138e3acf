import { useQuery } from '@tanstack/react-query'
import type { AlertRuleName } from '../../../src/rules/alerts/alert-rules.ts'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'

/** The texts of `docs/runbooks`, each loaded when it is opened. */
const RUNBOOKS = import.meta.glob<string>('../../../docs/runbooks/*.md', { query: '?raw', import: 'default' })

const textOf = async (rule: AlertRuleName): Promise<string> => {
  const load = RUNBOOKS[`../../../docs/runbooks/${rule}.md`]
  if (!load) throw new Error(`There is no runbook for ${rule}.`)
  return (await load()).replace(/^# [^\n]*\n+/, '').replace(/^## /gm, '')
}

export interface RunbookDialogProps {
  rule: AlertRuleName
  title: string
  onClose: () => void
}

/** What to do about an alert. */
export function RunbookDialog({ rule, title, onClose }: RunbookDialogProps) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['runbook', rule],
    queryFn: () => textOf(rule),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Dialog isOpen onClose={onClose} size="lg" title={title} footer={<Button onClick={onClose}>Close</Button>}>
      {data ? (
        <div className="whitespace-pre-line text-ink text-sm leading-6">{joinLines(data)}</div>
      ) : error ? (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <TableSkeleton rows={4} label="Loading the runbook" />
      )}
    </Dialog>
  )
}

/** Joins the lines of a paragraph or list entry, which the file breaks at 120 columns. */
const joinLines = (text: string) => text.replace(/([^\n])\n {0,3}(?![-\d\n ])(?=\S)/g, '$1 ')
