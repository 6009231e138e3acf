import { useState } from 'react'
import { SELECTED_MAX } from '../../../../src/contracts/campaigns/limits.ts'
import type { SelectableContact } from '../../../../src/contracts/campaigns/recipients.ts'
import { formatNumber } from '../../../lib/format.ts'
import { toast } from '../../../ui/toast.tsx'
import type { ChosenContact } from './recipient-choice.ts'

/** The contacts that are selected, over all pages of a list. Suppressed ones cannot be. */
export function useContactSelection(chosen: readonly ChosenContact[], listed: readonly SelectableContact[]) {
  const [picked, setPicked] = useState<ReadonlyMap<string, ChosenContact>>(
    () => new Map(chosen.map((contact) => [contact.id, contact])),
  )
  const byId = new Map(listed.map((contact) => [contact.id, contact]))
  function select(ids: ReadonlySet<string>) {
    const next = [...ids].flatMap((id) => {
      const contact = picked.get(id) ?? byId.get(id)
      return contact && !byId.get(id)?.is_suppressed ? [[id, asChosen(contact)] as const] : []
    })
    if (next.length > SELECTED_MAX)
      return toast.error(`At most ${formatNumber(SELECTED_MAX)} contacts can be chosen one by one`)
    setPicked(new Map(next))
  }
  return { picked, selection: { selected: new Set(picked.keys()), onChange: select } }
}

const asChosen = ({ id, name, email, phone }: ChosenContact): ChosenContact => ({ id, name, email, phone })
