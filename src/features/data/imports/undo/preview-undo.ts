import type { UndoPreview } from '../../../../contracts/data/imports.ts'
import type { ServiceContext } from '../../../../core/context.ts'
import { heavyStep } from '../../../../core/heavy-steps.ts'
import { requireUndoable } from './undo-import.ts'
import { contactsToUndo, type UndoneContact } from './undo-scope.ts'

const MENTIONS_AT_ONCE = 500

/**
 * Counts what undoing an import would do now.
 *
 * @throws not_found
 * @throws conflict if it cannot be undone
 */
export async function previewUndo(ctx: ServiceContext, id: string): Promise<UndoPreview> {
  const { source } = await requireUndoable(ctx, id)
  const counts = { removed: 0, restored: 0, kept: 0 }
  const leaving = new Map<number, number>()
  const count = ({ fate, organizationNumber }: UndoneContact) => {
    counts[fate]++
    if (fate === 'removed' && organizationNumber !== null)
      leaving.set(organizationNumber, (leaving.get(organizationNumber) ?? 0) + 1)
  }
  for (const kind of ['person', 'organization'] as const) {
    let after: string | null = null
    do {
      const scope = { source, importId: id, kind }
      const from: string | null = after
      const read: Awaited<ReturnType<typeof contactsToUndo>> = await heavyStep(ctx, () =>
        contactsToUndo(ctx, scope, from, MENTIONS_AT_ONCE, leaving),
      )
      for (const contact of read.contacts) count(contact)
      after = read.next
    } while (after !== null)
  }
  return counts
}
