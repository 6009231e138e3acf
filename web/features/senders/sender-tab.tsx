import { type ReactNode, useState } from 'react'
import { DeleteSenderDialog, type DeleteSenderDialogProps } from './delete-sender-dialog.tsx'
import type { SenderActions } from './sender-card.tsx'
import { SenderList, type SenderListProps } from './sender-list.tsx'
import type { Sender } from './sender-words.ts'
import { useSenderChanges } from './use-sender-changes.ts'

/** What a card needs besides its configuration. */
export interface SenderCardContext<Config extends Sender, Deed extends string> {
  /** Null for viewers with read-only access. */
  readonly deeds: SenderActions<Config> | null
  /** Whether an action on it is pending. */
  readonly isBusy: boolean
  /** Opens the dialog for an action. */
  readonly ask: (deed: Deed) => (config: Config) => void
}

export interface SenderTabViewProps<Config extends Sender, Deed extends string>
  extends Omit<SenderListProps<Config>, 'card'> {
  canEdit: boolean
  update: Parameters<typeof useSenderChanges>[0]
  remove: DeleteSenderDialogProps['remove']
  card: (config: Config, context: SenderCardContext<Config, Deed>) => ReactNode
  /** The dialog for each action but the deletion. */
  dialogs: Readonly<Record<Deed, (config: Config, onClose: () => void) => ReactNode>>
}

/** The account's configurations of one channel, and the dialog for an action on one of them. */
export function SenderTab<Config extends Sender, Deed extends string>(
  props: SenderTabViewProps<Config, Deed | 'edit' | 'test'>,
) {
  const { canEdit, update, remove, card, dialogs, ...list } = props
  const changes = useSenderChanges(update)
  // A copy of the configuration from when the dialog opened: a refetch must not change what the dialog names.
  const [asked, setAsked] = useState<{ deed: Deed | 'edit' | 'test' | 'delete'; config: Config } | null>(null)
  const ask = (deed: Deed | 'edit' | 'test' | 'delete') => (config: Config) => setAsked({ deed, config })
  const close = () => setAsked(null)
  const deeds = {
    onEdit: ask('edit'),
    onTest: ask('test'),
    onDelete: ask('delete'),
    onSetDefault: changes.setDefault,
    onToggle: changes.toggle,
  }
  return (
    <>
      <SenderList
        {...list}
        card={(config) => card(config, { deeds: canEdit ? deeds : null, isBusy: changes.busyId === config.id, ask })}
      />
      {asked === null ? null : asked.deed === 'delete' ? (
        <DeleteSenderDialog config={asked.config} remove={remove} onClose={close} />
      ) : (
        dialogs[asked.deed as Deed | 'edit' | 'test'](asked.config, close)
      )}
    </>
  )
}
