import { companyKey } from '../../companies/company-key.ts'
import type { Finding } from '../../finding.ts'
import type { Page } from '../../page.ts'
import type { Place } from '../../places.ts'

/** An organisation that contact data stands beside. */
export interface OrganisationAtValues {
  readonly organization: Finding
  /** Whether the page's rules for organisations did not find it. */
  readonly isNew: boolean
  /** The offsets of its values. */
  readonly values: readonly number[]
}

/** Returns the finding of an organisation whose name stands in a place. */
export function foundOrganisation(
  { text }: Page,
  { start, end }: Place,
  { confidence, method }: Pick<Finding, 'confidence' | 'method'>,
): Finding {
  const name = text.slice(start, end)
  return {
    type: 'companies',
    value: name,
    normalized: companyKey(name),
    confidence,
    method,
    snippet: name,
    start,
    end,
  }
}
