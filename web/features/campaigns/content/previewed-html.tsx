import { Monitor, Smartphone } from 'lucide-react'
import { MessageFrame, type Scheme } from '../../../ui/message-frame.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'

/** The width and the colors in which an email is shown. */
export interface PreviewLook {
  readonly width: 'desktop' | 'mobile'
  readonly scheme: Scheme
}
export const FIRST_LOOK: PreviewLook = { width: 'desktop', scheme: 'light' }

export interface PreviewedHtmlProps {
  html: string
  title: string
  look: PreviewLook
  onLook: (look: PreviewLook) => void
}

/** An email as it looks, in the width and the colors that were chosen. */
export function PreviewedHtml({ html, title, look, onLook }: PreviewedHtmlProps) {
  const { width, scheme } = look
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <SegmentedControl
          aria-label="Width of the preview"
          value={width}
          onChange={(next) => onLook({ ...look, width: next })}
          segments={[
            { value: 'desktop', label: 'Desktop', icon: Monitor },
            { value: 'mobile', label: 'Phone', icon: Smartphone },
          ]}
        />
        <SegmentedControl
          aria-label="Colours of the preview"
          value={scheme}
          onChange={(next) => onLook({ ...look, scheme: next })}
          segments={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
            { value: 'inverted', label: 'Dark, inverted' },
          ]}
        />
      </div>
      {scheme === 'light' ? null : <p className="text-faint text-xs">{schemeTexts[scheme]}</p>}
      <MessageFrame title={title} html={html} scheme={scheme} isNarrow={width === 'mobile'} />
    </>
  )
}

const schemeTexts = {
  dark: "As Apple Mail shows it in dark mode, using the message's own dark styles.",
  inverted: 'A simulation of Gmail and Outlook, which invert colours automatically.',
} as const
