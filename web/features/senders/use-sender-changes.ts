import { useState } from 'react'
import { toast } from '../../ui/toast.tsx'
import { toastNamedFailure } from '../../ui/toast-failure.ts'
import type { Sender } from './sender-words.ts'

type Change = { is_default: true } | { is_active: boolean }

/**
 * One-click changes of a sender card.
 *
 * @param update sends a change of one configuration
 */
export function useSenderChanges(update: (input: { params: { id: string }; body: Change }) => Promise<unknown>) {
  const [busyId, setBusyId] = useState<string | null>(null)
  async function change({ id }: Sender, body: Change, done: string, failed: string) {
    setBusyId(id)
    try {
      await update({ params: { id }, body })
      toast.success(done)
    } catch (error) {
      toastNamedFailure(error, failed)
    } finally {
      setBusyId(null)
    }
  }
  return {
    busyId,
    setDefault: (config: Sender) =>
      void change(config, { is_default: true }, `“${config.name}” is now the default`, 'Failed to set as default'),
    toggle: (config: Sender) =>
      void change(
        config,
        { is_active: !config.is_active },
        `“${config.name}” ${config.is_active ? 'deactivated' : 'activated'}`,
        'Failed to toggle status',
      ),
  }
}
