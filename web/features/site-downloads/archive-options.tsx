import type { UseFormRegisterReturn } from 'react-hook-form'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'

export interface ArchiveOptionsProps {
  rendersPages: boolean
  makesWacz: boolean
  renderPages: UseFormRegisterReturn
  makeWacz: UseFormRegisterReturn
}

/** How pages are saved, collapsed below a one-line summary. */
export function ArchiveOptions({ rendersPages, makesWacz, renderPages, makeWacz }: ArchiveOptionsProps) {
  const summary = [rendersPages ? 'as a browser shows them' : 'as sent', makesWacz ? 'WACZ' : null]
  return (
    <Disclosure title="Advanced Options" summary={summary.filter(Boolean).join(' · ')}>
      <Checkbox
        {...renderPages}
        label="Save pages as rendered in a browser"
        hint="For websites that need JavaScript. Takes longer."
      />
      <Checkbox
        {...makeWacz}
        label="Also make a web archive (WACZ)"
        hint="The original server responses, for web archive tools."
      />
    </Disclosure>
  )
}
