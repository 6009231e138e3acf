import type { SubscriptionForm } from '../../../src/contracts/subscription-forms/subscription-forms.ts'
import { CopyLine } from '../../ui/copy-line.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** How to use a form: its page, and HTML for other websites. */
export function EmbedDialog({ form, onClose }: { form: SubscriptionForm; onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} size="lg" title={`Share ${form.name}`}>
      <div className="flex flex-col gap-5">
        <CopyLine label="Page" value={form.url} />
        <p className="text-sm">
          <TextLink href={form.url}>Open the page</TextLink>
        </p>
        <CopyLine label="HTML form" value={form.embed_html} />
        <p className="text-muted text-xs">
          Paste it into your website and style it as you like. A confirmation step keeps bots out.
        </p>
        <CopyLine label="Frame" value={form.frame_html} />
        <p className="text-muted text-xs">
          Shows the form inside your page. Only views of the page and the frame are counted.
        </p>
      </div>
    </Dialog>
  )
}
