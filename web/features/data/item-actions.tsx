import { ChevronDown, Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import * as contract from '../../../src/contracts/data/data.ts'
import type { DataType } from '../../../src/contracts/data/items.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { download } from '../../lib/call.ts'
import { formatNumber } from '../../lib/format.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useDeleteItems } from './api.ts'
import type { Chosen } from './use-selection.ts'

/** A row's id consists of its item's id and its type, separated by an underscore. */
const itemIdOf = (rowId: string) => rowId.split('_', 1)[0] ?? ''

interface ActionProps {
  chosen: Chosen

  /** Label for screen readers in place of "Export" or "Delete", where the page has a second such button. */
  label?: string
}

/** Exports the selected items of one type as a file. */
export function ExportButton({ chosen, type, label }: ActionProps & { type: DataType | undefined }) {
  const { selected, matching } = chosen
  const [isBusy, setIsBusy] = useState(false)
  async function save(format: contract.ExportFormat) {
    if (selected.size === 0 && !matching) return toast.error('Please select items to export')
    if (!type) return toast.error('Please select a specific data type (Emails, Phones, etc.) to export')
    setIsBusy(true)
    try {
      const params = { type }
      const file = matching
        ? await download(contract.exportType, { params, query: { ...matching.filter, format } })
        : await download(contract.exportSelection, { params, body: { format, ids: [...selected].map(itemIdOf) } })
      if (file.blob.size === 0) toast.error('No data to export')
      else saveFile(file)
    } catch (error) {
      toastFailure(error, 'Export failed. Please try again.')
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Allowed to={[contract.exportType, contract.exportSelection]}>
      <Menu
        trigger={
          <Button icon={Download} trailingIcon={ChevronDown} isLoading={isBusy} aria-label={label}>
            Export
          </Button>
        }
      >
        <MenuItem onSelect={() => void save('csv')}>CSV</MenuItem>
        <MenuItem onSelect={() => void save('json')}>JSON</MenuItem>
      </Menu>
    </Allowed>
  )
}

/** Deletes the selected items after confirmation: exactly those that were confirmed, even if the list reloads. */
export function DeleteButton({ chosen, onDeleted, label }: ActionProps & { onDeleted: () => void }) {
  const [asked, setAsked] = useState<Chosen>(chosen)
  const [isAsking, setIsAsking] = useState(false)
  const remove = useDeleteItems()
  function ask() {
    const { selected, matching } = chosen
    if (selected.size === 0 && !matching) return toast.error('Please select items to delete')
    if (!matching && ![...selected].some(itemIdOf)) return toast.error('Unable to determine which items to delete')
    setAsked(chosen)
    setIsAsking(true)
  }
  async function confirm() {
    const { selected, matching } = asked
    try {
      const { data } = await remove.mutateAsync({
        body: matching ? { matching: matching.filter, up_to: matching.newestId } : { data_ids: [...selected] },
      })
      toast.success(`${pluralize(data.deleted, 'item')} deleted`)
      onDeleted()
    } catch (error) {
      toastFailure(error, 'Delete failed')
    }
    setIsAsking(false)
  }
  return (
    <>
      <Allowed to={contract.remove}>
        <Button icon={Trash2} onClick={ask} aria-label={label}>
          Delete
        </Button>
      </Allowed>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={`Are you sure you want to delete ${pluralize(asked.matching?.total ?? asked.selected.size, 'item')}?`}
        confirmLabel="Delete"
        isPending={remove.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void confirm()}
      >
        {whatElseGoes(asked)} Deleted items disappear from your data, exports and contacts. This can't be undone.
      </ConfirmDialog>
    </>
  )
}

/** A note about selected items that the list does not currently show. */
function whatElseGoes({ selected, matching, outOfSight }: Chosen): string | null {
  if (matching) return 'Everything that matches the filters will be deleted, on every page.'
  if (outOfSight === 0) return null
  if (outOfSight === selected.size) return "None of these are on the page you're viewing."
  return `${formatNumber(outOfSight)} of them ${outOfSight === 1 ? 'is' : 'are'} not on this page.`
}
