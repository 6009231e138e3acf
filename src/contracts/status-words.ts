// Apart from the contract, so that the public page has these words without a schema library.

/** The parts of the service, as the status page lists them. */
export const SERVICE_NAMES = {
  api: 'API Services',
  scraping: 'Web Scraping Engine',
  database: 'Database',
  email: 'Email Services',
  sms: 'SMS Services',
  downloads: 'Website Download',
} as const
export type ServiceId = keyof typeof SERVICE_NAMES
export const SERVICE_IDS = Object.keys(SERVICE_NAMES) as [ServiceId, ...ServiceId[]]

/** From well to worst. */
export const SERVICE_STATUSES = ['operational', 'degraded', 'outage'] as const
export const INCIDENT_STATUSES = ['resolved', 'monitoring', 'investigating'] as const

/** What we promise, shown where nothing is measured yet. */
export const UPTIME_TARGET_PERCENT = 99.98
export const RESPONSE_TARGET_MS = 245
/** Days that figures cover. */
export const STATUS_DAYS = 30
