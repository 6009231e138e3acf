import { requestConsent } from '../../features/consent/request-consent.ts'

/** The consent dialog of the public pages. */
export function start(element: HTMLElement): void {
  requestConsent(element)
}
