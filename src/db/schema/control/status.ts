import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { INCIDENT_STATUSES, SERVICE_IDS } from '../../../contracts/status-words.ts'
import { flag, id, instant } from '../columns.ts'

/** One answer of one part of the service to the question whether it works; kept for 30 days. */
export const serviceProbes = sqliteTable(
  'service_probes',
  {
    service: text('service', { enum: SERVICE_IDS }).notNull(),
    /** The beginning of the five minutes that it stands for. */
    at: instant('at').notNull(),
    isOk: flag('is_ok').notNull(),
    latencyMs: integer('latency_ms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.service, table.at] })],
)

/** The probes of a day (UTC) added up, so that reading a month costs 30 rows a service. */
export const serviceDays = sqliteTable(
  'service_days',
  {
    service: text('service', { enum: SERVICE_IDS }).notNull(),
    /** Such as 2026-11-21. */
    day: text('day').notNull(),
    probes: integer('probes').notNull(),
    failures: integer('failures').notNull(),
    /** Of the probes that were answered. */
    latencyMsSum: integer('latency_ms_sum').notNull(),
  },
  (table) => [primaryKey({ columns: [table.service, table.day] })],
)

/** What went wrong or was worked on, as the status page tells it. */
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
