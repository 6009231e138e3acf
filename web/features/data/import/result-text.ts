import type { ImportReport } from '../../../../src/contracts/data/data-additions.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { formatNumber } from '../../../lib/format.ts'

/** The result of an import, or of undoing it, in a sentence or two. */
export function resultText({
  state,
  undo,
  taken,
  rows,
  total_rows,
  new_contacts,
  joined_contacts,
}: ImportReport): string {
  if (undo?.state === 'running') return `Being undone: ${pluralize(undo.removed, 'contact')} deleted so far.`
  if (undo) {
    const kept = undo.kept > 0 ? ` ${pluralize(undo.kept, 'contact')} changed or used since stayed.` : ''
    return `Undone: ${pluralize(undo.removed, 'contact')} deleted, ${formatNumber(undo.restored)} restored.${kept}`
  }
  const total = total_rows ?? rows
  if (state === 'cancelled')
    return `Cancelled after ${formatNumber(rows)} of ${pluralize(total, 'row')}. ${formatNumber(taken)} were imported and stay.`
  if (state === 'failed') return `Stopped after ${formatNumber(rows)} of ${pluralize(total, 'row')}.`
  if (state !== 'finished') return `${formatNumber(rows)} of ${pluralize(total, 'row')} so far.`
  const contacts =
    new_contacts === null
      ? ''
      : ` ${pluralize(new_contacts, 'new contact')}, ${formatNumber(joined_contacts ?? 0)} merged.`
  return `${formatNumber(taken)} of ${pluralize(rows, 'row')} imported.${contacts}`
}
