import { render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ConfirmDialog, type ConfirmDialogProps } from '../../../web/ui/confirm-dialog.tsx'
import { userEvent } from '../support/user-event.ts'

function show(props: Partial<ConfirmDialogProps> = {}) {
  const onConfirm = vi.fn()
  const onCancel = vi.fn()
  render(
    <ConfirmDialog
      isOpen
      title="Delete 2 items?"
      confirmLabel="Delete"
      onConfirm={onConfirm}
      onCancel={onCancel}
      {...props}
    >
      Are you sure you want to delete 2 items?
    </ConfirmDialog>,
  )
  return { onConfirm, onCancel }
}

test('it is an alert dialog named by its title, and confirms once', async () => {
  const { onConfirm, onCancel } = show({ isDanger: true })
  expect(await screen.findByRole('alertdialog', { name: 'Delete 2 items?' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(onConfirm).toHaveBeenCalledTimes(1)
  expect(onCancel).not.toHaveBeenCalled()
})

test('a double click confirms once', async () => {
  const { onConfirm } = show({ isDanger: true, isPending: false })
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Delete' }))
  expect(onConfirm).toHaveBeenCalledTimes(1)
})

test('a destructive one focuses Cancel, so that Enter destroys nothing', async () => {
  const { onConfirm, onCancel } = show({ isDanger: true })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' })))
  await userEvent.keyboard('{Enter}')
  expect(onConfirm).not.toHaveBeenCalled()
  expect(onCancel).toHaveBeenCalledTimes(1)
})

test('Escape cancels, but not while the action is running', async () => {
  const idle = show()
  await userEvent.keyboard('{Escape}')
  expect(idle.onCancel).toHaveBeenCalledTimes(1)
})

test('while pending nothing can be clicked and Escape does nothing', async () => {
  const { onConfirm, onCancel } = show({ isPending: true })
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(onConfirm).not.toHaveBeenCalled()
  expect(onCancel).not.toHaveBeenCalled()
})

test('closed, it shows nothing', () => {
  show({ isOpen: false })
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
