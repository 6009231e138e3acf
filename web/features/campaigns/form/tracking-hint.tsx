import type { ReactNode } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import type { CampaignForm } from './use-campaign-form.ts'

const kinds = {
  opens: { field: 'track_opens', title: 'Opens are not tracked', button: 'Track opens' },
  clicks: { field: 'track_clicks', title: 'Clicks are not tracked', button: 'Track clicks' },
} as const

export interface TrackingHintProps {
  form: CampaignForm
  what: keyof typeof kinds
  isDisabled: boolean
  /** What the missing tracking means here. */
  children: ReactNode
}

/** Says that a setting needs tracking that is off, and offers a button to turn it on. */
export function TrackingHint({ form, what, isDisabled, children }: TrackingHintProps) {
  const { field, title, button } = kinds[what]
  if (form.values[field]) return null
  return (
    <Alert
      tone="warning"
      title={title}
      actions={
        <Button size="sm" disabled={isDisabled} onClick={() => form.setValue(field, true, { shouldDirty: true })}>
          {button}
        </Button>
      }
    >
      {children} In the EU, tracking requires recipients' consent.
    </Alert>
  )
}
