import { askConsent } from '../../features/consent/ask-consent.ts'

/** The consent dialog of the public pages. */
export function start(element: HTMLElement): void {
  askConsent(element)
}
