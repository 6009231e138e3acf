import { Badge } from '../../../ui/badge.tsx'
import type { Preview } from './api.ts'

/** How the previewed message came about: its fields, conditions and alternatives. */
export function PreviewDetails({ preview }: { preview: Preview }) {
  const { recipient, fields, conditions, alternatives, missing } = preview
  const shown = fields.filter(({ name }) => name !== 'unsubscribe_url')
  if (shown.length + conditions.length + alternatives.length === 0) return null
  return (
    <details className="rounded-lg border border-line px-4 py-3 text-sm" open>
      <summary className="cursor-pointer font-medium text-ink">
        For {recipient ? (recipient.name ?? recipient.address) : 'an example recipient'}
      </summary>
      <dl className="mt-2 flex flex-col gap-1.5">
        {shown.map(({ name, value, fell_back }) => (
          <div key={name} className="flex min-w-0 items-baseline gap-2">
            <dt className="shrink-0 font-mono text-muted text-xs">{name}</dt>
            <dd className="wrap-anywhere min-w-0 text-ink">
              {value || null}{' '}
              {fell_back ? (
                <Badge>Fallback</Badge>
              ) : missing.includes(name) ? (
                <Badge tone="warning">Missing</Badge>
              ) : value === '' ? (
                <span className="text-faint">Empty</span>
              ) : null}
            </dd>
          </div>
        ))}
        {conditions.map(({ condition, taken }) => (
          <div key={`${condition} ${taken}`} className="flex min-w-0 flex-wrap items-baseline gap-2">
            <dt className="wrap-anywhere min-w-0 font-mono text-muted text-xs">{condition}</dt>
            <dd className="wrap-anywhere min-w-0 text-ink">
              {taken === null ? (
                'Left out'
              ) : taken === condition ? (
                'Included'
              ) : (
                <code className="text-xs">{taken}</code>
              )}
            </dd>
          </div>
        ))}
        {alternatives.map(({ options, chosen }) => (
          <div key={options.join('|')} className="flex min-w-0 flex-wrap items-baseline gap-2">
            <dt className="wrap-anywhere min-w-0 font-mono text-muted text-xs">{`{${options.join('|')}}`}</dt>
            <dd className="wrap-anywhere min-w-0 text-ink">{chosen || 'Nothing'}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
