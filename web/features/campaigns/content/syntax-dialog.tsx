import { MESSAGE_SYNTAX } from '../../../../src/contracts/campaigns/message-syntax.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

/** What can be written in a message, with an example each. */
export function SyntaxDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Personalise a message"
      size="lg"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <dl className="flex flex-col gap-3">
        {MESSAGE_SYNTAX.map(({ code, text }) => (
          <div key={code} className="flex flex-col gap-1">
            <dt>
              <code className="wrap-anywhere text-ink text-xs">{code}</code>
            </dt>
            <dd className="text-muted text-sm">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-muted text-sm">
        Unknown fields are reported before sending, and recipients without a value are listed. Older syntax, such as{' '}
        {'{{#if company}}…{{/if}}'}, keep working.
      </p>
    </Dialog>
  )
}
