import type { ContactFilter } from '../../contracts/contacts/contact-filter.ts'
import { DEPARTMENTS } from '../../contracts/contacts/contact-filter.ts'
import { isDecisionMaker } from '../../outreach/recipients/decision-makers.ts'
import { departmentsOf } from '../../outreach/recipients/departments.ts'

/**
 * What a job title says of somebody, as a bit set (`contacts.roles`): bit 0 for decision makers, then one for each of
 * `DEPARTMENTS`. The search index holds a mark `d<bit>` for each.
 */
export function rolesOf(jobTitle: string | null): number {
  const departments = departmentsOf(jobTitle).map((department) => DEPARTMENTS.indexOf(department) + 1)
  return [...(isDecisionMaker(jobTitle) ? [0] : []), ...departments].reduce((bits, bit) => bits | (1 << bit), 0)
}

/** The marks that a filter by role asks for; all of them must occur. */
export const roleMarks = ({ seniority, department }: ContactFilter): string[] => [
  ...(seniority ? ['d0'] : []),
  ...(department ? [`d${DEPARTMENTS.indexOf(department) + 1}`] : []),
]
