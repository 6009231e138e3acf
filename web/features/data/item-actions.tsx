import { ChevronDown, Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import * as contract from '../../../src/contracts/data.ts'
import type { DataType } from '../../../src/contracts/items.ts'
import { download } from '../../lib/call.ts'
import { messageOf } from '../../lib/call-error.ts'
import { formatNumber } from '../../lib/format.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.tsx'
import { useDeleteItems } from './api.ts'
import type { Matching } from './selection-bar.tsx'

/** A row's id is its item's id and its type, parted by an underscore. */
const itemIdOf = (rowId: string) => rowId.split('_', 1)[0] ?? ''

/** What is chosen: ticked rows, or everything that a filter matches. */
export interface Chosen {
  readonly selected: ReadonlySet<string>
  readonly matching: Matching | null
}

interface ActionLook {
  /** Read aloud in place of "Export" or "Delete", where the page has both a second time. */
  label?: string
}

/** The selected items of one type as a file. */
export function ExportButton({
  selected,
  matching,
  type,
  label,
}: Chosen & ActionLook & { type: DataType | undefined }) {
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
      toast.error(messageOf(error, 'Export failed. Please try again.'))
    } finally {
      setIsBusy(false)
    }
  }
  return (
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
  )
}

/** Deletes the selected items, after asking. */
export function DeleteButton({
  selected,
  matching,
  onDeleted,
  label,
}: Chosen & ActionLook & { onDeleted: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const remove = useDeleteItems()
  function ask() {
    if (selected.size === 0 && !matching) return toast.error('Please select items to delete')
    if (!matching && ![...selected].some(itemIdOf)) return toast.error('Unable to determine which items to delete')
    setIsAsking(true)
  }
  async function confirm() {
    try {
      const { data } = await remove.mutateAsync({
        body: matching ? { matching: matching.filter, up_to: matching.newestId } : { data_ids: [...selected] },
      })
      toast.success(`${formatNumber(data.deleted)} ${data.deleted === 1 ? 'item' : 'items'} deleted`)
      onDeleted()
    } catch (error) {
      toast.error(messageOf(error, 'Delete failed'))
    }
    setIsAsking(false)
  }
  return (
    <>
      <Button icon={Trash2} onClick={ask} aria-label={label}>
        Delete
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={`Are you sure you want to delete ${formatNumber(matching?.total ?? selected.size)} items?`}
        confirmLabel="Delete"
        isPending={remove.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void confirm()}
      >
        {matching ? 'Everything that the filters match goes, on every page. ' : null}
        They disappear from your data, exports and contacts. This cannot be undone.
      </ConfirmDialog>
    </>
  )
}
