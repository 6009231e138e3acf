// Separate from the contract, so that the public page can use these words without a schema library.

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

/** From best to worst. */
export const SERVICE_STATUSES = ['operational', 'degraded', 'outage'] as const
export const INCIDENT_STATUSES = ['resolved', 'monitoring', 'investigating'] as const

/** Our targets, shown until there are measurements. */
export const UPTIME_TARGET_PERCENT = 99.98
export const RESPONSE_TARGET_MS = 245
/** The number of days that the figures cover. */
export const STATUS_DAYS = 30
