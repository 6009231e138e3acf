import { Dialog } from '../../../ui/dialog.tsx'
import { Kbd } from '../../../ui/kbd.tsx'

const SHORTCUTS: readonly { keys: readonly string[]; text: string }[] = [
  { keys: ['J', '↓'], text: 'Next row' },
  { keys: ['K', '↑'], text: 'Previous row' },
  { keys: ['Enter'], text: 'Open the contact' },
  { keys: ['X'], text: 'Select or deselect the row' },
  { keys: ['Shift + X'], text: 'Select from the last selected row to this one' },
  { keys: ['Shift + ↓', 'Shift + ↑'], text: 'Extend the selection' },
  { keys: ['/'], text: 'Search contacts' },
  { keys: ['?'], text: 'Show these shortcuts' },
]

/** The keyboard shortcuts of the contacts list. */
export default function RowKeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title="Keyboard shortcuts" size="sm">
      <dl className="flex flex-col gap-3 text-sm">
        {SHORTCUTS.map(({ keys, text }) => (
          <div key={text} className="flex items-center justify-between gap-4">
            <dt className="text-ink">{text}</dt>
            <dd className="flex shrink-0 gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
