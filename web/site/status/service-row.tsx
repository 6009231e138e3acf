import {
  RESPONSE_TARGET_MS,
  SERVICE_NAMES,
  type ServiceId,
  STATUS_DAYS,
  UPTIME_TARGET_PERCENT,
} from '../../../src/rules/status/status-words.ts'
import { TargetTag } from './target-tag.tsx'
import { responseText, STATES, uptimeText } from './words.ts'

/** The check that runs on each service every five minutes. */
const checks: Readonly<Record<ServiceId, string>> = {
  api: 'A request, as a visitor makes it',
  scraping: 'A coordinator, the queue and the reading of a page',
  database: 'A query',
  email: 'The mail provider',
  sms: 'The gateway for text messages',
  downloads: 'A file, written and read back',
}

/** One service: its state, its figures, and a bar for each day. */
export function ServiceRow({ id }: { id: ServiceId }) {
  return (
    <li
      data-service={id}
      data-status="operational"
      className="group grid gap-x-8 gap-y-3 px-5 py-5 sm:px-7 lg:grid-cols-[minmax(0,1fr)_24rem_12.5rem] lg:items-center"
    >
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semibold text-ink text-lg">{SERVICE_NAMES[id]}</h3>
          <span className="inline-flex items-center gap-1.5 font-medium text-base group-data-[status=degraded]:text-warning-text group-data-[status=operational]:text-success-text group-data-[status=outage]:text-danger-text">
            <span aria-hidden="true" className="size-2 rounded-full bg-current forced-color-adjust-none" />
            <span data-state>{STATES.operational}</span>
          </span>
        </div>
        <p className="text-muted text-sm">{checks[id]}</p>
      </div>
      <div className="min-w-0">
        <div data-history role="img" aria-label="Not measured yet" className="flex h-8 gap-px sm:gap-0.5">
          {Array.from({ length: STATUS_DAYS }, (_, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: days never move
              key={index}
              data-level="none"
              className="min-w-0 flex-1 rounded-[2px] forced-color-adjust-none data-[level=down]:bg-danger data-[level=none]:bg-line data-[level=partial]:bg-warning data-[level=up]:bg-success"
            />
          ))}
        </div>
        <p aria-hidden="true" className="mt-1 flex justify-between text-muted text-xs">
          <span>{STATUS_DAYS} days ago</span>
          <span>Today</span>
        </p>
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-1 text-base lg:grid">
        <ServiceFigure name="uptime" label="Uptime" value={uptimeText(UPTIME_TARGET_PERCENT)} />
        <ServiceFigure name="response" label="Response time" value={responseText(RESPONSE_TARGET_MS)} />
      </dl>
    </li>
  )
}

function ServiceFigure({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-2">
      <dt className="flex items-baseline gap-2 text-muted text-sm">
        {label} <TargetTag />
      </dt>
      <dd data-figure={name} className="font-medium text-ink tabular-nums">
        {value}
      </dd>
    </div>
  )
}
