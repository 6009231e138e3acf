import { render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Table, type TableColumn, type TableSort } from '../../../web/ui/table.tsx'
import { userEvent } from '../support/user-event.ts'

interface Row {
  id: string
  name: string
}
const rows: readonly Row[] = [
  { id: 'a', name: 'Ada' },
  { id: 'b', name: 'Ben' },
  { id: 'c', name: 'Cleo' },
]
const columns: readonly TableColumn<Row>[] = [
  { id: 'name', header: 'Name', isPrimary: true, isSortable: true, cell: (row) => row.name },
  { id: 'key', header: 'Key', cell: (row) => row.id },
]

function Sample({ initial = [], onOpen }: { initial?: string[]; onOpen?: (row: Row) => void }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(initial))
  return (
    <>
      <Table
        caption="People"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        rowLabel={(row) => row.name}
        selection={{ selected, onChange: setSelected }}
        onOpen={onOpen}
      />
      <output>{[...selected].sort().join(' ')}</output>
    </>
  )
}
const selection = () => screen.getByRole('status').textContent
const all = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows' })

test('it is a table with a caption and column headers', () => {
  render(<Sample />)
  const table = screen.getByRole('table', { name: 'People' })
  expect(within(table).getAllByRole('row')).toHaveLength(4)
  expect(within(table).getByRole('columnheader', { name: 'Key' })).toBeTruthy()
})

test('a row is selected and deselected by its checkbox, which does not open it', async () => {
  const onOpen = vi.fn()
  render(<Sample onOpen={onOpen} />)
  const ben = screen.getByRole('checkbox', { name: 'Select Ben' })
  await userEvent.click(ben)
  expect(selection()).toBe('b')
  expect(all().indeterminate).toBe(true)
  await userEvent.click(ben)
  expect(selection()).toBe('')
  expect(onOpen).not.toHaveBeenCalled()
})

test('select all selects and clears the shown rows, and does not affect rows of other pages', async () => {
  render(<Sample initial={['b', 'elsewhere']} />)
  await userEvent.click(all())
  expect(selection()).toBe('a b c elsewhere')
  expect(all().checked).toBe(true)
  await userEvent.click(all())
  expect(selection()).toBe('elsewhere')
})

test('a row opens by clicking anywhere and by keyboard, once each', async () => {
  const onOpen = vi.fn()
  render(<Sample onOpen={onOpen} />)
  await userEvent.click(screen.getByRole('cell', { name: 'c' }))
  expect(onOpen).toHaveBeenLastCalledWith(rows[2])
  screen.getByRole('button', { name: 'Ada' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(onOpen).toHaveBeenLastCalledWith(rows[0])
  expect(onOpen).toHaveBeenCalledTimes(2)
})

test('a sortable header shows its direction and reverses it', async () => {
  const onSort = vi.fn<(sort: TableSort) => void>()
  const sort: TableSort = { columnId: 'name', direction: 'ascending' }
  render(<Table caption="People" columns={columns} rows={rows} rowKey={(row) => row.id} sort={sort} onSort={onSort} />)
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending')
  expect(screen.getByRole('columnheader', { name: 'Key' }).hasAttribute('aria-sort')).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Name' }))
  expect(onSort).toHaveBeenCalledWith({ columnId: 'name', direction: 'descending' })
})
