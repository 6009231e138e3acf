import { STATUS_WORDS } from '../../../src/contracts/v1/words.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ExampleBlock } from './example-block.tsx'
import { Prose } from './prose.tsx'
import type { TryAnswer } from './send-try.ts'

/** The response as far as it has arrived, or an error message without one. */
export function TryAnswerView({ answer }: { answer: TryAnswer | string }) {
  if (typeof answer === 'string') return <Alert tone="danger">{answer}</Alert>
  const { status, headers, text, isCut, isOver } = answer
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <p className="flex flex-wrap items-center gap-2 text-muted text-sm">
        <Badge tone={status < 400 ? 'success' : 'danger'}>{status}</Badge>
        <Prose text={STATUS_WORDS[status] ?? ''} />
      </p>
      <dl className="grid gap-x-3 gap-y-0.5 text-xs sm:grid-cols-[max-content_1fr]">
        {headers.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="font-mono text-faint">{name}</dt>
            <dd className="wrap-anywhere font-mono text-ink">{value}</dd>
          </div>
        ))}
      </dl>
      <ExampleBlock
        title={isCut ? 'Response (truncated)' : isOver ? 'Response' : 'Response so far'}
        code={text}
        copyLabel="Copy this response"
        copiedText="Response copied to clipboard!"
      />
    </div>
  )
}
