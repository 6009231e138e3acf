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

/** A row's id is its item's id and its type, parted by an underscore. */
const itemIdOf = (rowId: string) => rowId.split('_', 1)[0] ?? ''

/** The selected items of one type as a file. */
export function ExportButton({ selected, type }: { selected: ReadonlySet<string>; type: DataType | undefined }) {
  const [isBusy, setIsBusy] = useState(false)
  async function save(format: contract.ExportFormat) {
    if (selected.size === 0) return toast.error('Please select items to export')
    if (!type) return toast.error('Please select a specific data type (Emails, Phones, etc.) to export')
    setIsBusy(true)
    try {
      const body = { format, ids: [...selected].map(itemIdOf) }
      const file = await download(contract.exportSelection, { params: { type }, body })
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
        <Button icon={Download} trailingIcon={ChevronDown} isLoading={isBusy}>
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
export function DeleteButton({ selected, onDeleted }: { selected: ReadonlySet<string>; onDeleted: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const remove = useDeleteItems()
  function ask() {
    if (selected.size === 0) return toast.error('Please select items to delete')
    if (![...selected].some(itemIdOf)) return toast.error('Unable to determine which items to delete')
    setIsAsking(true)
  }
  async function confirm() {
    try {
      const { data } = await remove.mutateAsync({ body: { data_ids: [...selected] } })
      toast.success(`${formatNumber(data.deleted)} ${data.deleted === 1 ? 'item' : 'items'} deleted`)
      onDeleted()
    } catch (error) {
      toast.error(messageOf(error, 'Delete failed'))
    }
    setIsAsking(false)
  }
  return (
    <>
      <Button icon={Trash2} onClick={ask}>
        Delete
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={`Are you sure you want to delete ${formatNumber(selected.size)} items?`}
        confirmLabel="Delete"
        isPending={remove.isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void confirm()}
      >
        They disappear from your data, exports and contacts. This cannot be undone.
      </ConfirmDialog>
    </>
  )
}
