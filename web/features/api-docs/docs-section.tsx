import { Badge } from '../../ui/badge.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import type { Tone } from '../../ui/tone.ts'
import { Collapsible } from './collapsible.tsx'
import { AUTH_KINDS, type DocumentedCall, type Section } from './sections.ts'

const CallDetails = lazyPart(async () => (await import('./call-details.tsx')).CallDetails, <TableSkeleton rows={4} />)

const methodTones: Record<DocumentedCall['endpoint']['method'], Tone> = {
  get: 'info',
  post: 'brand',
  put: 'warning',
  delete: 'danger',
}

export interface DocsSectionProps {
  section: Section
  isOpenAtFirst: boolean
  /** The id of the call that is open initially, from the address. */
  openCall?: string
}

/** A section of the API: its calls, each collapsed behind its path. */
export function DocsSection({ section, isOpenAtFirst, openCall }: DocsSectionProps) {
  const { title, text, calls } = section
  return (
    <Collapsible
      level={2}
      isOpenAtFirst={isOpenAtFirst}
      className="min-w-0 rounded-lg border border-line bg-surface shadow-xs"
      title={<span className="font-semibold text-base text-ink">{title}</span>}
    >
      <p className="border-line border-t px-4 py-3 text-muted text-sm">{text}</p>
      {calls.length > 0 ? (
        <ul aria-label={`Calls: ${title}`}>
          {calls.map((call) => (
            <li key={call.id} id={call.id} className="scroll-mt-20 border-line border-t">
              <Collapsible level={3} isOpenAtFirst={call.id === openCall} title={<CallTitle call={call} />}>
                <CallDetails call={call} />
              </Collapsible>
            </li>
          ))}
        </ul>
      ) : null}
    </Collapsible>
  )
}

function CallTitle({ call: { endpoint, words, auth } }: { call: DocumentedCall }) {
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-1">
      <Badge tone={methodTones[endpoint.method]}>{endpoint.method.toUpperCase()}</Badge>
      <code className="wrap-anywhere min-w-0 font-mono text-ink text-xs">{`/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`}</code>
      <span className="text-muted text-sm">{words.summary}</span>
      <Badge className="sm:ml-auto">{AUTH_KINDS[auth]}</Badge>
    </span>
  )
}
