import type { ImportReport } from '../../../../src/contracts/data/data-additions.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { formatNumber } from '../../../lib/format.ts'
import { Progress } from '../../../ui/progress.tsx'

/** An import's progress, and whether it was interrupted or resumed. */
export function ImportProgress({ report }: { report: ImportReport }) {
  const { file_name, progress, state } = report
  return (
    <div className="flex flex-col gap-1.5">
      <Progress
        label={`Progress of ${file_name}`}
        value={progress}
        size="sm"
        tone={state === 'interrupted' ? 'warning' : 'brand'}
      />
      <p className="text-pretty text-muted text-sm">{progressText(report)}</p>
    </div>
  )
}

/** The state of a running import, in one or two sentences. */
export function progressText({ state, progress, rows, total_rows, next_line }: ImportReport): string {
  const counted =
    total_rows === null ? pluralize(rows, 'row') : `${formatNumber(rows)} of ${pluralize(total_rows, 'row')}`
  const done = `${counted} so far (${progress} %)`
  const line = formatNumber(next_line)
  if (state === 'interrupted') {
    return `Incomplete: it was interrupted at line ${line}, with ${done}. It will resume automatically in a minute or two.`
  }
  if (state === 'resumed') return `It was interrupted and has resumed: ${done}.`
  return rows === 0 ? 'It begins.' : `${done}.`
}
