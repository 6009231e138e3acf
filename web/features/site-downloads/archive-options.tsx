import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react'
import { ChevronRight } from 'lucide-react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Checkbox } from '../../ui/checkbox.tsx'
import { cn } from '../../ui/cn.ts'

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
    <Disclosure as="div" className="border-line border-y py-1">
      {({ open }) => (
        <>
          <DisclosureButton className="-mx-1 flex w-[calc(100%+0.5rem)] items-center gap-1.5 rounded-md px-1 py-1.5 text-left text-sm hover:bg-hover pointer-coarse:min-h-10">
            <ChevronRight
              aria-hidden="true"
              className={cn('size-4 shrink-0 text-faint transition-transform', open && 'rotate-90')}
              strokeWidth={1.75}
            />
            <span className="font-medium text-ink">Advanced Options</span>
            <span className="ml-auto truncate text-faint text-xs">{summary.filter(Boolean).join(' · ')}</span>
          </DisclosureButton>
          {/* Hidden rather than unmounted, so that the form keeps its values. */}
          <DisclosurePanel static hidden={!open} className="flex flex-col gap-4 py-3">
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
          </DisclosurePanel>
        </>
      )}
    </Disclosure>
  )
}
