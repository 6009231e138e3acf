import type { Finding } from '../../finding.ts'
import type { Page } from '../../page.ts'
import { PlaceIndex, rangeFound } from '../../places.ts'
import type { Relation } from '../page-facts.ts'
import { type BoxOrganisation, findBoxOrganisations } from './box-organisations.ts'
import { findBracketedOrganisations } from './bracketed-organisations.ts'
import { findLabelledOthers } from './labelled-others.ts'
import { findListedOrganisations } from './listed-organisations.ts'
import { findRowOrganisations } from './row-organisations.ts'

/** Organisations that only what stands beside their names makes known. */
export interface OthersOfPage {
  /** Those behind labels of authorities and agencies. */
  readonly labelled: readonly Finding[]
  /** What these labels say that they are to the site. */
  readonly relations: ReadonlyMap<Finding, Relation>
  /** Those that the headings of a list name. */
  readonly listed: readonly Finding[]
  /** Those that their contact data stands beside, beyond those known. */
  readonly atValues: readonly Finding[]
  /** Those that head boxes of one shape; in their box, people are theirs, and elsewhere nobody is. */
  readonly inBoxes: readonly BoxOrganisation[]
  /** The organisations whose values these are, by the offset of the value: new ones and those known. */
  readonly byValue: ReadonlyMap<number, Finding>
}

/**
 * Finds the organisations of a page that its rules for organisations alone do not believe.
 *
 * @param known the organisations that those rules found
 * @param values the addresses, numbers and email addresses of the page
 * @param names findings of names of people
 */
export function findOthers(
  page: Page,
  known: readonly Finding[],
  values: readonly Finding[],
  names: readonly Finding[],
): OthersOfPage {
  const people = new PlaceIndex([names.flatMap(rangeFound)])
  const behindLabels = findLabelledOthers(page, known, values)
  const labelled = behindLabels.map(({ organization }) => organization)
  const listed = findListedOrganisations(page, [...known, ...labelled])
  const bracketed = findBracketedOrganisations(page, values, people, [...known, ...labelled, ...listed])
  const before = [...known, ...labelled, ...listed, ...bracketed.map(({ organization }) => organization)]
  const inRows = findRowOrganisations(page, values, people, before)
  const all = [...before, ...inRows.flatMap(({ isNew, organization }) => (isNew ? [organization] : []))]
  const inBoxes = findBoxOrganisations(page, values, people, all)
  // What stands nearer to a value is said of it: a row within a box.
  const beside = [...inBoxes, ...bracketed, ...inRows]
  return {
    labelled,
    relations: new Map(
      behindLabels.flatMap(({ organization, relation }) => (relation ? [[organization, relation] as const] : [])),
    ),
    listed,
    inBoxes,
    atValues: beside.filter(({ isNew }) => isNew).map(({ organization }) => organization),
    byValue: new Map(
      beside.flatMap(({ organization, values: own }) => own.map((start) => [start, organization] as const)),
    ),
  }
}
