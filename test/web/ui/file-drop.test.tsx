import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Field } from '../../../web/ui/field.tsx'
import { FileDrop } from '../../../web/ui/file-drop.tsx'
import { userEvent } from '../support/user-event.ts'

const csv = new File(['email\n'], 'List.CSV', { type: 'text/csv' })
const pdf = new File(['%PDF'], 'list.pdf', { type: 'application/pdf' })

function show(file: File | null = null) {
  const onChange = vi.fn()
  const onRefused = vi.fn()
  render(
    <Field label="CSV File">
      <FileDrop file={file} onChange={onChange} onRefused={onRefused} accept=".csv,.txt" hint="up to 10 MB" />
    </Field>,
  )
  return { onChange, onRefused }
}

test('a chosen file is accepted', async () => {
  const { onChange } = show()
  await userEvent.upload(screen.getByLabelText(/CSV File/), csv)
  expect(onChange).toHaveBeenCalledWith(csv)
})

test('a dropped file is accepted by its extension, case-insensitively, and rejected otherwise', () => {
  const { onChange, onRefused } = show()
  const target = screen.getByText('Choose a file')
  fireEvent.drop(target, { dataTransfer: { files: [pdf] } })
  expect(onChange).not.toHaveBeenCalled()
  expect(onRefused).toHaveBeenCalledWith(pdf)
  fireEvent.drop(target, { dataTransfer: { files: [csv] } })
  expect(onChange).toHaveBeenCalledWith(csv)
})

test('the file is shown with its size and can be removed', async () => {
  const { onChange } = show(csv)
  expect(screen.getByText('6 B')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Remove List.CSV' }))
  expect(onChange).toHaveBeenCalledWith(null)
})
