import { Copy, MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { Kbd } from '../../../ui/kbd.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'

/** Dialogs, menus, toasts and other overlays. */
export function OverlaysGallery() {
  const [open, setOpen] = useState<'form' | 'confirm' | null>(null)
  return (
    <Card title="Overlays">
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => setOpen('form')}>Dialog</Button>
        <Button variant="danger" onClick={() => setOpen('confirm')}>
          Confirm
        </Button>
        <Menu trigger={<IconButton icon={MoreHorizontal} label="More" variant="secondary" />}>
          <MenuItem icon={Pencil}>Rename</MenuItem>
          <MenuItem icon={Copy} isDisabled>
            Duplicate
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={Trash2} isDanger>
            Delete
          </MenuItem>
        </Menu>
        <Popover trigger={<Button>Popover</Button>} align="start" aria-label="Example">
          <p className="p-4 text-muted">Any content. Press Escape or click outside to close.</p>
        </Popover>
        <Tooltip content="Pages the site asks crawlers to skip">
          <Button variant="ghost">Tooltip</Button>
        </Tooltip>
        <Avatar name="Ada Obi" size="sm" />
        <Avatar name="Ngozi" />
        <Avatar name="Zoë" size="lg" />
        <Kbd>/</Kbd>
        <CopyButton value="hello@example.com" />
      </div>
      <Dialog
        isOpen={open === 'form'}
        onClose={() => setOpen(null)}
        title="Import CSV"
        description="The CSV must contain 'email' or 'phone' columns and may contain 'name'."
        footer={
          <>
            <Button onClick={() => setOpen(null)}>Cancel</Button>
            <Button variant="primary" onClick={() => setOpen(null)}>
              Import
            </Button>
          </>
        }
      >
        <Field label="Source Name" isRequired>
          <Input placeholder="Spring list" />
        </Field>
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        title="Delete 12 items?"
        confirmLabel="Delete"
        isDanger
        onConfirm={() => setOpen(null)}
        onCancel={() => setOpen(null)}
      >
        Are you sure you want to delete 12 items? This cannot be undone.
      </ConfirmDialog>
    </Card>
  )
}
