import { ERROR_CODES } from '../../../src/contracts/errors.ts'
import {
  ERROR_CODE_WORDS,
  GUIDE,
  type GuideTopic,
  WEBHOOK_PAYLOAD_FIELDS,
} from '../../../src/contracts/v1/guide-words.ts'
import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS } from '../../../src/contracts/webhooks/webhooks.ts'
import { Card } from '../../ui/card.tsx'
import { ExampleBlock } from './example-block.tsx'
import { PlanLimits } from './plan-limits.tsx'
import { Prose } from './prose.tsx'

/** Topics that apply to all calls: limits, lists, errors, idempotency, webhooks, the command line and agents. */
export function Guide() {
  return GUIDE.map((topic) => (
    <div key={topic.id} id={topic.id} className="min-w-0 scroll-mt-20">
      <Card title={topic.title}>
        <div className="flex min-w-0 flex-col gap-3 text-muted text-sm">
          {topic.text.map((paragraph) => (
            <p key={paragraph} className="max-w-3xl">
              <Prose text={paragraph} />
            </p>
          ))}
          <TopicTable topic={topic} />
          {topic.code ? (
            <ExampleBlock
              title="Example"
              code={topic.code}
              copyLabel={`Copy example: ${topic.title}`}
              copiedText="Example copied to clipboard!"
            />
          ) : null}
        </div>
      </Card>
    </div>
  ))
}

function TopicTable({ topic: { id } }: { topic: GuideTopic }) {
  if (id === 'limits') return <PlanLimits />
  if (id === 'errors')
    return <Terms label="Error codes" terms={ERROR_CODES.map((code) => [code, ERROR_CODE_WORDS[code]])} />
  if (id !== 'webhook-messages') return null
  const terms = WEBHOOK_EVENT_NAMES.map((event): [string, string] => [
    event,
    `${WEBHOOK_EVENTS[event]}. Its data: ${WEBHOOK_PAYLOAD_FIELDS[event].map((field) => `\`${field}\``).join(', ')}.`,
  ])
  return <Terms label="Events" terms={terms} />
}

function Terms({ label, terms }: { label: string; terms: readonly (readonly [term: string, text: string])[] }) {
  return (
    <section aria-label={label}>
      <dl className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[max-content_1fr]">
        {terms.map(([term, text]) => (
          <div key={term} className="contents">
            <dt className="font-mono text-ink text-xs leading-5">{term}</dt>
            <dd>
              <Prose text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
