import { ChevronDown, Download } from 'lucide-react'
import { useState } from 'react'
import * as contact from '../../../../src/contracts/contacts/contact.ts'
import * as exportContactsContract from '../../../../src/contracts/contacts/export-contacts.ts'
import { download } from '../../../lib/call.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Allowed } from '../../../ui/allowed.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { popoverItemClass } from '../../../ui/popover-class.ts'
import { toast } from '../../../ui/toast.tsx'
import { toastFailure } from '../../../ui/toast-failure.ts'
import { filterOf } from '../api.ts'
import type { ContactsAddress } from '../contacts-address.ts'
import { exportFormats } from '../labels.ts'
import type { Chosen } from './use-contact-selection.ts'

export interface ExportButtonProps {
  /** Exported if nothing is selected: all contacts that match the list's filters. */
  address: ContactsAddress
  chosen: Chosen
  /** Label for screen readers in place of "Export", where the page has a second such button. */
  label?: string
}

/** Exports contacts as a file, in our format or another program's import format. Likely addresses are optional. */
export function ExportButton({ address, chosen, label }: ExportButtonProps) {
  const [isBusy, setIsBusy] = useState(false)
  const [withLikely, setWithLikely] = useState(false)
  async function save(format: exportContactsContract.ContactExportFormat) {
    const { contacts, matching } = chosen
    if (contacts.size > contact.CONTACT_IDS_MAX)
      return toast.error('Too many contacts to export one by one. Filter the list and export all matches instead')
    setIsBusy(true)
    try {
      const isPicked = contacts.size > 0 && !matching
      const { sort, order } = address
      const file = isPicked
        ? await download(exportContactsContract.exportChosenContacts, {
            body: { contact_ids: [...contacts.keys()], sort, order, format, include_likely: withLikely },
          })
        : await download(exportContactsContract.exportContacts, {
            query: {
              ...(matching?.filter ?? filterOf(address)),
              sort,
              order,
              format,
              include_likely: withLikely ? 'true' : 'false',
            },
          })
      if (file.blob.size === 0) toast.error('There are no contacts to export')
      else saveFile(file)
    } catch (error) {
      toastFailure(error, 'Export failed. Please try again.')
    }
    setIsBusy(false)
  }
  return (
    <Allowed to={[exportContactsContract.exportContacts, exportContactsContract.exportChosenContacts]}>
      <Popover
        aria-label="Export contacts"
        className="w-76 p-1"
        trigger={
          <Button icon={Download} trailingIcon={ChevronDown} isLoading={isBusy} aria-label={label}>
            Export
          </Button>
        }
      >
        {(close) => (
          <>
            <Checkbox
              className="border-line border-b px-2 pt-1.5 pb-2.5"
              label="Include likely addresses (marked)"
              hint="These weren't found on a page. They're guessed from the company's email pattern."
              checked={withLikely}
              onChange={(event) => setWithLikely(event.target.checked)}
            />
            <ul className="pt-1">
              {exportFormats.map(({ format, label: name, hint, icon: Icon }) => (
                <li key={format}>
                  <button
                    type="button"
                    className={`${popoverItemClass} hover:bg-hover`}
                    onClick={() => {
                      close()
                      void save(format)
                    }}
                  >
                    <Icon aria-hidden="true" className="size-4 shrink-0 text-faint" strokeWidth={1.75} />
                    <span className="flex-1">{name}</span>
                    <span className="text-faint text-xs">{hint}</span>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </Popover>
    </Allowed>
  )
}
