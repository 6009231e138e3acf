import type { Incident, Status } from '../../../src/contracts/status/status.ts'
import { STATUS_DAYS } from '../../../src/rules/status/status-words.ts'
import { formatDateTime } from '../../lib/format.ts'
import {
  BANNERS,
  dayText,
  historyText,
  INCIDENT_STATES,
  levelOf,
  NO_ANSWER,
  NOT_KNOWN,
  responseText,
  STATES,
  uptimeText,
} from './words.ts'

/**
 * Inserts the measurements into the prerendered page.
 *
 * @param now the reader's time, shown as the time of the last update
 */
export function showStatus(page: HTMLElement, status: Status, now: Date): void {
  if (status.is_current) {
    showBanner(page, status.status, BANNERS[status.status], `Last updated ${formatDateTime(now, now)}`)
  } else {
    showBanner(
      page,
      'degraded',
      NO_ANSWER,
      'There have been no measurements for twenty minutes, so the current status is unknown.',
    )
  }
  write(page, '[data-figure=incidents]', String(status.active_incidents))
  write(page, '[data-period]', periodText(status))
  showFigures(page.querySelector<HTMLElement>('[data-overall]')!, status)
  for (const service of status.services) {
    const row = page.querySelector<HTMLElement>(`[data-service=${service.id}]`)
    if (row) showService(row, service)
    if (row && !status.is_current) showNotKnown(row)
  }
  showIncidents(page, status.incidents, now)
}

/** Without a response, the page must not claim that all services work. */
export function showNoAnswer(page: HTMLElement): void {
  showBanner(page, 'degraded', NO_ANSWER, "We couldn't load the current status. Retrying.")
  write(page, '[data-figure=incidents]', '–')
  for (const row of page.querySelectorAll<HTMLElement>('[data-service]')) showNotKnown(row)
}

function showNotKnown(row: HTMLElement): void {
  row.dataset.status = 'unknown'
  write(row, '[data-state]', NOT_KNOWN)
}

function showBanner(page: HTMLElement, status: Status['status'], text: string, detail: string): void {
  page.querySelector<HTMLElement>('[data-banner]')!.dataset.status = status
  write(page, '[data-banner-text]', text)
  write(page, '[data-updated]', detail)
}

function periodText({ measured_since, services }: Status): string {
  const isWhole = measured_since === null || measured_since === services[0]?.days[0]?.date
  return isWhole ? `Over ${STATUS_DAYS} days` : `Over ${STATUS_DAYS} days, measured since ${dayText(measured_since)}`
}

function showService(row: HTMLElement, service: Status['services'][number]): void {
  row.dataset.status = service.status
  write(row, '[data-state]', STATES[service.status])
  showFigures(row, service)
  const history = row.querySelector<HTMLElement>('[data-history]')!
  history.setAttribute('aria-label', historyText(service.days))
  for (const [index, bar] of [...history.querySelectorAll<HTMLElement>('[data-level]')].entries()) {
    const { date, uptime } = service.days[index] ?? { date: '', uptime: null }
    bar.dataset.level = levelOf(uptime)
    bar.title = date && `${dayText(date)}: ${uptime === null ? 'not measured' : uptimeText(uptime)}`
  }
}

interface Figures {
  readonly uptime: number
  readonly response_time: number
  readonly is_target: boolean
}

function showFigures(place: HTMLElement, { uptime, response_time, is_target }: Figures): void {
  write(place, '[data-figure=uptime]', uptimeText(uptime))
  write(place, '[data-figure=response]', responseText(response_time))
  for (const tag of place.querySelectorAll<HTMLElement>('[data-target]')) tag.hidden = !is_target
}

function showIncidents(page: HTMLElement, incidents: readonly Incident[], now: Date): void {
  const blank = page.querySelector<HTMLTemplateElement>('template')!
  const itemOf = ({ title, status, date, description }: Incident) => {
    const item = blank.content.firstElementChild!.cloneNode(true) as HTMLElement
    item.dataset.status = status
    write(item, '[data-title]', title)
    write(item, '[data-state]', INCIDENT_STATES[status])
    write(item, '[data-description]', description)
    write(item, '[data-date]', status === 'resolved' ? dayText(date) : `Since ${formatDateTime(date, now)}`)
    item.querySelector('time')!.dateTime = date
    return item
  }
  const past = incidents.filter(({ status }) => status === 'resolved')
  const active = incidents.filter(({ status }) => status !== 'resolved')
  const place = page.querySelector<HTMLElement>('[data-active]')!
  place.hidden = active.length === 0
  place.querySelector('ul')!.replaceChildren(...active.map(itemOf))
  page.querySelector('[data-incidents]')!.replaceChildren(...past.map(itemOf))
  page.querySelector<HTMLElement>('[data-no-incidents]')!.hidden = past.length > 0
}

function write(place: HTMLElement, selector: string, text: string): void {
  const element = place.querySelector(selector)!
  // A live region announces every write, even of the same text.
  if (element.textContent !== text) element.textContent = text
}
