import type { Page } from '../page.ts'
import type { AddressCandidate } from './candidate.ts'

export function addressesInEastAsianText(_page: Page): AddressCandidate[] {
  return []
}
