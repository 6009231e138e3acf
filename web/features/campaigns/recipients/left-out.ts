import type { AddedRecipients } from '../../../../src/contracts/campaigns/recipients.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import type { ImportedRecipients } from './imported-recipients.ts'

type Counts = Pick<AddedRecipients, 'added' | 'known' | 'invalid' | 'suppressed' | 'refused'>

/** The recipients of a new campaign compared with the count on its button. */
export interface Outcome {
  readonly wanted: number
  readonly added: number
  readonly isShort: boolean
  /** Why some recipients were excluded, one reason per line. */
  readonly reasons: readonly string[]
}

/**
 * How many of the chosen recipients were added to a new campaign, and how many were not.
 *
 * @param wanted the count on the button
 * @param imported result of the file, which is uploaded after the campaign is created
 */
export function outcomeOf(wanted: number, created: Counts, imported: ImportedRecipients | null): Outcome {
  // Rows that the file's own report lists are not counted again.
  const ofFile: Counts | null = imported && {
    ...imported,
    invalid: imported.invalid - imported.refused_rows,
    refused: imported.opted_out,
  }
  const sum = (of: (counts: Counts) => number) => of(created) + (ofFile ? of(ofFile) : 0)
  const added = sum((counts) => counts.added)
  const lines: [number, string, string][] = [
    [sum(({ suppressed }) => suppressed), 'is', 'on your suppression list'],
    [sum(({ known }) => known), 'was', 'duplicates'],
    [sum(({ invalid }) => invalid), 'has', 'no valid address'],
    [sum(({ refused }) => refused), 'was', 'skipped because they opted out'],
  ]
  const plural: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have' }
  return {
    wanted,
    added,
    isShort: added < wanted,
    reasons: lines.flatMap(([total, verb, rest]) =>
      total === 0 ? [] : `${pluralize(total, 'recipient')} ${total === 1 ? verb : plural[verb]} ${rest}`,
    ),
  }
}
