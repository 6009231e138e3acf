import { CircleAlert, Info } from 'lucide-react'
import type { Recommendation } from '../../../src/contracts/senders/deliverability.ts'
import { Badge } from '../../ui/badge.tsx'

/** Recommendations for better delivery, most urgent first. */
export function RecommendationList({
  recommendations,
  configNames,
}: {
  recommendations: readonly Recommendation[]
  /** Names of email configurations by their ids. */
  configNames: ReadonlyMap<string, string>
}) {
  return (
    <ul aria-label="Recommendations" className="divide-y divide-line">
      {recommendations.map(({ code, level, title, text, config_id }) => {
        const configName = config_id && configNames.get(config_id)
        const isProblem = level === 'problem'
        const Icon = isProblem ? CircleAlert : Info
        return (
          <li key={`${code} ${config_id}`} className="flex items-start gap-2.5 px-4 py-3">
            <Icon
              aria-hidden="true"
              className={`mt-0.5 size-4 shrink-0 ${isProblem ? 'text-danger-text' : 'text-info-text'}`}
              strokeWidth={2}
            />
            <div className="min-w-0 text-sm">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-ink">
                {title}
                {isProblem ? <Badge tone="danger">Problem</Badge> : null}
                {configName ? <Badge>{configName}</Badge> : null}
              </p>
              <p className="wrap-break-word mt-0.5 text-muted">{text}</p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
