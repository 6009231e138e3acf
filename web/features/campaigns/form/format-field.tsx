import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import type { CampaignForm } from './use-campaign-form.ts'
import { useFormat } from './use-format.ts'

/** How the campaign's emails are written. */
export function FormatField({ form, isDisabled }: { form: CampaignForm; isDisabled: boolean }) {
  const format = useFormat(form)
  const isPlain = form.values.format === 'plain'
  return (
    <div className="flex flex-col gap-1.5">
      <SegmentedControl
        aria-label="Format of the email"
        className="self-start"
        value={form.values.format}
        onChange={(next) => !isDisabled && format.choose(next)}
        segments={[
          { value: 'html', label: 'Designed (HTML)' },
          { value: 'plain', label: 'Plain text' },
        ]}
      />
      <p className="text-faint text-xs">
        {isPlain
          ? 'Looks like a personal email: no formatting, no images, and no tracking unless you turn it on.'
          : 'With headings, images and buttons. Good for newsletters and announcements.'}
      </p>
      <Dialog
        isOpen={format.isAsking}
        onClose={format.cancel}
        size="sm"
        title="Which version do you want?"
        footer={
          <>
            <Button onClick={format.cancel}>Keep plain text</Button>
            <Button onClick={() => format.toHtml('kept')}>Former design</Button>
            <Button variant="primary" onClick={() => format.toHtml('text')}>
              Use my text
            </Button>
          </>
        }
      >
        <p className="text-muted text-sm">
          You edited the text after switching to plain text. Start a new design with your text, or restore the previous
          design without those edits.
        </p>
      </Dialog>
    </div>
  )
}
