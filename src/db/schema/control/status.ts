import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { INCIDENT_STATUSES, SERVICE_IDS } from '../../../rules/status/status-words.ts'
import { flag, id, instant } from '../columns.ts'

/** The result of one health check of one part of the service; kept for 30 days. */
export const serviceProbes = sqliteTable(
  'service_probes',
  {
    service: text('service', { enum: SERVICE_IDS }).notNull(),
    /** The start of its five-minute interval. */
    at: instant('at').notNull(),
    isOk: flag('is_ok').notNull(),
    latencyMs: integer('latency_ms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.service, table.at] })],
)

/** The checks of a day (UTC), aggregated, so that reading a month takes 30 rows per service. */
export const serviceDays = sqliteTable(
  'service_days',
  {
    service: text('service', { enum: SERVICE_IDS }).notNull(),
    /** Such as 2026-11-21. */
    day: text('day').notNull(),
    probes: integer('probes').notNull(),
    failures: integer('failures').notNull(),
    /** The sum over successful checks. */
    latencyMsSum: integer('latency_ms_sum').notNull(),
  },
  (table) => [primaryKey({ columns: [table.service, table.day] })],
)

/** Outages and maintenance, as shown on the status page. */
export const incidents = sqliteTable(
  'incidents',
  {
    id: id(),
    title: text('title').notNull(),
    status: text('status', { enum: INCIDENT_STATUSES }).notNull(),
    description: text('description').notNull(),
    startedAt: instant('started_at').notNull(),
    resolvedAt: instant('resolved_at'),
  },
  (table) => [index('incidents_by_time').on(table.startedAt)],
)
