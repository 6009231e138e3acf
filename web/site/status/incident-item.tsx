import type { Incident } from '../../../src/contracts/status/status.ts'
import { dayText, INCIDENT_STATES } from './words.ts'

/** One incident, or without one the template that the island fills in. */
export function IncidentItem({ incident }: { incident: Incident | null }) {
  return (
    <li
      data-incident
      data-status={incident?.status ?? 'resolved'}
      className="group grid gap-x-8 gap-y-2 px-5 py-5 sm:px-7 md:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <time data-date dateTime={incident?.date} className="text-balance text-base text-muted">
        {incident ? dayText(incident.date) : null}
      </time>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 data-title className="wrap-anywhere min-w-0 font-semibold text-ink text-lg">
            {incident?.title}
          </h3>
          <span
            data-state
            className="rounded-sm px-2 py-0.5 font-medium text-sm group-data-[status=investigating]:bg-danger-soft group-data-[status=monitoring]:bg-info-soft group-data-[status=resolved]:bg-success-soft group-data-[status=investigating]:text-danger-text group-data-[status=monitoring]:text-info-text group-data-[status=resolved]:text-success-text"
          >
            {incident ? INCIDENT_STATES[incident.status] : null}
          </span>
        </div>
        <p
          data-description
          className="wrap-anywhere mt-1 max-w-2xl whitespace-pre-line text-pretty text-base text-muted"
        >
          {incident?.description}
        </p>
      </div>
    </li>
  )
}
