import { Send } from 'lucide-react'
import { useState } from 'react'
import { writeToAudience } from '../../../../src/contracts/campaigns/audiences.ts'
import { Allowed } from '../../../ui/allowed.tsx'
import { Button, type ButtonProps } from '../../../ui/button.tsx'
import { AudienceDialog } from './audience-dialog.tsx'
import type { AudienceSource } from './audience-values.ts'

export interface WriteToButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  source: AudienceSource
  /** What the source is: "acme.com", "12 contacts". */
  name: string
}

/** "Write to these": starts a campaign to everybody who matches a filter, on every page of its list. */
export function WriteToButton({ source, name, ...look }: WriteToButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Allowed to={writeToAudience}>
      <Button {...look} icon={Send} onClick={() => setIsOpen(true)}>
        Write to these
      </Button>
      {isOpen ? <AudienceDialog source={source} name={name} onClose={() => setIsOpen(false)} /> : null}
    </Allowed>
  )
}
