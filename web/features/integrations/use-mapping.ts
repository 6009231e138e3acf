import { useState } from 'react'
import type { Integration } from '../../../src/contracts/integrations/integrations.ts'
import { ownField } from '../../../src/rules/integrations/integration-fields.ts'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useUpdateIntegration } from './api.ts'
import { type Kind, LABELS, mappingOf, type Pair, pairsOf } from './field-pairs.ts'

/** The mapping of an integration's fields while it is edited, one kind of contact at a time. */
export function useMapping({ id, mapping }: Integration, ownFields: readonly string[]) {
  const [kind, setKind] = useState<Kind>('person')
  const [pairs, setPairs] = useState(() => pairsOf(mapping))
  const update = useUpdateIntegration()
  const shown = pairs[kind]
  const change = (next: readonly Pair[]) => setPairs({ ...pairs, [kind]: next })
  const free = [...Object.keys(LABELS[kind]), ...ownFields.map(ownField)].find((field) =>
    shown.every((pair) => pair.field !== field),
  )
  return {
    ...{ kind, setKind, isSaving: update.isPending },
    /** The pairs of this kind. */
    pairs: shown,
    isChanged: JSON.stringify(mappingOf(pairs)) !== JSON.stringify(mapping),
    /** Adds the first field that has no pair; null if all have one. */
    add:
      free === undefined
        ? null
        : () =>
            change([
              ...shown,
              { id: Math.max(-1, ...shown.map((pair) => pair.id)) + 1, field: free as Pair['field'], property: '' },
            ]),
    replace: (changed: Pair) => change(shown.map((pair) => (pair.id === changed.id ? changed : pair))),
    remove: (removed: Pair) => change(shown.filter((pair) => pair.id !== removed.id)),
    async save() {
      try {
        await update.mutateAsync({ params: { id }, body: { mapping: mappingOf(pairs) } })
        toast.success('Mapping saved')
      } catch (failure) {
        toastFailure(failure, "We couldn't save the mapping")
      }
    },
  }
}
