import type { Integration } from '../../../src/contracts/integrations/integrations.ts'
import {
  type IntegrationField,
  ORGANIZATION_FIELDS,
  type OwnField,
  ownFieldName,
  PERSON_FIELDS,
} from '../../../src/rules/integrations/integration-fields.ts'

export type Kind = 'person' | 'organization'
/** One of our fields, and the property of the provider that it goes into. */
export interface Pair {
  readonly id: number
  readonly field: IntegrationField | OwnField
  readonly property: string
}
export const LABELS: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  person: PERSON_FIELDS,
  organization: ORGANIZATION_FIELDS,
}
export type Pairs = Readonly<Record<Kind, readonly Pair[]>>

/** The saved mapping, each pair with an id by which it is edited. */
export const pairsOf = ({ person, organization }: Integration['mapping']): Pairs => ({
  person: person.map((pair, at) => ({ ...pair, id: at })),
  organization: organization.map((pair, at) => ({ ...pair, id: at })),
})

/** What is sent: without rows that name no property. */
export function mappingOf(pairs: Pairs): Integration['mapping'] {
  const of = (kind: Kind) =>
    pairs[kind].flatMap(({ field, property }) => (property.trim() ? [{ field, property: property.trim() }] : []))
  return { person: of('person'), organization: of('organization') } as Integration['mapping']
}

/** The label of one of our fields, or the name of an own one. */
export const labelOf = (kind: Kind, field: string): string =>
  LABELS[kind][field] ?? `${ownFieldName(field) ?? field} (own field)`
