import type { WebhookDelivery } from '../../../src/contracts/webhooks/webhooks.ts'
import { Badge } from '../../ui/badge.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { type Attempt, answerWords, attemptsOf, durationWords } from './delivery-words.ts'

/** The delivery attempts of a message, newest first, each with the response. */
export function DeliveryAttempts({ delivery }: { delivery: WebhookDelivery }) {
  const attempts = attemptsOf(delivery)
  return (
    <section>
      <h3 className="mt-4 mb-2 font-semibold text-ink text-sm">Attempts</h3>
      {attempts.length === 0 ? (
        <p className="text-muted text-sm">None yet.</p>
      ) : (
        <ol reversed aria-label="Attempts" className="flex flex-col gap-3">
          {attempts.map((attempt, index) => (
            <AttemptEntry
              // Attempts of one message never run in parallel, so the time is unique.
              key={attempt.created_at}
              attempt={attempt}
              number={attempts.length - index}
            />
          ))}
        </ol>
      )}
    </section>
  )
}

function AttemptEntry({ attempt, number }: { attempt: Attempt; number: number }) {
  const { http_status, response, duration_ms, created_at } = attempt
  const isTaken = http_status !== null && http_status >= 200 && http_status < 300
  return (
    <li className="rounded-lg border border-line">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-muted text-xs">
        <span className="text-faint tabular-nums">#{number}</span>
        {http_status === null ? (
          <span className="font-medium text-danger-text">{answerWords(attempt)}</span>
        ) : (
          <Badge tone={isTaken ? 'success' : 'danger'}>{answerWords(attempt)}</Badge>
        )}
        <span className="tabular-nums">{durationWords(duration_ms)}</span>
        <RelativeTime value={created_at} className="ml-auto" />
      </p>
      {response ? (
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className="wrap-anywhere max-h-40 overflow-y-auto whitespace-pre-wrap rounded-b-lg border-line border-t bg-sunken px-3 py-2 font-mono text-ink text-xs focus-visible:outline-offset-[-2px]"
        >
          {response}
        </pre>
      ) : http_status === null ? null : (
        <p className="border-line border-t px-3 py-2 text-faint text-xs">The response was empty.</p>
      )}
    </li>
  )
}
