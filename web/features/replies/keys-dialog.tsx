import { Dialog } from '../../ui/dialog.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { INBOX_KEYS } from './inbox-keys.ts'

/** The keys of the inbox. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={onClose}
      title="Keyboard shortcuts"
      description="These work in the list and in a conversation, but not while you type."
    >
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1.5 text-sm">
        {INBOX_KEYS.map(({ key, does }) => (
          <div key={key} className="contents">
            <dt>
              <Kbd>{key === 'Escape' ? 'Esc' : key.toUpperCase()}</Kbd>
            </dt>
            <dd className="text-ink">{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
