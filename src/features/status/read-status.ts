import { and, desc, gte, inArray } from 'drizzle-orm'
import type { Incident, ServiceStatus, Status } from '../../contracts/status/status.ts'
import type { ServiceContext } from '../../core/context.ts'
import { incidents, serviceDays, serviceProbes } from '../../db/schema/control/status.ts'
import {
  RESPONSE_TARGET_MS,
  SERVICE_IDS,
  SERVICE_NAMES,
  UPTIME_TARGET_PERCENT,
} from '../../rules/status/status-words.ts'
import { isOver } from './incidents/queries.ts'
import { daysUntil, isFresh, PROBE_INTERVAL_MS, stateOf, uptimeOf, worstOf } from './policy.ts'

/** Age of the probes that determine the current state. */
const RECENT_MS = 6 * PROBE_INTERVAL_MS
const INCIDENTS_MAX = 10

type Day = typeof serviceDays.$inferSelect

/** Returns each service's current state and figures of the last 30 days; without measurements, the targets. */
export async function readStatus(ctx: ServiceContext): Promise<Status> {
  const now = ctx.clock.now()
  const dates = daysUntil(now)
  const recentSince = new Date(now.getTime() - RECENT_MS).toISOString()
  const [days, recent, told] = await ctx.db.batch([
    ctx.db
      .select()
      .from(serviceDays)
      .where(and(inArray(serviceDays.service, SERVICE_IDS), gte(serviceDays.day, dates[0] ?? ''))),
    ctx.db
      .select()
      .from(serviceProbes)
      .where(and(inArray(serviceProbes.service, SERVICE_IDS), gte(serviceProbes.at, recentSince)))
      .orderBy(desc(serviceProbes.at)),
    ctx.db.select().from(incidents).orderBy(isOver, desc(incidents.startedAt), desc(incidents.id)).limit(INCIDENTS_MAX),
  ])
  const services = SERVICE_IDS.map((id): ServiceStatus => {
    const ofService = days.filter(({ service }) => service === id)
    const byDate = new Map(ofService.map((day) => [day.day, day]))
    return {
      id,
      name: SERVICE_NAMES[id],
      status: stateOf(
        recent.filter(({ service }) => service === id),
        now,
      ),
      ...figuresOf(ofService),
      days: dates.map((date) => {
        const day = byDate.get(date)
        return { date, uptime: day ? uptimeOf(day.probes, day.failures) : null }
      }),
    }
  })
  const active = told.filter(({ status }) => status !== 'resolved').length
  return {
    // An open incident matters to readers even if all probes succeed.
    status: worstOf([...services.map(({ status }) => status), active > 0 ? 'degraded' : 'operational']),
    updated_at: now.toISOString(),
    is_current: days.length === 0 || recent.some((probe) => isFresh(probe, now)),
    ...figuresOf(days),
    measured_since: days.map(({ day }) => day).sort()[0] ?? null,
    active_incidents: active,
    services,
    incidents: told.map(
      ({ id, title, status, description, startedAt }): Incident => ({
        id,
        title,
        status,
        date: startedAt,
        description,
      }),
    ),
  }
}

function figuresOf(days: readonly Day[]): { uptime: number; response_time: number; is_target: boolean } {
  const sum = (pick: (day: Day) => number) => days.reduce((total, day) => total + pick(day), 0)
  const probes = sum((day) => day.probes)
  const failures = sum((day) => day.failures)
  const answered = probes - failures
  return {
    uptime: probes > 0 ? uptimeOf(probes, failures) : UPTIME_TARGET_PERCENT,
    response_time: answered > 0 ? Math.round(sum((day) => day.latencyMsSum) / answered) : RESPONSE_TARGET_MS,
    is_target: probes === 0,
  }
}
